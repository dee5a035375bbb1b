import { describe, expect, test } from "vitest";
import {
  bilingualKey,
  describeProgress,
  documentWarnings,
  failureOfRefusal,
  fileFolders,
  idOfKey,
  languageHintOf,
  originalKey,
  previousKey,
  reportKey,
  resultKey,
} from "./rules.ts";

test("the language of the pages hints at a first language, but English at none", () => {
  expect((["zh_CN", "es_ES", "pt_BR", "ja_JP", "en_US"] as const).map(languageHintOf)).toEqual([
    ...["zh", "es", "pt", "ja"],
    null,
  ]);
});

describe("progress", () => {
  const now = new Date("2026-03-02T09:00:10.000Z");
  const startedAt = new Date("2026-03-02T09:00:00.000Z");

  test("estimates the rest from the pace so far", () => {
    expect(describeProgress({ startedAt, done: 25, total: 100, ahead: 0 }, now)).toEqual({
      done: 25,
      total: 100,
      etaSeconds: 30,
      ahead: 0,
    });
  });

  test.each([
    ["before anything is done", { startedAt, done: 0, total: 100, ahead: 0 }],
    [
      "in the first seconds",
      { startedAt: new Date(now.getTime() - 1000), done: 5, total: 100, ahead: 0 },
    ],
    ["after the first of many paragraphs", { startedAt, done: 9, total: 100, ahead: 0 }],
    ["while waiting", { startedAt: null, done: 0, total: 0, ahead: 2 }],
  ])("makes no estimate %s", (_name, job) => {
    expect(describeProgress(job, now).etaSeconds).toBeNull();
  });
});

describe("warnings about a document", () => {
  test("are told once each, the weightiest first, and those about single edits not at all", () => {
    const met = ["unbalanced-field", "locked-text", "signed-document", "unbalanced-field"];
    expect(documentWarnings(met)).toEqual(["signed-document", "unbalanced-field"]);
  });
});

describe("a refused file", () => {
  const refused = (code: string) =>
    failureOfRefusal({ code, params: { found: "pdf" } }, "editing.engine-stopped");

  test.each([
    ["its code and what says it more exactly", "not-a-word-file", { found: "pdf" }],
    ["the code that a file without bytes has here", "empty-file", {}, "documents.file-empty"],
    ["the general reason when the code has no message", "no-such", {}, "editing.engine-stopped"],
  ])("keeps %s", (_name, code, params, known = code) => {
    expect(refused(code)).toEqual({ code: known, params });
  });
});

describe("where bytes lie", () => {
  const identity = "3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f";

  test("is in a folder that is swept, under an identity that the sweep can read", () => {
    const of = [originalKey, resultKey, bilingualKey, reportKey, previousKey];
    const keys = of.map((key) => key(identity));
    expect(keys.map((key) => key.split("/")[0]).sort()).toEqual([...fileFolders].sort());
    for (const key of keys) expect(idOfKey(key)).toBe(identity);
  });
});
