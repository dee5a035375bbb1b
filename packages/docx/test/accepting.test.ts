import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DocxRefusal, openWordDocument, writeTrackedChanges } from "@curie/docx";
import { seededRandom } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { cleanCopyDamage } from "./clean-copies.ts";
import { corpusNames, sharedCorpus } from "./corpus-files.ts";
import { randomEdits } from "./random-edits.ts";

const folder = sharedCorpus();
const options = { author: "Curie", date: "2031-02-03T04:05:06Z" };

describe.skipIf(folder === null)("real files (needs ../shared)", () => {
  test("a clean copy of every third file, as it is and edited, reads like the accepted text", () => {
    if (folder === null) return;
    // `npm run corpus` takes all of them.
    const random = seededRandom(20_310_203);
    const names = corpusNames(folder).filter(() => random() < 1 / 3);
    let judged = 0;
    for (const [index, name] of names.entries()) {
      try {
        const original = openWordDocument(readFileSync(join(folder, name)));
        expect(cleanCopyDamage(original), name).toEqual([]);
        const edits = randomEdits(original, index + 1);
        const edited = openWordDocument(writeTrackedChanges(original, edits, options).bytes);
        expect(cleanCopyDamage(edited), `${name}, edited`).toEqual([]);
        judged++;
      } catch (error) {
        if (!(error instanceof DocxRefusal)) throw error; // Refusals are other tests' subject.
      }
    }
    expect(judged).toBeGreaterThanOrEqual(35);
  }, 120_000);
});
