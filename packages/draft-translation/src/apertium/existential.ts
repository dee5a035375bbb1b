import { finite } from "../english/inflection.ts";
import type { Clitics } from "./clitics.ts";
import { type Group, tenseOf } from "./verb-groups.ts";
import { drop, inherit, is, type Word, wordBeside } from "./words.ts";

export function isExistential(first: Word, group: Group): boolean {
  if (group.main !== first || /^(h[ae]|han|has|hemos)$/i.test(first.surface)) return false;
  return /^(hay|haber)$/.test(first.lemma) || (first.origin === "haver" && !group.isPerfect);
}

/** `hay tres` is there are three; `hace tres años` is three years ago and read elsewhere. */
export function writeExistential(
  words: Word[],
  at: number,
  clitics: Clitics & { start: number },
): number {
  const verb = words[at];
  if (!verb) return at;
  const next = words.slice(at + 1).find((word) => word.isHead);
  const thing = words.slice(at + 1).find((word) => !is(word, "adverb"));
  const follows = (thing?.phrase ?? 0) > 0;
  const relative = words[at + 1];
  const isPlural = follows
    ? (next?.isPlural ?? false)
    : is(relative, "relative") && (relative?.tags.has("pl") ?? false);
  const tense = tenseOf(verb);
  const be =
    tense === "future"
      ? "will be"
      : tense === "conditional"
        ? "would be"
        : finite("be", tense, 3, isPlural);
  const opening = words[clitics.start] ?? verb;
  const there = wordBeside(opening, "pronoun", "there");
  there.spaced = opening.spaced;
  there.isCapital = opening.isCapital;
  const written = [there, wordBeside(verb, "verb", be)];
  const [, written1] = written;
  if (written1) {
    written1.tags = new Set([...verb.tags, "done"]);
    written1.lemma = "haber";
  }
  const isObligation = words[at + 1]?.lemma === "que";
  if (clitics.isNegative) written.push(wordBeside(verb, "adverb", follows ? "no" : "not"));
  inherit(there, [...clitics.lost, verb], "before");
  if (isObligation) {
    there.english = "it";
    written.splice(1, 1, wordBeside(verb, "verb", "is necessary to"));
    drop(words, at + 1);
    const infinitive = words[at + 1];
    if (is(infinitive, "verb") && infinitive) infinitive.isFinal = true;
  }
  words.splice(clitics.start, at + 1 - clitics.start, ...written);
  return clitics.start + written.length - 1;
}
