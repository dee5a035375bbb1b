import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DocxRefusal } from "@curie/docx";
import { corpusNames, sharedCorpus } from "@curie/docx/corpus";
import { seededRandom } from "@curie/docx/testing";
import type { Edit, EditingEngine } from "@curie/language/editing";
import { protectedSpans } from "@curie/language/editing/facts";
import { describe, expect, test } from "vitest";
import { cleanCopy, editManuscript } from "../index.ts";
import { differs } from "./proof.ts";

const corpus = sharedCorpus() ?? "";
const isPresent = corpus !== "";
const every = 6;

/** Changes words that no protected range touches, and one paragraph in twenty changes a figure. */
function randomEngine(seed: number): EditingEngine & { forced: number } {
  const random = seededRandom(seed);
  const engine = {
    name: "random",
    version: "1",
    forced: 0,
    edit: async ({ paragraphs }: Parameters<EditingEngine["edit"]>[0]) =>
      paragraphs.map((paragraph): Edit[] => {
        if (!paragraph.editable) return [];
        const why = { category: "grammar", rule: "random", reason: "fixed-phrase" } as const;
        const edit = (start: number, word: string, replacement: string): Edit[] => [
          { start, end: start + word.length, replacement, confidence: 1, ...why },
        ];
        const figure = /(?<![\p{L}\p{N}])\d(?![\p{L}\p{N}])/u.exec(paragraph.text);
        if (figure && random() < 0.05) {
          engine.forced++;
          return edit(figure.index, figure[0], String((Number(figure[0]) + 1) % 10));
        }
        const kept = protectedSpans(paragraph);
        return [...paragraph.text.matchAll(/(?<![\p{L}\p{N}])[a-z]{3,}(?![\p{L}\p{N}])/gu)]
          .filter(({ 0: word, index }) =>
            kept.every(({ start, end }) => index + word.length < start || index > end),
          )
          .filter(() => random() < 0.1)
          .flatMap(({ 0: word, index }) => edit(index, word, `${word}s`));
      }),
    close: async () => {},
  };
  return engine;
}

describe.skipIf(!isPresent)("reports on real files (needs ../shared)", () => {
  const names = isPresent ? corpusNames(corpus).filter((_, index) => index % every === 0) : [];

  test("prove that every value is the same, and find the figures that were forced", async () => {
    let [values, changes, forced, found] = [0, 0, 0, 0];
    for (const [index, name] of names.entries()) {
      const engine = randomEngine(index + 1);
      const bytes = readFileSync(join(corpus, name));
      const options = { dialect: "american", date: "2026-11-18T09:30:00Z" } as const;
      const edited = await editManuscript(bytes, engine, options).catch((error: unknown) => {
        if (error instanceof DocxRefusal) return null;
        throw error;
      });
      if (!edited) continue;
      const { report } = edited;
      expect(report.proof.filter(differs), name).toEqual([]);
      expect(report.differences.every(differs), name).toBe(true);
      expect(cleanCopy(edited.bytes).length, name).toBeGreaterThan(0);
      values += report.proof.length;
      changes += edited.changes;
      forced += engine.forced;
      found += new Set(report.differences.map(({ place }) => place.paragraph)).size;
    }
    expect(values).toBeGreaterThan(1000);
    expect(changes).toBeGreaterThan(500);
    expect(forced).toBeGreaterThan(3);
    // The writer leaves out what has no safe place; all that it writes is found.
    expect(found).toBeGreaterThan(forced * 0.7);
    expect(found).toBeLessThanOrEqual(forced);
  }, 60_000);
});
