import type { Edit } from "../edit.ts";
import { prepositionForInfinitive } from "./gerunds.ts";
import {
  type GrammarRule,
  nextWord,
  type Paragraph,
  replaceWord,
  replaceWords,
} from "./sentence.ts";
import { isMostlyNoun } from "./word-uses.ts";

/** What brings two things into relation: "the effect of … on", "divided into", "compared with", "in relation to", "because of". */

/** "because the war." → "because of the war.": no verb follows before the clause ends. */
export const becauseOf: GrammarRule = (paragraph, index) => {
  const { lower, words, text } = paragraph;
  if (lower[index] !== "because" || words[index]?.opensSentence) return null;
  if (!/^(?:the|a|an|their|its|our|his|her|this|these)$/.test(nextWord(paragraph, index + 1) ?? ""))
    return null;
  let at = index + 2;
  while (at < index + 6 && nextWord(paragraph, at) !== null) {
    const word = lower[at] ?? "";
    if (/^(?:of|in)$/.test(word)) {
      if (!/^(?:the|a|this|its|their)$/.test(nextWord(paragraph, at + 1) ?? "")) return null;
    } else if (/^(?:the|a|this|its|their)$/.test(word)) {
      if (!/^(?:of|in)$/.test(lower[at - 1] ?? "")) return null;
    } else if (!isNounLike(paragraph, at)) return null;
    at++;
  }
  if (!/^[.;]/.test(text.slice(words[at - 1]?.end ?? 0)) || at > index + 6) return null;
  return insertAfter(paragraph, index, "of", "missing-preposition", 0.88);
};

/** Whether the word can only describe or name: no verb hides in it. */
function isNounLike({ lower, morphology }: Paragraph, at: number): boolean {
  const word = lower[at] ?? "";
  if (!/^[a-z]{3,}$/.test(word) || /(?:ed|ing|en)$/.test(word)) return false;
  if (morphology.baseOfThirdPerson(word) !== null) return false;
  return (
    morphology.isAdjective(word) ||
    morphology.pluralOf(word) !== null ||
    morphology.singularOf(word) !== null
  );
}

function insertAfter(
  paragraph: Paragraph,
  index: number,
  word: string,
  rule: "missing-preposition",
  confidence: number,
): Edit {
  const end = paragraph.words[index]?.end ?? 0;
  const edit = replaceWords(paragraph, [index, index], "", rule, confidence);
  return { ...edit, start: end, end, replacement: ` ${word}` };
}

const measuredThings = /^(?:influence|influences|effect|effects|impact|impacts)$/;
const times =
  /^(?:years?|days?|weeks?|months?|time|course|period|range|last|past|next|first|century|decades?|same|entire|whole|extent|point|degree|two|three|other|long|term|bond)$/;

/** "the effect of light to the sleep", "of the fire over the vegetation" → "on". */
export const effectOn: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (!measuredThings.test(lower[index] ?? "") || nextWord(paragraph, index + 1) !== "of")
    return null;
  for (let at = index + 2; at < index + 7; at++) {
    const word = nextWord(paragraph, at);
    if (word === null) return null;
    if (word === "to" || word === "over") {
      const opener = nextWord(paragraph, at + 1) ?? "";
      if (!/^(?:the|our|their|its|these|this)$/.test(opener)) return null;
      const next = nextWord(paragraph, at + 2) ?? "";
      const after = nextWord(paragraph, at + 3) ?? "";
      if (times.test(next) || times.test(after)) return null;
      const last = lower[at - 1] ?? "";
      // "the effect of exposure to the sun": what stands before takes "to" itself.
      if (
        /^(?:exposure|response|access|addition|adherence|proximity|resistance|sensitivity|commitment|contribution|return|approach|distance|relation|attention|transition|damage|adding|going|control|power|moving|conversion|adaptation|transfer|reaction|adjustment|attachment|binding|delivery|switch|shift|changes?|taking|due|according|relative|next|close|similar|prior)$/.test(
          last,
        )
      )
        return null;
      if (!isNounLike(paragraph, at - 1) || morphology.isAdjective(last)) return null;
      return replaceWord(paragraph, at, "on", "wrong-preposition", 0.85);
    }
    if (!/^(?:the|a|an|this|these|our)$/.test(word) && !isNounLike(paragraph, at)) return null;
  }
  return null;
};

const groups =
  /^(?:groups?|categories|classes|subgroups|types|parts|sections|clusters|stages|phases|sets|levels)$/;

/** "were classified to two groups" → "into"; "was divided to three" → "into". */
export const intoGroups: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  if (
    !/^(?:classified|divided|grouped|separated|categorized|categorised|split|stratified|subdivided|assigned)$/.test(
      lower[index] ?? "",
    )
  )
    return null;
  const preposition = nextWord(paragraph, index + 1) ?? "";
  if (!/^(?:to|in|as)$/.test(preposition) || (preposition === "as" && lower[index] !== "divided"))
    return null;
  if (lower[index] === "assigned") return null;
  let at = index + 2;
  if (
    !/^(?:two|three|four|five|six|seven|eight|nine|ten|several|\d+)$/.test(
      nextWord(paragraph, at) ?? "",
    )
  )
    return null;
  while (at < index + 5) {
    at++;
    if (groups.test(nextWord(paragraph, at) ?? ""))
      return replaceWord(paragraph, index + 1, "into", "wrong-preposition", 0.9);
  }
  return null;
};

const difficulties = /^(?:difficulty|difficulties)$/;

/** "difficulties to use" → "difficulties in using"; "the possibility to detect" → "the possibility of detecting". */
export const nounWithGerund: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  const noun = lower[index] ?? "";
  const wanted = difficulties.test(noun)
    ? "in"
    : /^(?:possibility|possibilities|importance|advantage)$/.test(noun)
      ? "of"
      : null;
  if (!wanted || nextWord(paragraph, index + 2) === "be") return null;
  if (wanted === "of" && !/^(?:the|a|no)$/.test(lower[index - 1] ?? "")) return null;
  if (noun === "advantage" && lower[index - 1] !== "the") return null;
  return prepositionForInfinitive(paragraph, index, wanted, 0.86);
};

const pairs =
  /^(?:association|associations|correlation|correlations|relationship|relationships|relation|difference|differences|comparison|interaction|interactions|link|links|connection|contrast|similarity|agreement|collaboration)$/;

/** "the correlation between age with income", "between age to income" → "between age and income". */
export const betweenAnd: GrammarRule = (paragraph, index) => {
  const { lower, gaps } = paragraph;
  if (lower[index] !== "between" || !pairs.test(lower[index - 1] ?? "")) return null;
  for (let at = index + 1; at < index + 7 && gaps[at] === " "; at++) {
    const word = lower[at] ?? "";
    if (word === "with" || word === "to" || word === "versus") {
      if (at === index + 1 || !opensThing.test(nextWord(paragraph, at + 1) ?? "")) return null;
      if (!isSide(paragraph, at - 1) || word === "versus") return null;
      // "between those with the gene and those without it": the second side comes later.
      return lower.slice(at + 1, at + 10).includes("and")
        ? null
        : replaceWord(paragraph, at, "and", "wrong-preposition", 0.87);
    }
    if (!/^(?:the|a|an|this|these|our|their|its|of)$/.test(word) && !isSide(paragraph, at))
      return null;
    // "between patients with", "between groups": several things need no second side.
    if (paragraph.morphology.singularOf(word) !== null) return null;
  }
  return null;
};

const isSide = (paragraph: Paragraph, at: number) =>
  isNounLike(paragraph, at) || isMostlyNoun(paragraph.lower[at] ?? "");

const opensThing = /^(?:the|a|an|its|their|our|this|these|[a-z]{4,}(?<!ing|ed|ly))$/;

/** "in 10% compare with the model" → "compared with"; "Comparing with other methods, ours" → "Compared with". */
export const comparedWith: GrammarRule = (paragraph, index) => {
  const { lower, words, gaps, text } = paragraph;
  const word = lower[index] ?? "";
  const next = nextWord(paragraph, index + 1);
  if (next !== "with" && next !== "to") return null;
  if (word === "comparing" && words[index]?.opensSentence) {
    const rest = text.slice(words[index]?.end ?? 0, (words[index]?.end ?? 0) + 120);
    // What is compared follows the comma: nobody in the sentence compares.
    return /^[^.,;:]{4,80}, (?:the|our|this|it|there|these|a|an|its)\b/.test(rest)
      ? replaceWord(paragraph, index, "compared", "compared-with", 0.88)
      : null;
  }
  if (word !== "compare") return null;
  const before = lower[index - 1] ?? "";
  const loose =
    /^ ?%,? $|^, $/.test(gaps[index] ?? "") ||
    /(?:er|ly|better|worse)$/.test(before) ||
    (!/^(?:significantly|group|groups|patients|controls?)$/.test(before) &&
      /^(?:increase|decrease|reduction|improvement|difference|performance)$/.test(before));
  return loose ? replaceWord(paragraph, index, "compared", "compared-with", 0.87) : null;
};

/** "compared respect to age" → "with respect to"; "in relation the age" → "in relation to the age". */
export const incompleteRelation: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  const word = lower[index] ?? "";
  const before = index > 0 ? (lower[index - 1] ?? "") : "";
  if (word === "respect" && nextWord(paragraph, index + 1) === "to") {
    const opens = words[index]?.opensSentence === true;
    const loose =
      /(?:ed|er|lower|higher|similar|different|same|changes?|differences?|groups?)$/.test(before) &&
      !/^(?:deserved|showed|needed|owed|earned|offered|paid|afforded|gained)$/.test(before);
    if (!opens && !loose) return null;
    return replaceWords(
      paragraph,
      [index, index],
      opens ? "With respect" : "with respect",
      "missing-preposition",
      0.88,
    );
  }
  if (!/^(?:relation|comparison|regard|reference|accordance)$/.test(word) || before !== "in")
    return null;
  if (!/^(?:the|these|those|our)$/.test(nextWord(paragraph, index + 1) ?? "")) return null;
  // "In comparison the second": it may stand for itself.
  if (word === "comparison" && words[index - 1]?.opensSentence) return null;
  const preposition = word === "accordance" ? "with" : "to";
  return insertAfter(paragraph, index, preposition, "missing-preposition", 0.86);
};
