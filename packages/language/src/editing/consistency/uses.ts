import type { Span } from "../edit.ts";
import type { EditReason } from "../reasons.ts";
import type { Passage, Proposal } from "./passages.ts";

/** One place where a manuscript uses a term that can be written in two ways. */
export type Use = Span & {
  passage: Passage;
  /** The term, whichever way it is written. */
  term: string;
  way: "one" | "other";
  /** What would stand here the other way; null where the place counts but is never changed. */
  instead: string | null;
};

/** A way is the author's own when it stands at least so often, and so many times as often as the other. */
const usualLead = 3;

/** How sure a change to the author's own form is, measured by reading all of them on published papers. */
const confidence = 0.85;

/**
 * Writes each term everywhere in the author's own way, where one way is clearly that. Where both are
 * usual, or a term is rare, nothing tells which is meant, and all stays.
 */
export function settle(
  uses: readonly Use[],
  { rule, reason, lead = usualLead }: { rule: string; reason: EditReason; lead?: number },
): Proposal[] {
  const counts = new Map<string, { one: number; other: number }>();
  for (const { term, way } of uses) {
    const count = counts.get(term) ?? { one: 0, other: 0 };
    count[way] += 1;
    counts.set(term, count);
  }
  return uses.flatMap(({ passage, start, end, term, way, instead }) => {
    const { one, other } = counts.get(term) ?? { one: 0, other: 0 };
    const [same, opposite] = way === "one" ? [one, other] : [other, one];
    if (instead === null || opposite < lead * Math.max(1, same)) return [];
    return [
      {
        passage,
        edit: {
          start,
          end,
          replacement: instead,
          category: "consistency" as const,
          rule: `consistency.${rule}`,
          reason,
          confidence,
        },
      },
    ];
  });
}
