import { describe, expect, test } from "vitest";
import {
  bilingualKey,
  describeProgress,
  documentWarnings,
  failureOfRefusal,
  fileFolders,
  idOfKey,
  originalKey,
  paginate,
  reportKey,
  resultKey,
} from "./rules.ts";

describe("pagination", () => {
  test.each([
    ["the first page of nothing", undefined, 0, { page: 1, offset: 0 }],
    ["the page asked for", "2", 25, { page: 2, offset: 10 }],
    ["the last page for one too high", "9", 25, { page: 3, offset: 20 }],
    ["the last page when it is full", "3", 20, { page: 2, offset: 10 }],
    ["the first page for a word", "two", 25, { page: 1, offset: 0 }],
    ["the first page for zero", "0", 25, { page: 1, offset: 0 }],
    ["the first page for a negative number", "-1", 25, { page: 1, offset: 0 }],
    ["the first page for a fraction", "1.5", 25, { page: 1, offset: 0 }],
    ["the last page for an absurd number", "999999999", 25, { page: 3, offset: 20 }],
  ])("shows %s [S81 G-66]", (_name, asked, total, expected) => {
    expect(paginate(asked, total, 10)).toEqual({
      numberOfResults: total,
      pageSize: 10,
      ...expected,
    });
  });

  test("follows the server's page size alone [S81]", () => {
    expect(paginate("2", 25, 20)).toEqual({
      numberOfResults: 25,
      page: 2,
      pageSize: 20,
      offset: 20,
    });
  });
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
    const keys = [originalKey, resultKey, bilingualKey, reportKey].map((key) => key(identity));
    expect(keys.map((key) => key.split("/")[0]).sort()).toEqual([...fileFolders].sort());
    for (const key of keys) expect(idOfKey(key)).toBe(identity);
  });
});
