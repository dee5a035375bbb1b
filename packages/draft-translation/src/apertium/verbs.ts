import type { Person } from "../english/inflection.ts";
import { reflexiveOf } from "./choose-words.ts";
import { type Clitics, cliticsBefore, objectOf } from "./clitics.ts";
import { isExistential, writeExistential } from "./existential.ts";
import { translateNonFinite } from "./non-finite.ts";
import { isPerson, moveSubject, pronounFor, subjectBefore } from "./subjects.ts";
import { composed, groupAt, isBe, isFiniteForm } from "./verb-groups.ts";
import { listed } from "./word-lists.ts";
import { drop, has, inherit, is, type Word, wordBeside } from "./words.ts";

/**
 * Verbs with their auxiliaries, negation, pronouns and subjects: `no se han estudiado los efectos`
 * is the effects have not been studied.
 */
export function translateVerbs(words: Word[]): void {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (is(word, "verb") && isFiniteForm(word) && word && !word.isFinal)
      at = translateFinite(words, at);
  }
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!is(word, "verb") || !word || word.isFinal) continue;
    const before = words[at - 1];
    const isReflexive = is(before, "pronoun") && has(before, "pro") && has(before, "ref");
    if (isReflexive && has(word, "inf", "infps", "ger")) {
      word.english = reflexiveOf(word) ?? word.english;
      drop(words, at - 1);
      at -= 1;
    }
    translateNonFinite(words, at);
  }
}

const keepsReflexiveSense = listed("keeps-reflexive-sense");

function translateFinite(words: Word[], at: number): number {
  const first = words[at];
  const group = groupAt(words, at);
  if (!first || !group) return at;
  const clitics = cliticsBefore(words, at);
  const { main } = group;
  for (const between of group.inner) {
    if (has(between, "pro", "enc") && has(between, "ref")) clitics.hasSe = true;
    else if (is(between, "pronoun") && has(between, "pro")) clitics.object = objectOf(between);
  }
  // What hangs behind the verb (`acredita-se`) says the same as what stands before it.
  for (let after = words[group.end]; after && has(after, "enc"); after = words[group.end]) {
    if (has(after, "ref")) clitics.hasSe = true;
    else clitics.object = objectOf(after);
    clitics.lost.push(after);
    words.splice(group.end, 1);
  }
  if (isExistential(first, group)) return writeExistential(words, at, clitics);
  const isFollowedByNoun =
    is(words[group.end], "determiner") || (words[group.end]?.phrase ?? 0) > 0;
  const keepsSense = keepsReflexiveSense(main.lemma);
  const hasNoSubject = subjectBefore(words, clitics.start).kind !== "words";
  const reflexive =
    clitics.hasSe && !group.isPassive && !(isFollowedByNoun && hasNoSubject && !keepsSense)
      ? reflexiveOf(main)
      : undefined;
  if (reflexive !== undefined) main.english = reflexive;
  const isPassiveSe =
    clitics.hasSe && reflexive === undefined && !group.isPassive && has(first, "p3") && !isBe(main);
  let { start } = clitics;
  let end = group.end;

  let subject = subjectBefore(words, start);
  if (
    isPassiveSe &&
    subject.kind === "words" &&
    isPerson(subject.head) &&
    !is(words[end], "relative")
  ) {
    // A person does it to herself: English says so without a pronoun.
  } else if (isPassiveSe) group.isPassive = true;
  const isFree = subject.kind === "none" || (subject.kind === "shared" && isPassiveSe);
  if (isFree && has(first, "p3")) {
    const moved = moveSubject(words, start, end, group, isPassiveSe);
    if (moved) {
      start += moved.length;
      end += moved.length;
      subject = { kind: "words", head: moved.head };
    }
  }
  const person: Person =
    has(first, "p1") && subject.kind !== "words"
      ? 1
      : has(first, "p2") && subject.kind === "none"
        ? 2
        : 3;
  const isPlural = countsAsPlural(first, subject.head, clitics, isPassiveSe);
  const parts = composed(group, person, isPlural, clitics.isNegative);
  const isOurs = has(first, "p1") && subject.kind === "shared" && !saysWe(words, start);
  const needsPronoun = (subject.kind === "none" || isOurs) && !has(first, "imp");
  const written: Word[] = [];
  const lost = [...clitics.lost, ...group.lost, main];
  const [firstPart = "", ...otherParts] = parts;
  const opening = words[start] ?? first;
  if (needsPronoun) {
    written.push(wordBeside(opening, "pronoun", pronounFor(words, start, person, isPlural, group)));
  }
  written.push(wordBeside(main, "verb", firstPart));
  const inner = group.inner.filter((word) => !has(word, "enc", "pro"));
  const lastPart = otherParts.at(-1);
  for (const part of otherParts.slice(0, -1)) written.push(wordBeside(main, "verb", part));
  if (lastPart !== undefined) written.push(...inner, wordBeside(main, "verb", lastPart));
  else written.push(...inner);
  for (const word of written) {
    if (!is(word, "verb")) continue;
    word.tags = new Set([
      ...first.tags,
      "done",
      ...(group.modal ? ["modal"] : []),
      ...(group.isPassive ? ["passive"] : []),
    ]);
    word.lemma = main.lemma;
    word.origin = main.origin;
    word.base = main.english;
    word.isPlural = isPlural;
  }
  const enclitic = group.inner.find((word) => has(word, "enc") && !has(word, "ref"));
  const object = clitics.object ?? (enclitic ? objectOf(enclitic) : null);
  if (object && !group.isPassive && !hasOwnObject(words, end)) {
    written.push(wordBeside(main, "pronoun", object));
  }
  tuckAdverb(words, start, written);
  const heir = written[0];
  if (heir) {
    heir.spaced = opening.spaced;
    heir.isCapital = opening.isCapital;
    inherit(heir, lost.slice(0, -1), "before");
    const tail = written.at(-1) ?? heir;
    inherit(heir, [{ ...main, objectsAfter: [] }], "before");
    tail.objectsAfter = [...tail.objectsAfter, ...main.objectsAfter];
  }
  words.splice(start, end - start, ...written);
  return start + written.length - 1;
}

/** The verb's own number decides, but where English counts its subject otherwise (`la gente`). */
function countsAsPlural(
  verb: Word,
  head: Word | null,
  { object }: Clitics,
  isPassiveSe: boolean,
): boolean {
  if (isPassiveSe && object === "them") return true;
  if (!head || !is(head, "noun", "name")) return has(verb, "pl");
  if (isPassiveSe) return head.isPlural;
  if (has(verb, "sg") && has(head, "pl")) return false;
  return head.isPlural || has(verb, "pl");
}

/** Whether the verb before is in the first person, too. */
function saysWe(words: readonly Word[], start: number): boolean {
  return has(
    words.slice(0, start).findLast((word) => is(word, "verb") && has(word, "done")),
    "p1",
  );
}

const tucked = /^(already|also|still|always|never|only|just|now|often|usually)$/;

/** `ya habían` is had already: the adverb goes behind the first of several verbs. */
function tuckAdverb(words: Word[], start: number, written: Word[]): void {
  const adverb = words[start - 1];
  const verbs = written.filter((word) => is(word, "verb"));
  const first = verbs[0];
  if (!adverb || !first || !is(adverb, "adverb") || !tucked.test(adverb.english)) return;
  if (verbs.length < 2 && !/^(is|are|was|were)$/.test(first.english)) return;
  if (adverb.isCapital) return;
  const moved = { ...adverb, spaced: true };
  adverb.english = "";
  adverb.objectsBefore = [];
  adverb.objectsAfter = [];
  adverb.isFinal = true;
  written.splice(written.indexOf(first) + 1, 0, moved);
}

function hasOwnObject(words: readonly Word[], end: number): boolean {
  const next = words[end];
  const marked = next?.lemma === "a" ? words[end + 1] : undefined;
  return (next?.phrase ?? 0) > 0 || (marked?.phrase ?? 0) > 0;
}
