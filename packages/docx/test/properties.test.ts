import { DocxRefusal, openWordDocument, writeTrackedChanges } from "@curie/docx";
import { seededRandom } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { corpusFiles, sharedCorpus } from "./corpus-files.ts";
import { findDamage, judgeText, madeEdits } from "./invariants.ts";
import { pick } from "./random.ts";
import { randomEdits } from "./random-edits.ts";
import { randomWordFile } from "./random-files.ts";

const options = { author: "Curie", date: "2031-02-03T04:05:06Z" };

/** Edits at random, judges, and answers how many edits were made. */
function editAndJudge(file: Buffer, seed: number, share: number): number {
  const document = openWordDocument(file);
  const edits = randomEdits(document, seed, share);
  const written = writeTrackedChanges(document, edits, options);
  expect(findDamage(file, written.bytes, options.author)).toEqual([]);
  const made = madeEdits(edits, written);
  expect(judgeText(document, written.bytes, made, options.author).damage).toEqual([]);
  return written.applied;
}

describe("random edits of random files", () => {
  test("in built files: rejecting gives the original, accepting the text asked for", () => {
    let applied = 0;
    for (let seed = 0; seed < 150; seed++) {
      applied += editAndJudge(randomWordFile(seed), seed, seed % 2 === 0 ? 0.8 : 0.2);
    }
    expect(applied).toBeGreaterThan(800);
  });

  const corpus = sharedCorpus();
  test.skipIf(corpus === null)("in real files: the same (needs ../shared)", () => {
    const files = corpus === null ? [] : corpusFiles(corpus, 60_000);
    const random = seededRandom(16);
    let applied = 0;
    for (let seed = 0; seed < 30; seed++) {
      try {
        applied += editAndJudge(pick(random, files), seed, seed % 2 === 0 ? 0.8 : 0.1);
      } catch (error) {
        if (!(error instanceof DocxRefusal)) throw error;
      }
    }
    expect(applied).toBeGreaterThan(300);
  });

  test("built files read the same to the judge and to the package", () => {
    for (let seed = 0; seed < 60; seed++) {
      const file = randomWordFile(seed);
      const { lines } = judgeText(openWordDocument(file), file, new Map(), options.author);
      expect(lines, `seed ${seed}`).not.toBeNull();
    }
  });
});
