import { wordList } from "#data/word-lists.ts";
import type { Paragraph } from "./sentence.ts";

/** Where a verb has its base form or a plural form by right, whatever its subject: wishes, demands, questions. */

const asking =
  /^(?:(?:suggest|recommend|requir|propos|demand|insist|ensur|request|advis|urg|ask|prefer|order|wish|advocat|desir|mandat|stipulat)(?:e|es|ed|s|ing|ation|ations|ment|ments|al|ence)?|important|essential|necessary|imperative|critical|vital|crucial|desirable|better|lest|crucially|so)$/;
const conditions = /^(?:if|though|although|unless|until|till|whether|as|lest)$/;
// "important to note that the gene play": what is told is no demand.
const telling =
  /^(?:note|know|see|show|find|say|state|observe|mention|remember|understand|indicate|indicates|indicated|showed|shows|found|realize|recognize|highlight|emphasize|stress|report|reported|believe|think|conclude|assume)$/;

const showing = wordList("things-that-show");

/** The form whose number is wrong: "are" is never a wish, and only "were" is a condition. */
type Found = { kind: "is" | "base" | "third"; base: string };

/** "if the method were", "we recommend that the patient take": the form is right as it stands. */
export function mayWantBaseForm(
  { lower, words }: Paragraph,
  from: number,
  found: Found | null = null,
): boolean {
  // "figures used as a probe for analysis are": what follows may be no clause.
  if (lower[from - 1] === "as") return true;
  if (found?.base === "are") return false;
  const condition = words[from]?.opensSentence ? "" : (lower[from - 1] ?? "");
  if (found && conditions.test(condition))
    return found?.base === "were"
      ? !/^(?:although|whether)$/.test(condition)
      : !/^(?:if|whether|unless|although)$/.test(condition);
  for (let at = from - 1; at >= Math.max(0, from - 9); at--) {
    const word = lower[at] ?? "";
    // "the results suggest that": what shows something does not ask for it.
    if (/^suggest/.test(word) && showing().has(lower[at - 1] ?? "")) continue;
    if (word === "that" && telling.test(lower[at - 1] ?? "")) return false;
    if (asking.test(word)) return true;
    if (conditions.test(word) && found === null) return true;
    if (words[at]?.opensSentence) break;
  }
  return false;
}

const askingBefore =
  /^(?:do|does|did|can|could|may|might|must|will|would|should|shall|let|lets|make|makes|made|help|helps|helped|see|saw|have|had|nor|neither|how|what|where|why|when|than|rather)$/;

/** Whether an auxiliary before the subject leaves the base form to the verb: "Does this gene play a role?" */
export function isAsked({ lower, words }: Paragraph, from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 3); at--) {
    if (askingBefore.test(lower[at] ?? "")) return true;
    if (words[at]?.opensSentence) break;
  }
  return false;
}
