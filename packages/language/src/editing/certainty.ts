import type { Edit } from "./edit.ts";
import type { EditReason } from "./reasons.ts";

/**
 * Edits below this confidence are the least sure tenth. Of 558 edits of learners' sentences (JFLEG, the
 * development half, against its four human corrections) 8 % are below it; 64 % of those are what one of
 * the four did at that place, and 89 % of the others.
 */
const sureFrom = 0.85;

/** Where these are wrong the sentence means something else, whatever the confidence: 7 of 11 were right there. */
const changesMeaning: ReadonlySet<EditReason> = new Set(["confused-words", "more-exact-word"]);

/** Whether somebody should look at an edit, because it is less sure than others or may change the sense. */
export function isUncertain({ confidence, reason }: Edit): boolean {
  return confidence < sureFrom || changesMeaning.has(reason);
}
