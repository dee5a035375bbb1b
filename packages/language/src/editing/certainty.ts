import type { Edit } from "./edit.ts";
import type { EditReason } from "./reasons.ts";
import { isHeldBack } from "./strength.ts";

/** The rule of the classifier that puts articles in. */
export const missingArticleRule = "classifier.missing-article";

/** The rule of the classifier that takes articles out, for authors in whose language they stand there. */
export const needlessArticleRule = "classifier.needless-article";

/** Edits below this confidence are the least sure ones; what confidence says is told in `calibration.ts`. */
const sureFrom = 0.85;

/** Where these are wrong the sentence means something else, whatever the confidence. */
const changesMeaning: ReadonlySet<EditReason> = new Set(["confused-words", "more-exact-word"]);

/** Whether a noun needs an article depends on what the reader knows already; a program cannot tell that. */
const dependsOnReader: ReadonlySet<string> = new Set([missingArticleRule, needlessArticleRule]);

/**
 * Whether somebody should look at an edit, because it is less sure than others or may change the sense.
 * Of a language model's edits those that choose another word; of all it says the same, which says nothing.
 */
export function isUncertain({ confidence, reason, rule, category }: Edit): boolean {
  if (isHeldBack(rule) || reason === "sentence-removed") return true;
  if (reason === "model") return category === "word-choice";
  // Every wording is another one there: what may say something else is marked by its meaning.
  if (reason === "clearer-wording" || reason === "shorter-wording") return false;
  return confidence < sureFrom || changesMeaning.has(reason) || dependsOnReader.has(rule);
}
