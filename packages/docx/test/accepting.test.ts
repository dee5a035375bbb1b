import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { WordDocument } from "@curie/docx";
import { acceptAll, openWordDocument, readChanges, writeTrackedChanges } from "@curie/docx";
import { describe, expect, test } from "vitest";
import { corpusNames, sharedCorpus } from "./corpus-files.ts";
import { randomEdits } from "./random-edits.ts";

const folder = sharedCorpus();

function openedFiles(): [string, WordDocument][] {
  if (folder === null) return [];
  return corpusNames(folder).flatMap((name): [string, WordDocument][] => {
    try {
      return [[name, openWordDocument(readFileSync(join(folder, name)))]];
    } catch {
      return []; // Refusals are other tests' subject.
    }
  });
}

/** The text of each story that has any, whatever paragraphs it is in. */
function storyTexts(document: WordDocument): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { story, text } of document.paragraphs) {
    if (text !== "") texts[story] = (texts[story] ?? "") + text;
  }
  return texts;
}

const paragraphTexts = (document: WordDocument): string[] =>
  document.paragraphs.map(({ text }) => text);

describe.skipIf(folder === null)("real files (skipped when the shared corpus is absent)", () => {
  test("a clean copy of every file, as it is and edited, reads like the accepted text", () => {
    const files = openedFiles();
    expect(files.length).toBeGreaterThanOrEqual(110);
    const options = { author: "Curie", date: "2031-02-03T04:05:06Z" };
    const structural = new Set(["paragraph-deleted", "row-deleted", "cell-deleted"]);
    for (const [index, [name, original]] of files.entries()) {
      const edits = randomEdits(original, index + 1);
      const edited = openWordDocument(writeTrackedChanges(original, edits, options).bytes);
      for (const document of [original, edited]) {
        const { bytes, warnings } = acceptAll(document);
        const copy = openWordDocument(bytes);
        expect(storyTexts(copy), name).toEqual(storyTexts(document));
        if (!readChanges(document).some(({ kind }) => structural.has(kind))) {
          expect(paragraphTexts(copy), name).toEqual(paragraphTexts(document));
        }
        if (warnings.length === 0) expect(readChanges(copy), name).toEqual([]);
      }
    }
  }, 120_000);
});
