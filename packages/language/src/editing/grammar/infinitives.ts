import { wordList } from "#data/word-lists.ts";
import type { Edit } from "../edit.ts";
import { functionWords } from "./morphology.ts";
import {
  type GrammarRule,
  nextWord,
  type Paragraph,
  removeWord,
  replaceWord,
  replaceWords,
} from "./sentence.ts";
import { onlyVerbs } from "./verbs.ts";
import { isMostlyVerb, isNothingButVerb, isOftenNoun, isOftenVerb } from "./word-uses.ts";

const objectOpeners = wordList("object-openers");

/** Whether the word at `at` is surely the base form of a verb. */
function isBaseVerb(paragraph: Paragraph, at: number): boolean {
  const word = nextWord(paragraph, at);
  if (word === null || paragraph.words[at]?.text !== word || !paragraph.morphology.isVerb(word))
    return false;
  if (/^[-–/]/.test(paragraph.text.slice(paragraph.words[at]?.end ?? 0))) return false;
  if (functionWords().has(word)) return false;
  if (onlyVerbs().has(word) || isNothingButVerb(word)) return true;
  return (
    (isMostlyVerb(word) || isOftenVerb(word)) &&
    objectOpeners().has(nextWord(paragraph, at + 1) ?? "")
  );
}

function insertTo(paragraph: Paragraph, at: number, confidence: number): Edit {
  const verb = paragraph.lower[at] ?? "";
  return replaceWords(paragraph, [at, at], `to ${verb}`, "verb-after-to", confidence);
}

const toFollows =
  /^(?:tends?|tended|aims|aimed|intends|intended|seeks|sought|fails|failed|wants|wanted|attempts|attempted|seems|appears|planned|manages|managed|begins|began|tries|tried|hopes|hoped|decides|decided)$/;

/** "children tend imitate" → "tend to imitate", "this paper aims analyze" → "aims to analyze". */
export const infinitiveWithoutTo: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  const word = lower[index] ?? "";
  if (toFollows.test(word)) {
    return nextWord(paragraph, index) !== null && isBaseVerb(paragraph, index + 1)
      ? insertTo(paragraph, index + 1, 0.87)
      : null;
  }
  // "the professionals need be trained"; "if need be" and "need not be" are English.
  if (/^needs?$/.test(word) && nextWord(paragraph, index + 1) === "be") {
    const before = lower[index - 1] ?? "";
    if (/^(?:if|not|should|and|or)$/.test(before) || nextWord(paragraph, index) === null)
      return null;
    return /(?:ed|en)$/.test(nextWord(paragraph, index + 2) ?? "")
      ? insertTo(paragraph, index + 1, 0.88)
      : null;
  }
  return null;
};

const things =
  /^(?:aim|aims|purpose|objective|objectives|goal|goals|task|intention|step|challenge|role|function|strategy)$/;

/** "The aim of this paper is analyze the" → "is to analyze". */
export const aimIsTo: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  if (!/^(?:is|was)$/.test(lower[index] ?? "") || !isBaseVerb(paragraph, index + 1)) return null;
  for (let at = index - 1; at >= Math.max(0, index - 9); at--) {
    if (things.test(lower[at] ?? "") && !/^(?:that|which)$/.test(lower[at + 1] ?? ""))
      return insertTo(paragraph, index + 1, 0.9);
    if (words[at]?.opensSentence) break;
  }
  return null;
};

/** "was able of predicting" → "able to predict". */
export const ableTo: GrammarRule = (paragraph, index) => {
  if (!/^(?:able|unable)$/.test(paragraph.lower[index] ?? "")) return null;
  if (!/^(?:of|for|in)$/.test(nextWord(paragraph, index + 1) ?? "")) return null;
  const gerund = nextWord(paragraph, index + 2) ?? "";
  const base = /ing$/.test(gerund) ? paragraph.morphology.baseOfInflected(gerund) : null;
  return base
    ? replaceWords(paragraph, [index + 1, index + 2], `to ${base}`, "verb-after-to", 0.92)
    : null;
};

/** "asked to finished the task" → "to finish": "to" and an object on both sides. */
export const pastAfterToBeforeObject: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (lower[index] !== "to" || nextWord(paragraph, index) === null) return null;
  const form = nextWord(paragraph, index + 1) ?? "";
  if (!/ed$/.test(form) || words[index + 1]?.text !== form) return null;
  if (!/^(?:the|a|an|this|these|our|their|its)$/.test(nextWord(paragraph, index + 2) ?? ""))
    return null;
  const base = morphology.baseOfInflected(form);
  return base && base !== form
    ? replaceWord(paragraph, index + 1, base, "verb-after-to", 0.88)
    : null;
};

const tools =
  /^(?:method|methods|technique|techniques|algorithm|algorithms|tool|tools|model|models|software|program|device)$/;

/** "a new method to solving this problem" → "to solve". */
export const toolToGerund: GrammarRule = (paragraph, index) => {
  if (!tools.test(paragraph.lower[index] ?? "") || nextWord(paragraph, index + 1) !== "to")
    return null;
  const gerund = nextWord(paragraph, index + 2) ?? "";
  if (!/ing$/.test(gerund) || isOftenNoun(gerund)) return null;
  if (!/^(?:the|a|an|this|these|our|their|its)$/.test(nextWord(paragraph, index + 3) ?? ""))
    return null;
  const base = paragraph.morphology.baseOfInflected(gerund);
  return base ? replaceWord(paragraph, index + 2, base, "verb-after-to", 0.86) : null;
};

const required =
  /^(?:required|able|unable|likely|unlikely|necessary|possible|easy|difficult|hard|important|need|needs|want|wants|trying|tried|try|ready|order|allowed|asked|expected|used)$/;

/** "are required to having skills" → "to have"; "used to" and "look forward to" take the other form. */
export const gerundAfterTo: GrammarRule = (paragraph, index) => {
  if (!required.test(paragraph.lower[index] ?? "") || nextWord(paragraph, index + 1) !== "to")
    return null;
  if (paragraph.lower[index] === "used" || paragraph.lower[index] === "important") return null;
  const gerund = nextWord(paragraph, index + 2) ?? "";
  const base =
    /ing$/.test(gerund) && !isOftenNoun(gerund)
      ? paragraph.morphology.baseOfInflected(gerund)
      : null;
  if (!base || /^(?:being|processing|training|testing|funding)$/.test(gerund)) return null;
  return replaceWord(paragraph, index + 2, base, "verb-after-to", 0.86);
};

const persons = wordList("persons");

/** "made the students to read the text" → "made the students read". */
export const makeSomebodyDo: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (!/^(?:make|makes|made|let|lets)$/.test(lower[index] ?? "")) return null;
  if (/^(?:be|been|is|are|was|were|being|changes|efforts|and)$/.test(lower[index - 1] ?? ""))
    return null;
  if (!/^(?:the|our|these|all|their)$/.test(nextWord(paragraph, index + 1) ?? "")) return null;
  if (
    !persons().has(nextWord(paragraph, index + 2) ?? "") ||
    nextWord(paragraph, index + 3) !== "to"
  )
    return null;
  return morphology.isVerb(nextWord(paragraph, index + 4) ?? "")
    ? removeWord(paragraph, index + 3, "needless-to", 0.87)
    : null;
};

/** "it is necessary for us considering the" → "for us to consider". */
export const forSomebodyTo: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (
    !/^(?:necessary|important|possible|impossible|difficult|easy|hard|essential)$/.test(
      lower[index] ?? "",
    )
  )
    return null;
  if (
    nextWord(paragraph, index + 1) !== "for" ||
    !/^(?:us|them|him|people|patients|students|researchers|users)$/.test(
      nextWord(paragraph, index + 2) ?? "",
    )
  )
    return null;
  const gerund = nextWord(paragraph, index + 3) ?? "";
  const base = /ing$/.test(gerund) ? morphology.baseOfInflected(gerund) : null;
  if (
    !base ||
    !objectOpeners().has(nextWord(paragraph, index + 4) ?? "") ||
    /^(?:patients|students|people)$/.test(lower[index + 2] ?? "")
  )
    return null;
  return replaceWord(paragraph, index + 3, `to ${base}`, "verb-after-to", 0.86);
};

/** "It is easy that handle this" stays; "The company has 30 years old" → "is 30 years old". */
export const hasYearsOld: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  const be = new Map([
    ["has", "is"],
    ["have", "are"],
    ["had", "was"],
  ]).get(lower[index] ?? "");
  if (!be || !/^(?:\d+|[a-z]+)$/.test(nextWord(paragraph, index + 1) ?? "")) return null;
  if (nextWord(paragraph, index + 2) !== "years" || nextWord(paragraph, index + 3) !== "old")
    return null;
  if (/s$/.test(lower[index - 1] ?? "") && be === "was") return null;
  return replaceWord(paragraph, index, be, "is-old", 0.93);
};

const transitive = wordList("verbs-with-passive");
const inSeries = wordList("verbs-of-series");

const irregular = new Map(
  Object.entries({
    hold: "held",
    keep: "kept",
    freeze: "frozen",
    grind: "ground",
    weigh: "weighed",
    store: "stored",

    wash: "washed",
    grow: "grown",
  }),
);

/** "was not confirm", "was harvested, weighed and store in" → "confirmed", "stored". */
export const participleInSeries: GrammarRule = (paragraph, index) => {
  const { lower, morphology, words } = paragraph;
  const word = lower[index] ?? "";
  if (word !== "and" && word !== "not") return null;
  const verb = nextWord(paragraph, index + 1);
  if (verb === null || words[index + 1]?.text !== verb || !morphology.isVerb(verb)) return null;
  const after = nextWord(paragraph, index + 2);
  const rest = paragraph.text.slice(words[index + 1]?.end ?? 0);
  const ends =
    after === null
      ? /^[.,;]/.test(rest)
      : /^(?:in|at|for|with|by|on|from|until|under|into|to|over|overnight|using|after|before|according)$/.test(
          after,
        );
  if (!ends) return null;
  const participle = irregular.get(verb) ?? morphology.pastParticiple(verb);
  if (participle === verb) return null;
  if (word === "not") {
    const be =
      /^(?:is|are|was|were|been|be)$/.test(lower[index - 1] ?? "") &&
      nextWord(paragraph, index) !== null;
    return be && (onlyVerbs().has(verb) || isNothingButVerb(verb))
      ? replaceWord(paragraph, index + 1, participle, "participle-after-be", 0.89)
      : null;
  }
  if (!irregular.has(verb) && !isNothingButVerb(verb) && !inSeries().has(verb)) return null;
  const series = participleBefore(paragraph, index);
  return series ? replaceWord(paragraph, index + 1, participle, "participle-after-be", 0.86) : null;
};

/**
 * Whether "was heated" stands shortly before, in the same sentence. After "are" or "were" a base form may be a
 * second verb of the same subject: "they are found on bones and originate from".
 */
function participleBefore({ lower, words }: Paragraph, index: number): boolean {
  const verb = lower[index + 1] ?? "";
  for (let at = index - 1; at >= Math.max(1, index - 7); at--) {
    const word = lower[at] ?? "";
    if (/^(?:to|can|could|may|will|must|should|would|might|that|which|who|they|we)$/.test(word)) {
      // "from 20 to 30 °C and hold" has another "to".
      if (word !== "to" || !/^\d/.test(lower[at + 1] ?? "")) return false;
    }
    const be = lower[at - 1] ?? "";
    if (/(?:ed|en|wn|ut|pt|ld)$/.test(word)) {
      if (/^(?:was|is)$/.test(be)) return true;
      // "were isolated and grow at": only what is done to things is a third verb of them.
      if (be === "were" && (transitive().has(verb) || inSeries().has(verb))) return true;
      if (/^(?:were|are)$/.test(be)) return irregular.has(verb);
    }
    if (words[at]?.opensSentence) break;
  }
  return false;
}
