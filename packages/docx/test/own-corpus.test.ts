import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  DocxRefusal,
  openWordDocument,
  readSegments,
  writeTrackedChanges,
  writeTranslation,
} from "@curie/docx";
import { seededRandom } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { cleanCopyDamage } from "./clean-copies.ts";
import { fakeTranslation } from "./fake-translation.ts";
import { findDamage, judgeText, madeEdits } from "./invariants.ts";
import { readZip } from "./judge/zip.ts";
import { makeOwnCorpus, ownCorpus } from "./own-corpus/make.ts";
import { randomEdits } from "./random-edits.ts";
import { translationDamage } from "./translation-damage.ts";

/** No test of this file may be skipped: on a machine without ../shared these are the only files. */
const names = readdirSync(ownCorpus).sort();
const options = { author: "Curie", date: "2031-02-03T04:05:06Z" };
const read = (name: string) => readFileSync(join(ownCorpus, name));
const editable = names.filter((name) => !name.startsWith("refused-"));

function contents(file: Buffer = Buffer.of(0)): unknown {
  // Half a file cannot be unpacked: that it is there is enough.
  if (file.length === 900) return "cut off";
  if (!file.subarray(0, 2).equals(Buffer.from("PK"))) return file.toString("latin1");
  return readZip(file).entries.map(({ name, data }) => [name, Buffer.from(data ?? []).toString()]);
}

describe("our own corpus", () => {
  test("is in the tree, whole and as it was made", () => {
    const made = makeOwnCorpus();
    expect(names).toEqual([...made.keys()].sort());
    expect(names.length).toBeGreaterThanOrEqual(30);
    // Contents are compared, because two versions of zlib may pack them differently.
    for (const name of names) expect(contents(read(name)), name).toEqual(contents(made.get(name)));
  });

  test.each(names.filter((name) => name.startsWith("refused-")))("%s is, by its code", (name) => {
    const code = name.slice("refused-".length, -".docx".length);
    expect(() => openWordDocument(read(name))).toThrow(
      expect.objectContaining({ code, constructor: DocxRefusal }),
    );
  });

  test.each(editable)("%s is edited at random, and nothing else is different", (name) => {
    const file = read(name);
    const document = openWordDocument(file);
    let applied = 0;
    for (const seed of [1, 2, 3, 4, 5]) {
      const edits = randomEdits(document, seed, seed % 2 === 0 ? 0.8 : 0.2);
      const written = writeTrackedChanges(document, edits, options);
      expect(findDamage(file, written.bytes, options.author)).toEqual([]);
      const made = madeEdits(edits, written);
      expect(judgeText(document, written.bytes, made, options.author).damage).toEqual([]);
      expect(cleanCopyDamage(openWordDocument(written.bytes))).toEqual([]);
      applied += written.applied;
    }
    if (!["empty.docx", "only-equations.docx"].includes(name)) expect(applied).toBeGreaterThan(5);
  });

  test.each(editable)(
    "%s is translated into nonsense, and every object keeps its place",
    (name) => {
      const file = read(name);
      const { segments } = readSegments(openWordDocument(file));
      const random = seededRandom(7);
      const nonsense = new Map(
        segments.map((segment) => [segment.paragraph, fakeTranslation(segment, random)]),
      );
      const written = writeTranslation(openWordDocument(file), nonsense, { language: "en-US" });
      expect(written.applied).toBe(segments.length);
      expect(translationDamage(file, written.bytes)).toEqual([]);
    },
  );
});
