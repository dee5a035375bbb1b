import type { Person } from "../english/inflection.ts";
import { isPersonNoun } from "../english/persons.ts";
import { isLabel } from "./labels.ts";
import { type Group, isFiniteVerb } from "./verb-groups.ts";
import { listed } from "./word-lists.ts";
import { drop, has, is, type Word } from "./words.ts";

export type Subject =
  | { kind: "words"; head: Word | null }
  | { kind: "shared"; head: null }
  | { kind: "none"; head: null };

const none: Subject = { kind: "none", head: null };

/** Looks to the left within the clause for what the verb says something about. */
export function subjectBefore(words: readonly Word[], start: number): Subject {
  let sawComma = false;
  for (let at = start - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (!word) return none;
    if (word.phrase > 0) {
      let from = at;
      while (from > 0 && words[from - 1]?.phrase === word.phrase) from -= 1;
      const governor = words[from - 1];
      if (is(governor, "preposition")) {
        at = from - 1;
        continue;
      }
      // What an infinitive or gerund governs belongs to it, not to the verb in question.
      const governs = governor && is(governor, "verb") && at < start - 1 && !sawComma;
      if (governs && has(governor, "inf", "infps", "ger", "pp")) {
        at = from - 1;
        continue;
      }
      if (governs) return none;
      const head = words.slice(from, at + 1).find((one) => one.isHead) ?? word;
      if (isTime(head)) {
        at = from;
        continue;
      }
      return { kind: "words", head };
    }
    if (is(word, "pronoun") && (has(word, "tn") || has(word, "nt"))) {
      if (is(words[at - 1], "preposition")) continue;
      return { kind: "words", head: word };
    }
    if (is(word, "name") && !has(word, "date")) return { kind: "words", head: word };
    if (has(word, "itg")) return { kind: "words", head: null };
    if (has(word, "rpar")) {
      const open = words.slice(0, at).findLastIndex((one) => has(one, "lpar"));
      if (open >= 0) {
        at = open;
        continue;
      }
    }
    if (is(word, "coordinator")) {
      if (at === start - 1 && hasFiniteBefore(words, at)) return { kind: "shared", head: null };
      continue;
    }
    // `muchos de ellos`
    if (isQuantifier(word) && words[at + 1]?.lemma === "de") return { kind: "words", head: word };
    if (is(word, "relative")) {
      if (
        is(words[at - 1], "preposition") ||
        has(word, "adv") ||
        /cuyo|donde|cuando/.test(word.lemma)
      )
        return none;
      return { kind: "words", head: null };
    }
    if (is(word, "subordinator") || has(word, "sent", "lpar", "lquest")) return none;
    if (is(word, "verb")) {
      if (has(word, "ger", "pp", "inf") && !has(word, "done")) continue;
      return sawComma && at < start - 1 && has(words[start - 1], "cm")
        ? { kind: "shared", head: null }
        : none;
    }
    if (has(word, "cm")) sawComma = true;
    else if (/^[;:—–]$/.test(word.surface)) return none;
  }
  return none;
}

const saysHowMany = listed("quantifier");

function isQuantifier(word: Word): boolean {
  return is(word, "pronoun", "determiner") && saysHowMany(word.lemma);
}

function isTime(head: Word): boolean {
  const { english } = head;
  if (has(head, "date")) return true;
  return /^(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|day|year|month|week|time|night|morning|today)$/.test(
    english,
  );
}

function hasFiniteBefore(words: readonly Word[], at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const word = words[index];
    if (has(word, "sent")) return false;
    if (isFiniteVerb(word)) return true;
  }
  return false;
}

export function isPerson(head: Word | null): boolean {
  if (!head) return false;
  return (
    (is(head, "name") && has(head, "ant", "cog")) ||
    (is(head, "noun") && isPersonNoun(head.english)) ||
    (is(head, "pronoun") && /^(he|she)$/.test(head.english))
  );
}

const isHappening = listed("happens");
const says = listed("says");

/** `más de 80`, `cerca de 100` */
function isLimit(words: readonly Word[], at: number): boolean {
  const limit = words[at];
  return (
    is(limit, "preposition") &&
    /^(around|about|more than|less than|fewer than)$/.test(limit?.english ?? "") &&
    is(words[at + 1], "number")
  );
}

/** A subject behind its verb goes before it; returns how many words moved. */
export function moveSubject(
  words: Word[],
  start: number,
  end: number,
  group: Group,
  isPassiveSe: boolean,
): { length: number; head: Word } | null {
  const isSaying =
    says(group.main.lemma) && has(words[start - 1], "cm", "sent") === false
      ? /^["”»,]$/.test(words[start - 1]?.surface ?? "")
      : says(group.main.lemma) && /^[",”»]$/.test(words[start - 1]?.surface ?? "");
  const isPassive = isPassiveSe || group.isPassive;
  if (!isPassive && !isSaying && !isHappening(group.main.lemma)) return null;
  let from = end;
  // `se incluyeron más de 80 pacientes`, `se evacuó a cerca de 100 vecinos`
  const dropsMarker =
    isPassiveSe &&
    words[from]?.lemma === "a" &&
    ((words[from + 1]?.phrase ?? 0) > 0 || isLimit(words, from + 1));
  if (dropsMarker) from += 1;
  const opensAt = isPassive && isLimit(words, from) ? from + 1 : from;
  if ((words[opensAt]?.phrase ?? 0) === 0) return null;
  // `fue nombrado director`: what follows says as what, it is not the subject.
  if (group.isPassive && !isPassiveSe && !is(words[from], "determiner")) return null;
  let to = opensAt;
  let head: Word | null = null;
  for (;;) {
    const phrase = words[to]?.phrase ?? 0;
    if (phrase === 0) break;
    while (words[to]?.phrase === phrase) {
      const word = words[to];
      if (word?.isHead && !head) head = word;
      to += 1;
    }
    const joint = words[to];
    const next = words[to + 1]?.phrase ?? 0;
    if (next > 0 && joint?.lemma === "de" && is(joint, "preposition")) to += 1;
    else break;
  }
  if (!head) return null;
  if (isLabel(words[to], head)) to += 1;
  if (dropsMarker) {
    drop(words, end);
    from -= 1;
    to -= 1;
  }
  const subject = words.splice(from, to - from);
  const firstOfSubject = subject[0];
  const opening = words[start];
  if (firstOfSubject && opening) {
    firstOfSubject.spaced = opening.spaced;
    opening.spaced = true;
    if (opening.isCapital) {
      firstOfSubject.isCapital = true;
      opening.isCapital = false;
    }
  }
  words.splice(start, 0, ...subject);
  return { length: subject.length, head };
}

export function pronounFor(
  words: readonly Word[],
  start: number,
  person: Person,
  isPlural: boolean,
  group: Group,
): string {
  if (person === 1) return isPlural ? "we" : "I";
  if (person === 2) return "you";
  if (isPlural) return "they";
  const next = words[group.end];
  if (group.isPassive && isDoneToPeople(group.main.lemma)) return "he";
  if (
    group.isPassive ||
    (/^be$/.test(group.main.english) && (next?.phrase ?? 0) > 0) ||
    (/^be\b/.test(group.main.english) && is(next, "adjective"))
  )
    return "it";
  for (let at = start - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (word && (word.isHead || is(word, "name")) && isPerson(word))
      return has(word, "f") && !has(word, "m") ? "she" : "he";
    if (is(word, "pronoun") && /^(he|she)$/.test(word?.english ?? "")) return word?.english ?? "he";
  }
  return isDoneByPeople(group.main.lemma) ? "he" : "it";
}

/** What only people do: without a subject in sight the text speaks of a person. */
const isDoneByPeople = listed("done-by-people");

/** What is done to people only. */
const isDoneToPeople = listed("done-to-people");
