import { once, tableRows } from "#data/tables.ts";
import { dataFile, withParts } from "#data/word-lists.ts";
import type { Edit } from "../edit.ts";

type Comma = { rule: string; pattern: RegExp; confidence: number };

const commas = once((): readonly Comma[] => {
  const columns = ["rule", "confidence", "flags", "find", "example"] as const;
  return tableRows(dataFile("editing/commas"), columns).map(([rule, confidence, flags, find]) => ({
    rule: `punctuation.${rule}`,
    pattern: new RegExp(withParts(find), `g${flags}`),
    confidence: Number(confidence),
  }));
});

/** Commas that nearly every editor sets and writers from other languages leave out. */
export function commaEdits(text: string): Edit[] {
  return commas().flatMap(({ rule, pattern, confidence }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      start: index,
      end: index,
      replacement: ",",
      category: "punctuation" as const,
      rule,
      reason: "comma-needed" as const,
      confidence,
    })),
  );
}
