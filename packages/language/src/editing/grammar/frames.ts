import { once, tableRows } from "#data/tables.ts";
import { dataFile, wordList } from "#data/word-lists.ts";
import type { Edit } from "../edit.ts";
import { functionWords } from "./morphology.ts";
import {
  type GrammarRule,
  nextWord,
  type Paragraph,
  removeWord,
  replaceWords,
} from "./sentence.ts";
import { isEverNoun, isMostlyAdjective, isMostlyNoun, wantsDeterminer } from "./word-uses.ts";

/** Articles in fixed frames, where the words around leave no choice. */

// "in presence", "on basis": what is never without "the" before "of" in open text.
const withThe = once(
  (): ReadonlySet<string> =>
    new Set(tableRows(dataFile("editing/nouns-with-the"), ["place"]).map(([place]) => place)),
);

function insertBefore(paragraph: Paragraph, at: number, article: string, confidence: number): Edit {
  const start = paragraph.words[at]?.start ?? 0;
  const edit = replaceWords(paragraph, [at, at], "", "article-in-frame", confidence);
  return { ...edit, start, end: start, replacement: `${article} ` };
}

const articleOf = (word: string) =>
  /^(?:[aeio]|un(?!i)|hour|honest)/.test(word) && !/^(?:one|eu|use)/.test(word) ? "an" : "a";

/** "at age of 12 weeks" → "at the age of", "with development of" → "with the development of". */
export const theBeforeOf: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  const noun = nextWord(paragraph, index + 1);
  if (noun === null || nextWord(paragraph, index + 2) !== "of") return null;
  if (!withThe().has(`${lower[index]} ${noun}`) || words[index + 1]?.text !== noun) return null;
  // "from head of department to", "by law of nature": a plain word follows in sound text too.
  if (
    /^(?:mean|order|power|law|head|good|principle|nature|spread|health|list|nuclei|supply|system|cost|range|movement|age)$/.test(
      noun,
    )
  ) {
    if (noun !== "age" || !/^(?:at|by)$/.test(lower[index] ?? "")) return null;
  }
  if (lower[index] === "to" && /(?:tion|sion|ment)$/.test(noun)) return null;
  if (nextWord(paragraph, index) === null && !words[index]?.opensSentence) return null;
  if (nextWord(paragraph, index + 3) === null) return null;
  return insertBefore(paragraph, index + 1, "the", 0.88);
};

/** "in north of Brazil", "in morning," → "in the north", "in the morning". */
export const theOfPlaceAndTime: GrammarRule = (paragraph, index) => {
  const { lower, words, text } = paragraph;
  if (!/^(?:in|from|to|during)$/.test(lower[index] ?? "")) return null;
  const noun = nextWord(paragraph, index + 1) ?? "";
  const word = words[index + 1]?.text ?? "";
  if (
    /^(?:north|south|east|west|northeast|northwest|southeast|southwest|centre|center|middle|south-east)$/.test(
      noun,
    )
  ) {
    return nextWord(paragraph, index + 2) === "of" &&
      !(lower[index] === "from" && /^(?:north|south|east|west)$/.test(noun))
      ? insertBefore(paragraph, index + 1, "the", 0.9)
      : null;
  }
  if (/^(?:morning|afternoon|evening)$/.test(noun) && word === noun && lower[index] === "in") {
    return /^[,.;)]/.test(text.slice(words[index + 1]?.end ?? 0)) ||
      /^(?:and|by|at|before|after|with|on)$/.test(nextWord(paragraph, index + 2) ?? "")
      ? insertBefore(paragraph, index + 1, "the", 0.9)
      : null;
  }
  return null;
};

/** "used same conditions", "in same way" → "the same". */
export const theSame: GrammarRule = (paragraph, index) => {
  const { lower, words, text } = paragraph;
  if (
    lower[index] !== "same" ||
    words[index]?.text !== "same" ||
    nextWord(paragraph, index) === null
  )
    return null;
  const before = lower[index - 1] ?? "";
  const used =
    /^(?:use|used|using|uses|has|have|had|having|shows|showed|shares|shared|share|under|with|at|in|by|from|for|of|on|has|follow|followed|almost|nearly|exactly|received|reported|obtained|get|almost)$/;
  if (!used.test(before) || /^[-–]/.test(text.slice(words[index]?.end ?? 0))) return null;
  const noun = nextWord(paragraph, index + 1);
  if (noun === null)
    return /^(?:almost|nearly|exactly)$/.test(before) &&
      /^[.,;]/.test(text.slice(words[index]?.end ?? 0))
      ? insertBefore(paragraph, index, "the", 0.88)
      : null;
  // "of same sex couples", "in same day surgery": a compound.
  if (/^(?:sex|day|gender|species|store)$/.test(noun) || !/^[a-z]+$/.test(noun)) return null;
  return insertBefore(paragraph, index, "the", 0.88);
};

const superlative =
  /^(?:highest|lowest|largest|smallest|greatest|strongest|weakest|longest|shortest|fastest|slowest|oldest|youngest|widest|deepest|thickest|thinnest)$/;

/** "showed highest activity" → "showed the highest activity". */
export const theSuperlative: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  if (!superlative.test(lower[index] ?? "") || nextWord(paragraph, index) === null) return null;
  if (words[index]?.text !== lower[index]) return null;
  if (
    !/^(?:had|has|have|showed|shows|show|exhibited|exhibits|exhibit|obtained|achieved|achieves|reached|gave|presented|presents|yielded|produced|displayed|possesses|possessed|provided)$/.test(
      lower[index - 1] ?? "",
    )
  )
    return null;
  const noun = nextWord(paragraph, index + 1);
  if (noun === null || functionWords().has(noun)) return null;
  return insertBefore(paragraph, index, "the", 0.87);
};

/** "Second problem is that" → "The second problem is that". */
export const theOrdinal: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  if (
    !words[index]?.opensSentence ||
    !/^(?:first|second|third|fourth|last|main|aim|purpose|objective|goal)$/.test(lower[index] ?? "")
  )
    return null;
  const noun = nextWord(paragraph, index + 1) ?? "";
  const verb = nextWord(paragraph, index + 2) ?? "";
  const aim = /^(?:aim|purpose|objective|goal)$/.test(lower[index] ?? "");
  if (aim) {
    if (noun !== "of" || !/^(?:this|the|our|present)$/.test(verb)) return null;
    const from = words[index]?.end ?? 0;
    if (!/^[^.]{0,60} (?:is|was) /.test(paragraph.text.slice(from, from + 80))) return null;
  } else if (!/^(?:is|was|were|are)$/.test(verb) || !wantsDeterminer(noun)) return null;
  const word = words[index]?.text ?? "";
  return replaceWords(
    paragraph,
    [index, index],
    `The ${word.charAt(0).toLowerCase()}${word.slice(1)}`,
    "article-in-frame",
    0.88,
  );
};

const labels = /^(?:Figure|Figures|Fig|Figs|Table|Tables|Equation|Eq|Section|Appendix)$/;

/** "The Figure 2 shows" → "Figure 2 shows", "in the Table 1," → "in Table 1,". */
export const noTheBeforeLabel: GrammarRule = (paragraph, index) => {
  const { lower, words, gaps, text } = paragraph;
  if (
    lower[index] !== "the" ||
    !(labels.test(words[index + 1]?.text ?? "") || smallLabel(paragraph, index + 1)) ||
    nextWord(paragraph, index + 1) === null
  )
    return null;
  if (!/^\.? $/.test(gaps[index + 2] ?? "") || !/^\d+[a-z]?$/.test(lower[index + 2] ?? ""))
    return null;
  const rest = text.slice(words[index + 2]?.end ?? 0);
  // "the Table 1 data", "the Section 8 program": the label describes something.
  const next = /^ ([a-z]+)/.exec(rest)?.[1];
  const free =
    next === undefined
      ? /^(?:[.,;:)]|$)/.test(rest)
      : functionWords().has(next) ||
        /^(?:shows|presents|illustrates|lists|summarizes|summarises|depicts|displays|gives|reports|compares|describes|demonstrates|represents|contains|indicates|below|above|show|is|represent)$/.test(
          next,
        );
  if (!free) return null;
  // "the table 3 shows": with its number it is a name.
  if (!smallLabel(paragraph, index + 1))
    return removeWord(paragraph, index, "article-needless-in-frame", 0.92);
  const label = lower[index + 1] ?? "";
  const name = label.charAt(0).toUpperCase() + label.slice(1);
  return replaceWords(paragraph, [index, index + 1], name, "article-needless-in-frame", 0.88);
};

/** "the table 3 shows", where the sentence opens. */
function smallLabel({ lower, words }: Paragraph, at: number): boolean {
  return words[at - 1]?.opensSentence === true && /^(?:table|figure)$/.test(lower[at] ?? "");
}

const countries = wordList("countries");

/** "The Brazil is one of" → "Brazil is one of". */
export const noTheBeforeCountry: GrammarRule = (paragraph, index) => {
  const { lower, words, text } = paragraph;
  if (lower[index] !== "the" || nextWord(paragraph, index + 1) === null) return null;
  const name = words[index + 1]?.text ?? "";
  if (!/^\p{Lu}\p{Ll}/u.test(name) || !countries().has(name.toLowerCase())) return null;
  const rest = text.slice(words[index + 1]?.end ?? 0);
  const next = /^ ([a-z]+)/.exec(rest)?.[1] ?? "";
  const free =
    /^(?:[.,;)])/.test(rest) ||
    /^(?:is|was|has|had|have|are|were|in|and|or|as|with|from|to|by|during|since|there|this|produces|exports|can|will)$/.test(
      next,
    );
  // "the Brazil of today", "the China that we knew" are right; they have another word after.
  return free ? removeWord(paragraph, index, "article-needless-in-frame", 0.9) : null;
};

/** "explains the 45% of the variance" → "45% of"; "The Dr. Pérez" → "Dr."; "The half of the" → "Half of". */
export const noTheBeforeShare: GrammarRule = (paragraph, index) => {
  const { lower, words, gaps, text } = paragraph;
  if (lower[index] !== "the") return null;
  const next = lower[index + 1] ?? "";
  const rest = text.slice(words[index + 1]?.end ?? 0);
  if (gaps[index + 1] !== " ") return null;
  if (/^\d+$/.test(next)) {
    // "the 5% of patients who", "the top 20%", "the remaining 10%" single out a group.
    const share = /^(?:\.\d+)? ?% of (?:the|all|total|cases|patients)\b([^.;]{0,60})/.exec(rest);
    const verb =
      /^(?:explain|explains|explained|represents|represent|represented|in|constitutes|reached|covers|covered|accounts|with|comprises|only|about|affects)$/.test(
        lower[index - 1] ?? "",
      );
    if (!share || !verb || /\b(?:who|that|which|whose|with|not)\b/.test(share[1] ?? ""))
      return null;
    return removeWord(paragraph, index, "article-needless-in-frame", 0.87);
  }
  if (/^(?:dr|prof)$/.test(next) && /^\.? \p{Lu}\p{Ll}/u.test(rest))
    return removeWord(paragraph, index, "article-needless-in-frame", 0.9);
  if (
    words[index]?.opensSentence &&
    next === "half" &&
    /^ of (?:the|our|these) /.test(rest) &&
    !/\b(?:who|that|which)\b/.test(rest.slice(0, 50))
  )
    return removeWord(paragraph, index, "article-needless-in-frame", 0.86);
  if (words[index]?.opensSentence && next === "most" && /^ of (?:the|our|these) /.test(rest))
    return removeWord(paragraph, index, "article-needless-in-frame", 0.9);
  if (next === "both" && /^ \p{Ll}+s\b/u.test(rest))
    return removeWord(paragraph, index, "article-needless-in-frame", 0.88);
  return null;
};

/** "Such large change causes" → "Such a large change": the noun is counted and one. */
export const aAfterSuch: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  if (lower[index] !== "such") return null;
  if (
    /^(?:no|any|some|each|every|one|another|many|few|all|several|most|other)$/.test(
      lower[index - 1] ?? "",
    )
  )
    return null;
  const at = index + 2;
  const adjective = nextWord(paragraph, index + 1) ?? "";
  const noun = nextWord(paragraph, at) ?? "";
  if (
    !isDescribing(paragraph, index + 1) ||
    !isCountedOne(paragraph, at) ||
    words[at]?.text !== noun
  )
    return null;
  return closes(paragraph, at) ||
    /^(?:causes|leads|requires|makes|occurs)$/.test(nextWord(paragraph, at + 1) ?? "")
    ? insertBefore(paragraph, index + 1, articleOf(adjective), 0.87)
    : null;
};

function isDescribing({ lower, morphology }: Paragraph, at: number): boolean {
  const word = lower[at] ?? "";
  if (
    /^(?:same|next|last|other|first|second|third|own|such|only|past|previous|following|present|former|latter|most|more|less|least|further|additional|public|common|due|able|chief|senior|junior|early|late|mid|key|lead|full|top)$/.test(
      word,
    )
  )
    return false;
  if (/(?:ed|ing)$/.test(word)) return false;
  return !functionWords().has(word) && (morphology.isAdjective(word) || isMostlyAdjective(word));
}

/** A singular noun that is counted and never stands without a determiner. */
function isCountedOne({ lower, morphology }: Paragraph, at: number): boolean {
  const word = lower[at] ?? "";
  return (
    wantsDeterminer(word) &&
    isMostlyNoun(word) &&
    morphology.singularOf(word) === null &&
    morphology.pluralOf(word) !== null &&
    !/(?:ing|s)$/.test(word)
  );
}

function closes(paragraph: Paragraph, at: number): boolean {
  const end = paragraph.words[at]?.end ?? 0;
  const next = nextWord(paragraph, at + 1);
  if (next === null) return /^(?:[.,;:]|$)/.test(paragraph.text.slice(end));
  return /^(?:of|in|for|to|on|and|with|that|which|between|from|by|at|than|as|when|because|but|while|during|among|under|compared|against|over|is|was)$/.test(
    next,
  );
}

const having =
  /^(?:has|have|had|having|exhibits?|exhibited|shows?|showed|possess(?:es|ed)?|presents?|presented|plays?|played|provides?|provided|is|was|becomes|became|remains|develops|propose|uses|need|needs|requires?|required|produces?|achieves?|gives?|gave|contains?)$/;

/** "has high melting point" → "has a high melting point", "is important factor" → "is an important factor". */
export const aBeforeAdjective: GrammarRule = (paragraph, index) => {
  const { lower, words, text } = paragraph;
  const verb = lower[index] ?? "";
  if (
    !having.test(verb) ||
    !isDescribing(paragraph, index + 1) ||
    nextWord(paragraph, index + 1) === null
  )
    return null;
  const adjective = lower[index + 1] ?? "";
  if (words[index + 1]?.text !== adjective) return null;
  // "has numerous drug and food interactions": more than one, however far off the plural is.
  if (/^(?:numerous|various|several|multiple|many)$/.test(adjective)) return null;
  let at = index + 2;
  if (nextWord(paragraph, at) === null) return null;
  // One more noun may describe: "high melting point", "good heat resistance".
  if (!closes(paragraph, at) && (isMostlyNoun(lower[at] ?? "") || /ing$/.test(lower[at] ?? "")))
    at++;
  if (nextWord(paragraph, at) === null || words[at]?.text !== lower[at]) return null;
  if (!isCountedOne(paragraph, at) || !closes(paragraph, at)) return null;
  if (/^(?:term|time|life|way|scale|end|level|ability|opportunity)$/.test(lower[at] ?? ""))
    return null;
  // "is real estate", "is open source": what is not counted.
  if (qualities().has(`${adjective} ${lower[at]}`)) return null;
  // "is high risk and": a list of qualities.
  if (/^(?:is|was)$/.test(verb) && nextWord(paragraph, at + 1) === "and") return null;
  if (nextWord(paragraph, index) === null) return null;
  if (/^\d/.test(text.slice((words[at]?.end ?? 0) + 1))) return null;
  return insertBefore(paragraph, index + 1, articleOf(adjective), 0.86);
};

const qualities = wordList("qualities-of-two-words");

const best =
  /^(?:best|worst|most|main|major|highest|lowest|largest|smallest|greatest|strongest|oldest|earliest|fastest|commonest|simplest|easiest)$/;

/** "one of best methods", "one of most important factors" → "one of the best". */
export const theAfterOneOf: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (lower[index] !== "one" || nextWord(paragraph, index + 1) !== "of") return null;
  if (!best.test(nextWord(paragraph, index + 2) ?? "")) return null;
  for (let at = index + 3; at < index + 7; at++) {
    const word = nextWord(paragraph, at);
    if (word === null || functionWords().has(word)) return null;
    if (morphology.singularOf(word) !== null) return insertBefore(paragraph, index + 2, "the", 0.9);
  }
  return null;
};

/** "in following way" → "in the following way". */
export const theFollowing: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  if (!/^(?:in|under|for|with|by|using|at)$/.test(lower[index] ?? "")) return null;
  if (nextWord(paragraph, index + 1) !== "following") return null;
  const named =
    /^(?:ways?|manner|order|forms?|equations?|formulas?|expressions?|reasons|conditions|sections?|parameters|criteria|aspects)$/;
  return named.test(nextWord(paragraph, index + 2) ?? "") &&
    !(lower[index] === "in" && nextWord(paragraph, index + 2) === "order")
    ? insertBefore(paragraph, index + 1, "the", 0.88)
    : null;
};

/** "Present study shows that" → "The present study shows that". */
export const thePresent: GrammarRule = (paragraph, index) => {
  const { words, morphology } = paragraph;
  const first = words[index];
  if (first?.text !== "Present" || !first.opensSentence) return null;
  if (
    !/^(?:study|paper|work|research|article|investigation|review)$/.test(
      nextWord(paragraph, index + 1) ?? "",
    )
  )
    return null;
  const verb = nextWord(paragraph, index + 2);
  const finite =
    verb !== null &&
    (/^(?:is|was|has|will|did|does)$/.test(verb) ||
      /^(?:shows|aims|reports|focuses|deals)$/.test(verb) ||
      // "Present work conditions": a noun.
      (morphology.baseOfThirdPerson(verb) !== null && !isEverNoun(verb)) ||
      (/ed$/.test(verb) && morphology.baseOfInflected(verb) !== null));
  return finite
    ? replaceWords(paragraph, [index, index], "The present", "article-in-frame", 0.88)
    : null;
};
