/**
 * How much of a manuscript is changed. `proofread`: what is surely wrong; `correct`: also what is likely
 * wrong, each such edit marked; `clarify`: sentences that are hard to read, too; `shorten`: wording that
 * says the same in more words. The last two need a language model.
 */
export const editStrengths = ["proofread", "correct", "clarify", "shorten"] as const;

export type EditStrength = (typeof editStrengths)[number];

/** Whether only a language model can do it: rules and dictionaries rewrite no sentence. */
export function needsModel(strength: EditStrength): boolean {
  return strength === "clarify" || strength === "shorten";
}

/** What can be asked of an engine. */
export function availableStrengths({ engine }: { engine: string }): EditStrength[] {
  return editStrengths.filter((strength) => engine !== "local" || !needsModel(strength));
}

/** Before the name of a rule whose edit was held back in proofreading. */
const heldBack = "held-back.";

export const isHeldBack = (rule: string): boolean => rule.startsWith(heldBack);

export const heldBackRule = (rule: string): string => `${heldBack}${rule}`;
