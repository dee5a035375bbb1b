import { wordPairs } from "#data/word-lists.ts";
import { counts } from "../counts/counts.ts";
import { grammarReasons } from "./reasons.ts";
import {
  endsPhrase,
  type GrammarRule,
  isOrdinary,
  nextWord,
  type Paragraph,
  replaceWord,
} from "./sentence.ts";

const degrees =
  /^(?:high|strong|significant|statistical|extreme|relative|complete|total|direct|close|positive|negative|inverse|random|special|partial|slight|rapid|near|wide|general|particular|main|easy|equal|independent|linear|clinical|economical)$/;
const described =
  /^(?:dependent|likely|unlikely|correlated|associated|related|affected|influenced|recommended|significant|variable|sensitive|effective|expressed|conserved|assigned|distributed|selected|allocated|different|similar|important|proportional|linked|connected|controlled|increased|decreased|reduced|improved|higher|lower|greater|better|worse|identical|resistant|specific|used|based|accepted|toxic|efficient|determined|measured|chosen|regulated|divided|consistent|possible|aware|flexible)$/;

/** "significant" → "significantly", "general" → "generally", "possible" → "possibly". */
export function adverbOf(adjective: string): string {
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  if (adjective.endsWith("ic")) return `${adjective}ally`;
  return adjective.endsWith("y") ? `${adjective.slice(0, -1)}ily` : `${adjective}ly`;
}

/** "is high likely" → "highly likely", "were random assigned" → "randomly assigned". */
export const adverbBeforeAdjective: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  if (!/^(?:is|are|was|were|be|been|not|it|being|become|became)$/.test(lower[index] ?? ""))
    return null;
  let at = index + 1;
  if (/^(?:not|also|very|still|then)$/.test(nextWord(paragraph, at) ?? "")) at++;
  const word = nextWord(paragraph, at);
  if (word === null || !degrees.test(word) || words[at]?.text !== word) return null;
  const next = nextWord(paragraph, at + 1);
  if (next === null || !described.test(next)) return null;
  // "is particular important values": a noun after it makes it an adjective.
  if (!endsPhrase(paragraph, at + 1)) return null;
  if (
    /^(?:high|low|close|wide|clinical|near|direct)$/.test(word) &&
    /(?:er|used|based)$/.test(next)
  )
    return null;
  return replaceWord(paragraph, at, adverbOf(word), "adverb-form", 0.87);
};

const changeNouns =
  /^(?:increase|decrease|reduction|improvement|difference|differences|change|changes|effect|effects|correlation|association|impact|decline|rise|drop|relationship|interaction|influence|role|increases|decreases|growth|variation)$/;

/** "a significantly increase in" → "a significant increase in". */
export const adjectiveBeforeNoun: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  const adverb = lower[index] ?? "";
  const adjective = /^(.{4,})ly$/.exec(adverb)?.[1];
  if (!adjective || words[index]?.text !== adverb || nextWord(paragraph, index) === null)
    return null;
  const noun = nextWord(paragraph, index + 1);
  if (noun === null || !changeNouns.test(noun) || !endsPhrase(paragraph, index + 1)) return null;
  // "This greatly increases its": a plural cannot follow "this", and a verb has an object.
  const before = lower[index - 1] ?? "";
  if (/s$/.test(noun) && /^(?:a|an|this|another)$/.test(before)) return null;
  if (
    nextWord(paragraph, index + 2) !== null &&
    !/^(?:of|in|on|between|for|with|from|at|to|over|among|by|and|or|is|was|were|are|after|during|when|compared|than|as|that|which)$/.test(
      nextWord(paragraph, index + 2) ?? "",
    )
  )
    return null;
  if (!/^(?:a|an|the|no|any|this|statistically|clinically|such|another)$/.test(before)) return null;
  const plain = adjective.endsWith("i") ? `${adjective.slice(0, -1)}y` : adjective;
  // "drastic", not "drastical": the form that is read more often.
  const short = plain.replace(/ical$/, "ic");
  const usual = counts.word(short) > counts.word(plain) ? short : plain;
  const form = [
    usual,
    plain.replace(/al$/, ""),
    `${plain}le`.replace(/bble$/, "ble"),
    `${plain}e`,
  ].find((word) => morphology.isAdjective(word));
  if (!form || (usual.endsWith("ical") && form !== usual)) return null;
  return replaceWord(paragraph, index, form, "adverb-form", 0.88);
};

/** Whether "of" names the group one is taken from: "the accurate of the two", "the strong of these". */
function isPartitive(paragraph: Paragraph, index: number): boolean {
  return /^(?:these|those|them|us|all|two|three|four|five|several)$/.test(
    nextWord(paragraph, index + 2) ?? "",
  );
}

const nouns = wordPairs("nouns-of-words", ["word", "noun"]);

/** "the analyze of the data" → "the analysis of", "the different between" → "the difference between". */
export const nounAfterArticle: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  const word = lower[index] ?? "";
  if (words[index]?.text !== word || nextWord(paragraph, index) === null) return null;
  const before = lower[index - 1] ?? "";
  const article =
    before === "the" ||
    (morphology.isAdjective(before) &&
      lower[index - 2] === "the" &&
      nextWord(paragraph, index - 1) !== null);
  if (!article) return null;
  const next = nextWord(paragraph, index + 1);
  if (word === "different" && next === "between") {
    return replaceWord(paragraph, index, "difference", "noun-form", 0.92, "word-choice");
  }
  const noun = nouns().get(word);
  if (!noun || next !== "of") return null;
  // "the present of the past": only before a thing; "the possible of …" and "the real of …" do not come up.
  if (
    !/^(?:the|these|this|those|our|their|its|a|an|[a-z]{3,})$/.test(
      nextWord(paragraph, index + 2) ?? "",
    )
  )
    return null;
  // "the most important of these", "the complex of three", "the present of a king": nouns, or one of several.
  if (/^(?:most|least|more|less|only|very|first|last|next)$/.test(before)) return null;
  if (isPartitive(paragraph, index)) return null;
  if (before !== "the" && /^(?:high|long|present|real)$/.test(word)) return null;
  return replaceWord(paragraph, index, noun, "noun-form", 0.88, "word-choice");
};

/** "Temperature effects the growth" → "affects": the word opens a clause with its object. */
export const effectsForAffects: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  if (lower[index] !== "effects" || index < 1 || nextWord(paragraph, index) === null) return null;
  const next = nextWord(paragraph, index + 1);
  if (next === null || !/^(?:the|our|their|its|how|both)$/.test(next)) return null;
  const subject = words[index - 1];
  const pronoun = /^(?:it|this|that|which|directly|negatively|also|strongly|significantly)$/.test(
    lower[index - 1] ?? "",
  );
  if (!pronoun && !(subject?.opensSentence && isOrdinary(paragraph, index - 1))) return null;
  if (
    /^(?:side|adverse|these|such|the|all|any|no|some|both|two|other|fixed|random|main)$/.test(
      lower[index - 1] ?? "",
    )
  )
    return null;
  return replaceWord(paragraph, index, "affects", "affect-effect", 0.86, "word-choice");
};

/** "it is used everyday." → "every day", at the end of a clause. */
export const everyDay: GrammarRule = (paragraph, index) => {
  const { lower, words, text } = paragraph;
  if (lower[index] !== "everyday" || words[index]?.text !== "everyday") return null;
  if (!/^(?:[.;?!]|$)/.test(text.slice(words[index]?.end ?? 0))) return null;
  const edit = replaceWord(paragraph, index, "every day", "adverb-form", 0.88, "spelling");
  return { ...edit, rule: "grammar.every-day", reason: grammarReasons["every-day"] };
};
