import { isPersonNoun } from "../english/persons.ts";
import { listed } from "./word-lists.ts";
import { has, inherit, is, type Word } from "./words.ts";

/**
 * Noun phrases in English order: `la crisis económica mundial` is the global economic crisis and
 * `tasa de supervivencia` a survival rate. Numbers every phrase and marks its head.
 */
export function arrangeNounPhrases(words: Word[]): void {
  let phrase = 0;
  for (let start = 0; start < words.length; start += 1) {
    const found = phraseAt(words, start);
    if (!found) continue;
    phrase += 1;
    const { before, head, after, end } = found;
    const arranged = [...inEnglishOrder(before), ...after, ...head];
    const isPlural = head.some((word) => word.isPlural) || before.some(countsSeveral);
    for (const word of arranged) {
      word.phrase = phrase;
      if (is(word, "determiner", "adjective", "noun") && !is(word, "noun"))
        word.isPlural = isPlural;
    }
    const last = head.at(-1);
    if (last) {
      last.isHead = true;
      if (is(last, "noun") && !has(last, "pl", "sg")) last.isPlural = isPlural;
    }
    const spacing = words[start]?.spaced ?? true;
    arranged.forEach((word, index) => {
      word.spaced = index === 0 ? spacing : true;
    });
    keepObjectsAtEnds(words.slice(start, end), arranged);
    words.splice(start, end - start, ...arranged);
    start = end - 1;
  }
  formCompounds(words);
}

/** `los dos últimos meses`: the last two. */
function inEnglishOrder(before: readonly Word[]): Word[] {
  const number = before.findIndex((word) => is(word, "number"));
  const which = before[number + 1];
  if (number < 0 || !which || !/^(último|primero|primeiro|próximo)$/.test(which.lemma))
    return [...before];
  const ordered = [...before];
  ordered.splice(number, 2, which, ...before.slice(number, number + 1));
  return ordered;
}

type Phrase = { before: Word[]; after: Word[]; head: Word[]; end: number };

function phraseAt(words: readonly Word[], start: number): Phrase | null {
  let at = start;
  const before: Word[] = [];
  for (; at < words.length; at += 1) {
    const word = words[at];
    if (!word || !isPremodifier(words, at)) break;
    before.push(word);
  }
  const first = words[at];
  if (!first || !is(first, "noun", "name")) return headless(before, start, at);
  const head = [first];
  at += 1;
  // Names of several words, titles and their bearers, nouns in apposition.
  while (is(words[at], "name", "noun") && joins(head.at(-1), words[at])) {
    const next = words[at];
    if (next) head.push(next);
    at += 1;
  }
  const isDefinite = before.some((word) => has(word, "def"));
  const { modifiers, end } = postmodifiers(words, at, first, isDefinite);
  return { before, after: modifiers, head, end };
}

/** `los primeros`, `el 20 %`, `los pobres`: no noun follows. */
function headless(before: Word[], start: number, end: number): Phrase | null {
  const last = before.at(-1);
  if (!last || !is(last, "number", "adjective")) return null;
  if (is(last, "adjective") && !before.some((word) => is(word, "determiner"))) return null;
  return { before: before.slice(0, -1), after: [], head: [last], end: Math.max(end, start + 1) };
}

function joins(left: Word | undefined, right: Word | undefined): boolean {
  if (!left || !right || right.objectsBefore.length > 0) return false;
  if (is(left, "name")) return is(right, "name");
  return is(right, "name") || (right.isCapital && left.isCapital);
}

function isPremodifier(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (is(word, "determiner", "number")) return true;
  if (is(word, "adjective")) {
    const next = words[at + 1];
    return is(next, "noun", "adjective", "name") || (at > 0 && is(words[at - 1], "determiner"));
  }
  if (isDegree(word)) {
    return is(words[at + 1], "adjective") && is(words[at + 2], "noun");
  }
  return false;
}

const takesComplement = listed("adjective-with-complement");

/** Adjectives and participles after a noun, in the order they get before it. */
function postmodifiers(
  words: readonly Word[],
  start: number,
  head: Word,
  isDefinite: boolean,
): { modifiers: Word[]; end: number } {
  let modifiers: Word[] = [];
  let at = start;
  for (;;) {
    const one = modifierAt(words, at, head, isDefinite);
    if (!one) return { modifiers, end: at };
    let end = one.end;
    let group = one.words;
    // `económica y social`
    const joint = words[end];
    if (is(joint, "coordinator") && joint) {
      const other = modifierAt(words, end + 1, head, isDefinite);
      if (other && !is(words[other.end], "noun")) {
        group = [...group, joint, ...other.words];
        end = other.end;
      }
    }
    modifiers = [...group, ...modifiers];
    at = end;
  }
}

function modifierAt(
  words: readonly Word[],
  start: number,
  head: Word,
  isDefinite: boolean,
): { words: Word[]; end: number } | null {
  let at = start;
  const found: Word[] = [];
  while (isDegree(words[at]) && at - start < 2) {
    const adverb = words[at];
    if (adverb) found.push(adverb);
    at += 1;
  }
  const word = words[at];
  if (!word) return null;
  const next = words[at + 1];
  if (found.length === 0 && isAttributeNoun(words, at, head)) {
    word.isPlural = false;
    word.isFinal = true;
    return { words: [word], end: at + 1 };
  }
  if (!agrees(word, head)) return null;
  const isParticiple = is(word, "verb") && has(word, "pp");
  if (isParticiple) {
    const hasComplement = is(next, "preposition", "verb", "adverb") || has(next, "enc");
    if (hasComplement || (next === undefined && found.length > 1)) return null;
    found.push(word);
    return { words: found, end: at + 1 };
  }
  if (!is(word, "adjective")) return null;
  if (takesComplement(word.lemma) && is(next, "preposition")) return null;
  // `el más alto que se ha visto` is a superlative, `uno más alto que otro` compares.
  const clauseFollows = words.slice(at + 2, at + 5).some((other) => is(other, "verb"));
  if (found.length > 0 && next?.lemma === "que" && !(isDefinite && clauseFollows)) return null;
  found.push(word);
  return { words: found, end: at + 1 };
}

/** `hora local`, `luz solar`, `costa oeste`: a noun right behind another says which. */
function isAttributeNoun(words: readonly Word[], at: number, head: Word): boolean {
  const word = words[at];
  if (!word || !is(word, "noun") || !is(head, "noun") || words[at - 1] !== head) return false;
  if (word.isCapital || head.isCapital || has(head, "acr") || has(word, "acr")) return false;
  if (word.objectsBefore.length > 0 || head.objectsAfter.length > 0) return false;
  return word.formatting.join() === head.formatting.join() && !/^on /.test(word.english);
}

function isDegree(word: Word | undefined): boolean {
  if (!is(word, "adverb")) return false;
  return (
    has(word, "preadv") ||
    /^(más|mais|menos|muy|muito|tan|tão|poco|pouco|bastante|altamente)$/.test(word?.origin ?? "")
  );
}

function isOf(word: Word | undefined): boolean {
  return word?.lemma === "de";
}

/** Gender and number agree as far as they are marked. */
function agrees(modifier: Word, head: Word): boolean {
  if (is(head, "name")) return false;
  const clash = (one: string, other: string) =>
    (modifier.tags.has(one) &&
      !modifier.tags.has(other) &&
      head.tags.has(other) &&
      !head.tags.has(one)) ||
    (modifier.tags.has(other) &&
      !modifier.tags.has(one) &&
      head.tags.has(one) &&
      !head.tags.has(other));
  return !clash("m", "f") && !clash("sg", "pl");
}

function countsSeveral(word: Word): boolean {
  return is(word, "number") && !/^(1|uno|um|un|una|uma)$/.test(word.surface.toLowerCase());
}

/** An object stands where it stood: at the phrase's end a note stays behind the last word. */
function keepObjectsAtEnds(source: readonly Word[], arranged: readonly Word[]): void {
  const sourceLast = source.at(-1);
  const arrangedLast = arranged.at(-1);
  if (!sourceLast || !arrangedLast || sourceLast === arrangedLast) return;
  const moved = sourceLast.objectsAfter;
  if (moved.length === 0) return;
  sourceLast.objectsAfter = [];
  arrangedLast.objectsAfter = [...arrangedLast.objectsAfter, ...moved];
}

const isQuantity = listed("quantity");

/** `N1 de N2` with nothing between becomes `N2 N1`; from the right, so that compounds nest. */
function formCompounds(words: Word[]): void {
  for (let at = words.length - 2; at > 0; at -= 1) {
    const of = words[at];
    const left = words[at - 1];
    if (!of || !left || !isOf(of) || !is(of, "preposition") || of.english !== "of") continue;
    if (!is(left, "noun") || !left.isHead || isQuantity(left.lemma)) continue;
    const end = phraseEnd(words, at + 1);
    const right = words.slice(at + 1, end);
    const head = right.at(-1);
    if (!head || !isCompoundPart(right) || !is(head, "noun")) continue;
    if (right.length + wordCount(left) > 4 || / of /.test(left.english)) continue;
    const next = words[end];
    const goesOn = has(next, "cm") || is(next, "coordinator");
    if (goesOn && is(words[end + 1], "noun") && head.isPlural) continue;
    const leadsOn = is(next, "subordinator") || (is(next, "verb") && has(next, "pp"));
    if (leadsOn || (is(next, "preposition") && !isOf(next) && head.isPlural)) continue;
    if (of.objectsAfter.length + of.objectsBefore.length > 0 || looksDiffer(left, right)) continue;
    head.isPlural = false;
    head.isHead = false;
    for (const word of right) word.phrase = left.phrase;
    inherit(left, [of], "after");
    const spaced = left.spaced;
    left.spaced = true;
    words.splice(at - 1, end - at + 1, ...right, left);
    const first = right[0];
    if (first) first.spaced = spaced;
  }
}

function wordCount({ english }: Word): number {
  return english.split(" ").length;
}

function phraseEnd(words: readonly Word[], start: number): number {
  const phrase = words[start]?.phrase ?? 0;
  let end = start;
  while (phrase > 0 && words[end]?.phrase === phrase) end += 1;
  return end;
}

function isCompoundPart(right: readonly Word[]): boolean {
  if (right.length === 0 || right.some((word) => is(word, "adjective"))) return false;
  const head = right.at(-1);
  if (!head || (head.isPlural && isPersonNoun(head.english))) return false;
  if (head.isCapital) return false;
  return right.every((word) => is(word, "noun", "adjective") && !has(word, "ord", "comp"));
}

function looksDiffer(left: Word, right: readonly Word[]): boolean {
  const look = left.formatting.join();
  return right.some(({ formatting }) => formatting.join() !== look);
}
