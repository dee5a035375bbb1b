import { wordList } from "#data/word-lists.ts";
import { functionWords } from "./morphology.ts";
import { pluralVerb, singularVerb, staysSingular } from "./number-words.ts";
import { isPlainBase } from "./readings.ts";
import { type GrammarRule, type Paragraph, replaceWord } from "./sentence.ts";
import {
  beforeAdverbs,
  opensFiniteClause,
  type Phrase,
  phraseBefore,
  tiedTo,
} from "./subject-before.ts";
import { isNominal, numberOf } from "./subjects.ts";
import { isEverNoun, isMostlyNoun, isMostlyVerb, isOftenVerb } from "./word-uses.ts";

/** Verbs of relative clauses, told from every noun that the pronoun may stand for. */

type Antecedents = { numbers: readonly ("one" | "many")[]; nearest: Phrase };

const objectOpeners = wordList("object-openers");

/** The nouns that a pronoun behind the word at `end` may stand for: "genes", and "set" in "a set of genes that". */
function antecedents(paragraph: Paragraph, end: number): Antecedents | null {
  const numbers: ("one" | "many")[] = [];
  let nearest: Phrase | null = null;
  for (let at = end; numbers.length < 4; ) {
    const phrase = phraseBefore(paragraph, at);
    if (!phrase) return null;
    const number = isNominal(paragraph, phrase.head) ? numberOf(paragraph, phrase.head) : null;
    if (number === null) return null;
    numbers.push(number);
    nearest ??= phrase;
    if (opensFiniteClause(paragraph, phrase.from)) break;
    const earlier = tiedTo(paragraph, phrase.from);
    // "reveals a pattern that": what governs the phrase is no noun.
    if (earlier === null) {
      if (!isGoverned(paragraph, phrase)) return null;
      break;
    }
    at = earlier;
  }
  return nearest && { numbers, nearest };
}

/** Whether a verb stands right before a phrase, so that nothing else could be meant by a pronoun behind it. */
function isGoverned(paragraph: Paragraph, { from, determiner }: Phrase): boolean {
  const { lower, gaps, morphology } = paragraph;
  const before = lower[from - 1] ?? "";
  if (gaps[from] !== " ") return false;
  if (/^(?:is|are|was|were|have|has|had|be)$/.test(before)) return true;
  if (functionWords().has(before) || /^(?:upon|around|including|concerning)$/.test(before))
    return false;
  return (
    determiner !== "" ||
    morphology.baseOfThirdPerson(before) !== null ||
    morphology.baseOfInflected(before) !== null ||
    isMostlyVerb(before)
  );
}

/** A verb form that goes with one or with many, and the other form of it. */
type Found = { put: string; from: "one" | "many" };

/** The verb at `at` and its number; after a pronoun a word that is a noun elsewhere is the verb. */
function verbOf(paragraph: Paragraph, at: number): Found | null {
  const { lower, words, morphology } = paragraph;
  const word = lower[at] ?? "";
  if (words[at]?.text !== word) return null;
  const plural = pluralVerb.get(word);
  if (plural) return { put: plural, from: "one" };
  const singular = singularVerb.get(word);
  if (singular) return { put: singular, from: "many" };
  if (functionWords().has(word)) return null;
  const base = morphology.baseOfThirdPerson(word);
  if (base !== null) return isOftenVerb(base) ? { put: base, from: "one" } : null;
  return isPlainBase(paragraph, word) && isOftenVerb(word)
    ? { put: morphology.thirdPerson(word), from: "many" }
    : null;
}

/** "students who uses", "those who has", "a story of a family that live": the verb after who, which or that. */
export const verbOfRelativeClause: GrammarRule = (paragraph, index) => {
  const { lower, gaps } = paragraph;
  if (index < 2 || gaps[index] !== " ") return null;
  const pronoun = beforeAdverbs(paragraph, index);
  if (pronoun === null || !/^(?:who|which|that)$/.test(lower[pronoun] ?? "")) return null;
  const found = verbOf(paragraph, index);
  if (!found) return null;
  const who = lower[pronoun] === "who";
  const comma = gaps[pronoun] === ", ";
  if (!comma && gaps[pronoun] !== " ") return null;
  // "those who has"; "those" alone is many.
  if (lower[pronoun - 1] === "those" && !comma && found.from === "one")
    return lower[pronoun] === "that" ? null : edit(paragraph, index, found.put);
  const before = antecedents(paragraph, pronoun - 1);
  if (!before) return null;
  const { numbers, nearest } = before;
  // "one of the clients who has": one of them has, to many writers.
  if (/^(?:one|any|each|none)$/.test(lower[nearest.from - 2] ?? "")) return null;
  const agreed = numbers.every((number) => number === numbers[0]);
  // "that" may open a clause with a subject of its own: "the idea that means differ", "the fact that".
  if (lower[pronoun] === "that" && !isRelativeThat(paragraph, index, found)) return null;
  if (found.from === "one") {
    // "The samples were heated, which was": the whole clause is meant.
    if (comma || numbers[0] !== "many" || staysSingular(lower[nearest.head] ?? "")) return null;
    if (!agreed && !who) return null;
    return edit(paragraph, index, found.put);
  }
  if (numbers[0] !== "one" || !agreed) return null;
  if (singularVerb.has(lower[index] ?? "") && comma) return null;
  if (comma && (who || hasPluralBefore(paragraph, pronoun))) return null;
  const one = /^(?:a|an|this|another|each|every)$/.test(nearest.determiner);
  if (!one && !(who && nearest.determiner === "the") && !(comma && lower[pronoun] === "which"))
    return null;
  return isMostlyNoun(lower[nearest.head] ?? "") ? edit(paragraph, index, found.put) : null;
};

/** Whether a plural or "and" stands before the pronoun in its sentence, which it may mean. */
function hasPluralBefore({ lower, words, morphology }: Paragraph, pronoun: number): boolean {
  for (let at = pronoun - 1; at >= 0; at--) {
    const word = lower[at] ?? "";
    if (/^(?:and|or|both|they|we)$/.test(word) || morphology.singularOf(word) !== null) return true;
    if (words[at]?.opensSentence) return false;
  }
  return false;
}

/** "a family that live in", "cells that carries": no noun could be the subject of another verb there. */
function isRelativeThat({ lower, morphology }: Paragraph, index: number, { from }: Found): boolean {
  const word = lower[index] ?? "";
  if (pluralVerb.has(word) || singularVerb.has(word)) return true;
  const base = from === "one" ? (morphology.baseOfThirdPerson(word) ?? "") : word;
  if (isMostlyVerb(base)) return true;
  const next = lower[index + 1] ?? "";
  // "jobs that imports from low-wage countries cannot replace": a noun with a verb of its own.
  if (isEverNoun(word)) return objectOpeners().has(next);
  return /^(?:the|a|an|this|these|their|its|in|on|at|to|for|with|from|into|by)$/.test(next);
}

function edit(paragraph: Paragraph, at: number, put: string) {
  return replaceWord(paragraph, at, put, "relative-agreement", 0.85);
}
