import { pluralVerb, singularVerb } from "./number-words.ts";
import { type GrammarRule, nextWord, type Paragraph, replaceWord } from "./sentence.ts";
import { isModifier, isNominal, numberOf, verbAt } from "./subjects.ts";

/** Subjects of two things of which one tells the verb: "as well as", "either … or", "more than one". */

const determiners = /^(?:the|a|an|this|each|every|our|their|its|his|her)$/;
const longest = 5;

/** The noun that ends the phrase which begins at `from`, with or without a determiner. */
function phraseEnd(paragraph: Paragraph, from: number, determined: boolean): number | null {
  const { lower, words } = paragraph;
  let at = from;
  if (determiners.test(nextWord(paragraph, at) ?? "")) at++;
  else if (determined) return null;
  for (let end = at; end < at + longest; end++) {
    if (nextWord(paragraph, end) === null) return null;
    const next = nextWord(paragraph, end + 1);
    const closed =
      next === null || !(isNominal(paragraph, end + 1) || isModifier(paragraph, end + 1));
    const abbreviation = /^\p{Lu}[\p{Lu}\d]+$|^pH$/u.test(words[end]?.text ?? "");
    if (closed) return abbreviation || isNominal(paragraph, end) ? end : null;
    if (!isNominal(paragraph, end) && !isModifier(paragraph, end) && !abbreviation) return null;
    if (lower[end + 1] === "as") return end;
  }
  return null;
}

function singularForm(paragraph: Paragraph, verb: number): string | null {
  const found = verbAt(paragraph, verb);
  if (!found || found.verb !== verb) return null;
  return found.form.kind === "is"
    ? (singularVerb.get(found.form.base) ?? null)
    : found.form.kind === "base"
      ? paragraph.morphology.thirdPerson(found.form.base)
      : null;
}

const besides: readonly (readonly string[])[] = [
  ["as", "well", "as"],
  ["together", "with"],
  ["along", "with"],
  ["in", "addition", "to"],
  ["rather", "than"],
];

/** "The temperature as well as the humidity were" → "was": what is added does not count. */
export const verbOfFirst: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  const link = besides.find((all) => all.every((word, at) => lower[index + at] === word));
  if (!link || index < 2 || nextWord(paragraph, index) === null) return null;
  let from = index - 1;
  while (from > 0 && index - from < longest && !words[from]?.opensSentence) from--;
  if (!words[from]?.opensSentence || !/^(?:the|this|each|our)$/.test(lower[from] ?? ""))
    return null;
  if (phraseEnd(paragraph, from + 1, false) !== index - 1) return null;
  const head = lower[index - 1] ?? "";
  if (morphology.singularOf(head) !== null || isManyOrGroup(paragraph, index - 1)) return null;
  const end = phraseEnd(paragraph, index + link.length, false);
  const wanted = end === null ? null : singularForm(paragraph, end + 1);
  return wanted && end !== null
    ? replaceWord(paragraph, end + 1, wanted, "distant-subject", 0.85)
    : null;
};

function isManyOrGroup(paragraph: Paragraph, at: number): boolean {
  const text = paragraph.words[at]?.text ?? "";
  return !/^\p{Lu}[\p{Lu}\d]+$|^pH$/u.test(text) && numberOf(paragraph, at) !== "one";
}

/** "Either the length or the width were", "Neither the drug nor the placebo have" → "was", "has". */
export const verbOfEither: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  const either = lower[index] ?? "";
  if (!/^(?:either|neither)$/.test(either) || !words[index]?.opensSentence) return null;
  const first = phraseEnd(paragraph, index + 1, true);
  if (first === null || numberOf(paragraph, first) !== "one") return null;
  if (nextWord(paragraph, first + 1) !== (either === "either" ? "or" : "nor")) return null;
  const second = phraseEnd(paragraph, first + 2, true);
  if (second === null || numberOf(paragraph, second) !== "one") return null;
  const wanted = singularForm(paragraph, second + 1);
  return wanted ? replaceWord(paragraph, second + 1, wanted, "distant-subject", 0.86) : null;
};

/** "More than one method were used" → "was used"; "Not only … but also the light affect" → "affects". */
export const verbOfMoreThanOne: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (!words[index]?.opensSentence) return null;
  const opens = [0, 1, 2].map((at) => lower[index + at]).join(" ");
  if (opens !== "more than one") return null;
  const noun = index + 3;
  if (nextWord(paragraph, noun) === null || morphology.singularOf(lower[noun] ?? "") !== null)
    return null;
  const wanted = singularVerb.get(nextWord(paragraph, noun + 1) ?? "");
  return wanted && isNominal(paragraph, noun)
    ? replaceWord(paragraph, noun + 1, wanted, "distant-subject", 0.86)
    : null;
};

/** "not only the temperature but also the light affect" → "affects": the second of the two tells. */
export const verbOfButAlso: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  if (lower[index] !== "but" || nextWord(paragraph, index + 1) !== "also") return null;
  const before = lower.slice(Math.max(0, index - 9), index);
  const not = before.lastIndexOf("not");
  if (not < 0 || before[not + 1] !== "only" || !/^(?:the|this|a)$/.test(before[not + 2] ?? ""))
    return null;
  const start = Math.max(0, index - 9) + not;
  if (!paragraph.words[start]?.opensSentence && !/^(?:that|because)$/.test(lower[start - 1] ?? ""))
    return null;
  const end = phraseEnd(paragraph, index + 2, true);
  if (end === null) return null;
  const number = numberOf(paragraph, end);
  if (number === "one") {
    const wanted = singularForm(paragraph, end + 1);
    return wanted ? replaceWord(paragraph, end + 1, wanted, "distant-subject", 0.85) : null;
  }
  const many = number === "many" ? pluralVerb.get(nextWord(paragraph, end + 1) ?? "") : undefined;
  return many ? replaceWord(paragraph, end + 1, many, "distant-subject", 0.85) : null;
};
