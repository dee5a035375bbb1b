import { once, tableRows } from "#data/tables.ts";
import { dataFile, wordList } from "#data/word-lists.ts";
import { functionWords, type Morphology } from "./morphology.ts";
import {
  type GrammarRule,
  nextWord,
  type Paragraph,
  replaceWord,
  replaceWords,
} from "./sentence.ts";
import { isMostlyVerb, isOftenNoun } from "./word-uses.ts";

/** Which preposition a word takes instead of which others; `-` is none at all. */
type Government = ReadonlyMap<string, string>;

const rows = once(() => {
  const found: { word: string; inflected: boolean; wrong: readonly string[]; right: string }[] = [];
  for (const [word, wrong, right] of tableRows(dataFile("editing/government"), [
    "word",
    "wrong",
    "right",
  ])) {
    found.push({
      word: word.replace("*", ""),
      inflected: word.endsWith("*"),
      wrong: wrong.split(" "),
      right,
    });
  }
  return found;
});

let byWord: ReadonlyMap<string, Government> | undefined;

/** Every form of every word of the table, so that one look at a word is enough. */
function governments(morphology: Morphology): ReadonlyMap<string, Government> {
  if (byWord) return byWord;
  const made = new Map<string, Map<string, string>>();
  for (const { word, inflected, wrong, right } of rows()) {
    const forms = inflected
      ? [
          word,
          morphology.thirdPerson(word),
          morphology.pastParticiple(word),
          morphology.gerund(word),
        ]
      : [word];
    for (const form of forms) {
      const own = made.get(form) ?? new Map<string, string>();
      for (const preposition of wrong) if (!own.has(preposition)) own.set(preposition, right);
      made.set(form, own);
    }
  }
  byWord = made;
  return made;
}

const determiners = wordList("object-openers");

// "depend in part on", "different of late": what follows is an adverb, not an object.
const adverbial =
  /^(?:average|balance|occasion|occasions|short|contrast|comparison|common|part|parts|large|general|particular|turn|fact|addition|all|least|most|any|once|first|last|some|time|times|course|which|whom|whose|what|note|interest|its|late|itself|themselves|respect|regard|regards|each)$/;

/** Whether the words from `at` on are a thing: a determiner, or a noun with what describes it. */
function beginsThing(paragraph: Paragraph, at: number, preposition: string): boolean {
  const { morphology, words } = paragraph;
  const word = nextWord(paragraph, at);
  if (word === null) return false;
  if (determiners().has(word) && !/^(?:no|any)$/.test(word)) return true;
  if (/^(?:each|all|other|another|such)$/.test(word)) return true;
  if (adverbial.test(word) || functionWords().has(word)) return false;
  if (!/^[\p{L}\d]/u.test(word) || /ly$/.test(word)) return false;
  if (/^\d/.test(word))
    return preposition !== "at" && preposition !== "in" && preposition !== "for";
  if (words[at]?.text !== word) return true;
  // "to" before a verb is no preposition.
  if (preposition === "to")
    return !morphology.isVerb(word) || (isOftenNoun(word) && !isMostlyVerb(word));
  return true;
}

/** "resistant with the drug" → "resistant to", "consist from two parts" → "consist of". */
export const wrongPreposition: GrammarRule = (paragraph, index) => {
  const own = governments(paragraph.morphology).get(paragraph.lower[index] ?? "");
  if (!own) return null;
  const found = nextWord(paragraph, index + 1);
  const right = found === null ? undefined : own.get(found);
  if (found === null || right === undefined) return null;
  if (!beginsThing(paragraph, index + 2, found)) return null;
  if (isElsewhere(paragraph, index, found) || isBetween(paragraph, index)) return null;
  return replaceWord(paragraph, index + 1, right, "wrong-preposition", 0.89);
};

/** Places where the preposition belongs to what follows: "the most different of the three", "full with respect to". */
function isElsewhere({ lower, gaps }: Paragraph, index: number, preposition: string): boolean {
  const before = lower[index - 1] ?? "";
  // "infected of the two", "the most sensitive of these": a choice among several.
  if (
    preposition === "of" &&
    /^(?:most|least|more|less|the|an?|this|that|only|those|any|all|one|many|no|more|[a-z]+est)$/.test(
      before,
    )
  )
    return true;
  // "how different than", "rather than … similar than": a comparison opened before.
  if (
    preposition === "than" &&
    lower
      .slice(Math.max(0, index - 6), index)
      .some((word) => /^(?:more|less|rather|other|\w{3,}er)$/.test(word))
  )
    return true;
  // "not different at the level", "exposed for …": after "with" a circumstance may follow.
  if (
    preposition === "with" &&
    /^(?:respect|regard|regards|increasing|decreasing|reference|time|age|or)$/.test(
      lower[index + 2] ?? "",
    )
  )
    return true;
  // "affected for their entire lifetime", "correlated for all leaves": how long or where, not by what.
  if (
    preposition === "for" &&
    /^(?:all|both|each|every|most|either|their|\d+|years|months|a|several|many|life|lifetime)$/.test(
      lower[index + 2] ?? "",
    )
  )
    return true;
  return gaps[index] !== " " && gaps[index] !== "" && /[-–/]$/.test(gaps[index] ?? "");
}

/** Whether "between" stands before without its "and": then what follows is the other side. */
function isBetween({ lower, gaps }: Paragraph, index: number): boolean {
  for (let at = index; at >= Math.max(0, index - 6); at--) {
    if (lower[at] === "and") return false;
    if (lower[at] === "between") return true;
    if (gaps[at] !== " ") return false;
  }
  return false;
}

/** "depend the size" → "depend on the size", "According the results" → "According to the results". */
export const missingPreposition: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  const word = lower[index] ?? "";
  const right = governments(paragraph.morphology).get(word)?.get("-");
  if (right === undefined) return null;
  const next = nextWord(paragraph, index + 1) ?? "";
  if (!/^(?:the|a|an|these|our|their|its|previous|several|two|three)$/.test(next)) return null;
  // "arrived the next day", "responded the same way": a time or a manner.
  const following = `${nextWord(paragraph, index + 2) ?? ""} ${nextWord(paragraph, index + 3) ?? ""}`;
  if (
    /\b(?:day|days|week|weeks|month|year|morning|night|time|way|moment|evening|same|most|least|more|better|best)\b/.test(
      following,
    )
  )
    return null;
  if (word === "corresponding" || word === "contributing" || word === "participating") return null;
  if (/^(?:complain|arriv)/.test(word) && !/ed$/.test(word)) return null;
  // "the corresponding the": as an adjective after an article it takes nothing.
  if (
    /ed$|ing$/.test(word) &&
    /^(?:the|a|an|is|are|was|were|be|been)$/.test(lower[index - 1] ?? "") &&
    word !== "depending"
  )
    return null;
  const end = words[index]?.end ?? 0;
  return {
    ...replaceWords(paragraph, [index, index], "", "missing-preposition", 0.88),
    start: end,
    end,
    replacement: ` ${right}`,
  };
};
