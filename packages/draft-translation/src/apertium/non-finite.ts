import { gerundOf, participleOf } from "../english/inflection.ts";
import { reflexiveOf } from "./choose-words.ts";
import { objectOf } from "./clitics.ts";
import { isBe, isHave } from "./verb-groups.ts";
import { listed } from "./word-lists.ts";
import { drop, has, is, type Word } from "./words.ts";

const takesBareInfinitive = listed("before-bare-infinitive");
const takesGerund = listed("before-gerund");
const takesOfGerund = listed("before-of-gerund");
const keepsGerund = listed("preposition-before-gerund");

/** Infinitives, gerunds and participles that stand alone. */
export function translateNonFinite(words: Word[], at: number): void {
  const word = words[at];
  if (!word) return;
  const next = words[at + 1];
  const enclitics = encliticsAfter(words, at);
  const isReflexive = enclitics.some((one) => has(one, "ref"));
  const verb = isReflexive ? (reflexiveOf(word) ?? word.english) : word.english;
  word.isFinal = true;
  if (has(word, "pp")) {
    word.english = participleOf(verb);
    return;
  }
  if (has(word, "ger")) {
    word.english = gerundOf(verb);
  } else {
    // Passive and perfect infinitives keep their participle.
    const passive = isBe(word) && is(next, "verb") && has(next, "pp");
    word.english = infinitive(
      words,
      at,
      passive ? "be" : isHave(word) && has(next, "pp") ? "have" : verb,
    );
  }
  const object = enclitics.find((one) => !has(one, "ref"));
  if (object) {
    object.english = objectOf(object) ?? "it";
    object.isFinal = true;
  }
  for (const one of enclitics) {
    if (one === object) continue;
    drop(words, words.indexOf(one));
  }
}

function encliticsAfter(words: readonly Word[], at: number): Word[] {
  const found: Word[] = [];
  for (let index = at + 1; has(words[index], "enc"); index += 1) {
    const word = words[index];
    if (word) found.push(word);
  }
  return found;
}

/** `el primer país en adoptar`: the first country to adopt. */
function isOneOfOrder(word: Word): boolean {
  return has(word, "ord") || /^(first|second|third|last|only|next)$/.test(word.english);
}

function infinitive(words: Word[], at: number, verb: string): string {
  const previous = words[at - 1];
  const beforeThat = words[at - 2];
  // `a no ratificar`: not to ratify.
  if (
    previous &&
    /^(no|não)$/.test(previous.origin) &&
    is(beforeThat, "preposition") &&
    beforeThat
  ) {
    // `por no haber`: for not having.
    if (beforeThat.lemma === "por") {
      beforeThat.english = "for";
      beforeThat.isFinal = true;
      previous.english = "not";
      previous.isFinal = true;
      return gerundOf(verb);
    }
    beforeThat.english = "not";
    beforeThat.isFinal = true;
    previous.english = "to";
    previous.isFinal = true;
    return verb;
  }
  if (!previous || has(previous, "sent")) return gerundOf(verb);
  if (/ to$/.test(previous.english) && is(previous, "verb"))
    return previous.english.endsWith("forward to") ? gerundOf(verb) : verb;
  if (is(previous, "determiner")) {
    // `al ver`: when seeing.
    if (beforeThat?.lemma === "a" && is(beforeThat, "preposition")) {
      beforeThat.english = "when";
      beforeThat.isFinal = true;
    }
    drop(words, at - 1);
    return gerundOf(verb);
  }
  if (is(previous, "preposition")) {
    if (/^(a|para)$/.test(previous.lemma) || previous.english === "to") {
      previous.english = "to";
      previous.isFinal = true;
      return verb;
    }
    if (previous.lemma === "de") {
      if (beforeThat && (takesOfGerund(beforeThat.lemma) || takesOfGerund(beforeThat.origin))) {
        previous.isFinal = true;
        previous.english = "of";
        return gerundOf(verb);
      }
      previous.english = "to";
      previous.isFinal = true;
      return verb;
    }
    if (previous.lemma === "en" && words.slice(Math.max(0, at - 7), at).some(isOneOfOrder)) {
      previous.english = "to";
      previous.isFinal = true;
      return verb;
    }
    if (previous.lemma === "por" && !previous.isFinal) previous.english = "for";
    if (/ /.test(previous.english)) return gerundOf(verb);
    return keepsGerund(previous.english) ? gerundOf(verb) : `to ${verb}`;
  }
  if (is(previous, "verb")) {
    if (takesBareInfinitive(previous.lemma)) return verb;
    if (takesGerund(previous.lemma)) return gerundOf(verb);
    return `to ${verb}`;
  }
  if (is(previous, "coordinator") || has(previous, "cm")) {
    const earlier = words.slice(0, at - 1).findLast((one) => is(one, "verb"));
    if (has(earlier, "inf")) return /ing\b/.test(earlier?.english ?? "") ? gerundOf(verb) : verb;
    if (has(earlier, "modal")) return verb;
    return gerundOf(verb);
  }
  return `to ${verb}`;
}
