import type { Edit } from "./edit.ts";
import type { EditReason } from "./reasons.ts";

/**
 * Edits below this confidence are the least sure ones. Of 597 edits of learners' sentences (JFLEG, the
 * development half, against its four human corrections) 11 % are below it; 56 % of those are what one
 * of the four did at that place, and 91 % of the others. With those of `changesMeaning` it is 12 %.
 */
const sureFrom = 0.85;

/** Where these are wrong the sentence means something else, whatever the confidence. */
const changesMeaning: ReadonlySet<EditReason> = new Set(["confused-words", "more-exact-word"]);

/** Whether somebody should look at an edit, because it is less sure than others or may change the sense. */
export function isUncertain({ confidence, reason }: Edit): boolean {
  return confidence < sureFrom || changesMeaning.has(reason);
}
