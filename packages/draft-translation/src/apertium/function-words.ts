import { wordTable } from "../data.ts";
import { translateDeterminer } from "./determiners.ts";
import { translatePreposition } from "./prepositions.ts";
import { translatePronoun, translateRelative } from "./pronouns.ts";
import { has, is, type Word } from "./words.ts";

/** Prepositions, determiners, pronouns and relatives, whose English depends on their neighbours. */
export function translateFunctionWords(words: Word[]): void {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word || word.isFinal) continue;
    if (is(word, "preposition")) translatePreposition(words, at);
    else if (is(word, "relative")) translateRelative(words, at);
    else if (is(word, "pronoun")) translatePronoun(words, at);
    else if (is(word, "subordinator", "coordinator")) translateConjunction(words, at);
  }
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (word && !word.isFinal && is(word, "determiner")) translateDeterminer(words, at);
  }
  negateOnce(words);
}

const negatives: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "no one": "anyone",
    nothing: "anything",
    no: "any",
    none: "any",
    never: "ever",
    nor: "or",
  }),
);

/** `no tomó ninguna medida`: English denies once in a clause. */
function negateOnce(words: readonly Word[]): void {
  let isNegative = false;
  for (const word of words) {
    if (has(word, "sent", "cm") || is(word, "subordinator", "relative")) isNegative = false;
    const isVerb = is(word, "verb") && has(word, "done");
    if (isNegative && !isVerb && !is(word, "adverb"))
      word.english = negatives.get(word.english) ?? word.english;
    if (word.english === "not" || (word.english === "no" && is(word, "adverb"))) isNegative = true;
  }
}

const conjunctions = wordTable("apertium/conjunctions");

function translateConjunction(words: Word[], at: number): void {
  const word = words[at];
  if (!word) return;
  const english = conjunctions().get(word.lemma) ?? conjunctions().get(word.origin);
  if (english === undefined || word.english.includes(" ")) return;
  word.english = english;
  const previous = words[at - 1];
  // `más alto que`: than. `tanto A como B`: both A and B.
  if (word.lemma === "que" && (has(previous, "comp") || comparesBefore(words, at)))
    word.english = "than";
  if (word.lemma === "que" && is(previous, "preposition")) word.english = "which";
}

function comparesBefore(words: readonly Word[], at: number): boolean {
  for (let index = at - 1; index >= 0 && index > at - 4; index -= 1) {
    const word = words[index];
    if (is(word, "verb") && !has(word, "pp")) return false;
    if (/^(more|less|greater|higher|lower|better|worse|smaller|rather)$/.test(word?.english ?? ""))
      return true;
  }
  return false;
}
