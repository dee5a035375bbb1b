import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { corpusNames, sharedCorpus } from "../test/corpus-files.ts";
import { applyEdits, randomEdits } from "../test/random-edits.ts";
import { openWordDocument } from "./document.ts";
import { DocxRefusal } from "./refusals.ts";
import { writeTrackedChanges } from "./writing/tracked-changes.ts";

const corpus = sharedCorpus() ?? "";
const isPresent = corpus !== "";
const files = isPresent ? corpusNames(corpus) : [];

describe.skipIf(!isPresent)("real files (needs ../shared)", () => {
  test("every file is edited as asked or refused with a code, in under ten seconds [G-18]", () => {
    let edited = 0;
    for (const [index, name] of files.entries()) {
      const startedAt = performance.now();
      const bytes = readFileSync(join(corpus, name));
      try {
        const document = openWordDocument(bytes);
        const edits = randomEdits(document, index + 1);
        const options = { author: "Curie", date: "2031-02-03T04:05:06Z" };
        const written = writeTrackedChanges(document, edits, options);
        const left = new Set(written.warnings.map((warning) => warning.edit));
        const again = openWordDocument(written.bytes);
        for (const paragraph of document.paragraphs) {
          const made = (edits.get(paragraph.id) ?? []).filter((edit) => !left.has(edit));
          expect(again.paragraphs[paragraph.id]?.text, name).toBe(applyEdits(paragraph, made));
        }
        edited++;
      } catch (error) {
        if (!(error instanceof DocxRefusal)) throw error;
      }
      expect(performance.now() - startedAt, name).toBeLessThan(10_000);
    }
    expect(files.length).toBe(150);
    expect(edited).toBeGreaterThanOrEqual(116);
  }, 120_000);

  test("every manuscript is edited and nothing in its prose is left out for want of a place", () => {
    for (const name of files.filter((file) => file.startsWith("manuscripts-en/"))) {
      const document = openWordDocument(readFileSync(join(corpus, name)));
      const edits = new Map(
        document.paragraphs
          .filter(
            (item) => item.editable && item.kind === "text" && /^[A-Z][a-z]+ /.test(item.text),
          )
          .filter((item) => !item.locked.some((span) => span.start < item.text.indexOf(" ")))
          .map((item) => [
            item.id,
            [{ start: 0, end: item.text.indexOf(" "), replacement: "Xyz" }],
          ]),
      );
      const options = { author: "Curie", date: "2031-02-03T04:05:06Z" };
      const written = writeTrackedChanges(document, edits, options);
      expect(written.warnings, name).toEqual([]);
      expect(written.applied).toBe(edits.size);
    }
  }, 60_000);
});
