import type { EditCategory, EditReason } from "../reasons.ts";

/**
 * One fixed wording and what an editor puts instead. `find` is a pattern of lower-case words matched
 * at word boundaries; `put` may use `$1` for a group, or be worked out of the groups.
 */
export type Phrase = {
  rule: string;
  reason: EditReason;
  find: string;
  put: Put;
  category: EditCategory;
  confidence: number;
};

/** A function is handed the groups by number; one that took no part is empty. */
type Put = string | ((group: (number: number) => string) => string);

/** Wordings that share their rule, reason and confidence. */
export function phrases(
  rule: string,
  category: EditCategory,
  reason: EditReason,
  confidence: number,
  pairs: Readonly<Record<string, Put>>,
): Phrase[] {
  return Object.entries(pairs).map(([find, put]) => ({
    rule,
    category,
    reason,
    confidence,
    find,
    put,
  }));
}
