import { once, tableRows } from "#data/tables.ts";
import { dataFile, withParts } from "#data/word-lists.ts";
import type { Edit } from "../edit.ts";

const places = once((): readonly { pattern: RegExp; confidence: number }[] => {
  const rows = tableRows(dataFile("editing/missing-articles"), [
    "confidence",
    "flags",
    "find",
    "example",
  ]);
  return rows.map(([confidence, flags, find]) => ({
    pattern: new RegExp(withParts(find), `g${flags}`),
    confidence: Number(confidence),
  }));
});

/**
 * An article that a singular noun cannot do without: "plays important role" → "plays an important
 * role". Only where fixed wordings show that the noun is counted and meant for the first time, and
 * what follows lets it stand alone: no other noun takes its place.
 */
export function articleEdits(text: string): Edit[] {
  return places().flatMap(({ pattern, confidence }) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index,
      replacement: /^(?:[aeio]|un(?!i))/.test(match[0]) ? "an " : "a ",
      category: "grammar" as const,
      rule: "grammar.missing-article",
      reason: "article-missing" as const,
      confidence,
    })),
  );
}
