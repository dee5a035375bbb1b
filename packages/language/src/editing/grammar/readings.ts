import { functionWords, irregularForms } from "./morphology.ts";
import { pastToBase } from "./past-forms.ts";
import { nextWord, type Paragraph } from "./sentence.ts";

/** Other readings of a place: what makes a rule's own reading of it doubtful. */

const finite =
  /^(?:is|are|was|were|has|have|had|can|could|may|might|must|will|would|shall|should|do|does|did)$/;

/**
 * Whether the noun phrase that begins at `index` ends a list whose whole is the subject: "The mean,
 * the median, and the variance were". A clause before the comma has a verb of its own: "Cells were
 * lysed, and the lysate were kept".
 */
export function endsList({ lower, words, gaps }: Paragraph, index: number): boolean {
  if (!/^(?:and|or|nor)$/.test(lower[index - 1] ?? "") || gaps[index - 1] !== ", ") return false;
  for (let at = index - 2; at >= 0; at--) {
    if (finite.test(lower[at] ?? "")) return false;
    if (words[at]?.opensSentence || /[,;:]/.test(gaps[at] ?? "")) break;
  }
  return true;
}

/** Whether a question word before `index` in its clause turns subject and verb round: "How many turns does". */
export function isAsked({ lower, words }: Paragraph, index: number, reach = 8): boolean {
  for (let at = index - 1; at >= Math.max(0, index - reach); at--) {
    if (/^(?:how|what|which|when|where|why|who|whom|whose)$/.test(lower[at] ?? "")) return true;
    if (words[at]?.opensSentence) break;
  }
  return false;
}

/** Whether the word at `index` is tied to the one before by a hyphen or slash: "plus-four", "and/or". */
export function isJoined({ gaps }: Paragraph, index: number): boolean {
  return /[-‐‑–—/]$/.test(gaps[index] ?? "");
}

const causatives =
  /^(?:helps?|helped|helping|lets?|letting|makes?|made|making|dares?|dared|needs?|had|saw|seen|see|hears?|heard|watch(?:ed)?|felt|feels?|have|has|having)$/;

/** Whether a base form at `index` is an infinitive without "to": "helps strengthen", "made them leave". */
export function isBareInfinitive(paragraph: Paragraph, index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - 5); at--) {
    if (nextWord(paragraph, at + 1) === null) return false;
    if (causatives.test(paragraph.lower[at] ?? "")) return true;
  }
  return false;
}

const pastAndBase =
  /^(?:put|set|cut|let|hit|read|spread|cost|become|come|run|shed|split|shut|cast|hurt|quit|burst|beat|bet|bid|forecast|overcome|thrust)$/;

/** Whether a word is the base form of a verb and neither a past nor a participle: "use", not "found" and "cost". */
export function isPlainBase({ morphology }: Paragraph, word: string): boolean {
  if (functionWords().has(word) || irregularForms().has(word) || pastToBase.has(word)) return false;
  if (
    /(?:ed|ing|ly)$/.test(word) &&
    !/^(?:need|feed|breed|bleed|bring|sing|swing|cling|embed|apply|supply|rely|imply|comply|multiply|reply|proceed|exceed|succeed|seed|speed|ring)$/.test(
      word,
    )
  )
    return false;
  return (
    !pastAndBase.test(word) &&
    morphology.isVerb(word) &&
    morphology.baseOfThirdPerson(morphology.thirdPerson(word)) === word &&
    !/^(?:saw|felt|left|lay|bound|wound|ground|stood|sought|gave|said|got|took|understood|found|fell|saw)$/.test(
      word,
    )
  );
}
