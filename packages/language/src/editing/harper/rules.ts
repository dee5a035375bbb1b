import { once, tableRows } from "#data/tables.ts";
import { dataFile } from "#data/word-lists.ts";
import { categoryOf, type EditCategory, type EditReason, reasonOf } from "../reasons.ts";

/** What an allowed Harper rule proposes and why, and how often such a proposal is right. */
export type AllowedRule = { category: EditCategory; reason: EditReason; confidence: number };

/**
 * Harper's rules this product lets through; every other rule stays switched off.
 *
 * Harper knows 885 rules, written for all kinds of English. A rule is here because its description
 * names an error that exists in scholarly prose, because it is silent on published papers, and
 * because its replacement is the one an editor would choose. Measure again when Harper changes.
 */
export const allowedRules = once((): ReadonlyMap<string, AllowedRule> => {
  const columns = ["name", "category", "reason", "confidence"] as const;
  const rows = tableRows(dataFile("editing/harper-rules"), columns);
  return new Map(
    rows.map(([name, category, reason, confidence]) => [
      name,
      { category: categoryOf(category), reason: reasonOf(reason), confidence: Number(confidence) },
    ]),
  );
});
