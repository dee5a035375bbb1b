import { counts } from "#editing/counts/counts.ts";
import { hashOf } from "#editing/counts/hash.ts";
import { kind, type Units } from "#editing/counts/units.ts";
import { article } from "./articles.ts";
import { endOfPhrase, firstNoun, formAt, isMentionedBefore } from "./description.ts";
import { timesRead } from "./place-reader.ts";
import type { Place } from "./task.ts";

const hashes = { a: hashOf("a"), an: hashOf("an"), the: hashOf("the") };
const least = 1e-5;

const leftKinds = [kind.mark, kind.grammatical, kind.adverb, kind.gerund, kind.past, kind.plural];
const headKinds = [kind.adjective, kind.gerund, kind.past, kind.plural, kind.singular, kind.verb];
const afterKinds = [kind.mark, kind.grammatical, kind.determiner, kind.adverb, kind.verb];
const leftWords = "as and or of in by with to is was were are be for at from on".split(" ");
const afterWords = ". , - and or of ( in to for that".split(" ");

/** One signal a line, in the order in which `articleSignals` writes them. */
export const articleSignalNames: readonly string[] = [
  "constant",
  "against what is written",
  "for what is put",
  "read with one word around",
  "read with one word around, as put",
  "read with a word before and two after",
  "the same, as put",
  "read with two words before and one after",
  "the same, as put",
  "read with two words after",
  "the same, as put",
  "far less often read than as put",
  "known noun",
  "size of its uses",
  "share alone",
  "share with a",
  "share of plurals",
  "mentioned before",
  "opens a sentence",
  "units of the phrase",
  "phrase of one unit",
  "head may be a verb",
  ...leftKinds.map((which) => `after kind ${which}`),
  ...headKinds.map((which) => `head of kind ${which}`),
  ...afterKinds.map((which) => `before kind ${which}`),
  ...leftWords.map((word) => `after "${word}"`),
  ...afterWords.map((word) => `before "${word}"`),
];

/** What speaks for an error where one article is written, and another (or none) would be put. */
export function articleSignals(
  units: Units,
  place: Place,
  shares: ArrayLike<number>,
  put: number,
  signals: Float64Array,
): void {
  const { left, right, chosen } = place;
  const before = formAt(units, left);
  const end = endOfPhrase(units, right);
  const head = formAt(units, end);
  const after = formAt(units, end + 1);
  const next = formAt(units, right).text;
  const use = counts.noun(head.noun);
  const all = use ? use.one + use.determined + use.bare : 0;
  const shareOf = (times: number) => (use ? Math.log((times + 0.5) / (all + 1)) : -1);
  const own = middle(chosen, next);
  const other = middle(put, next);
  const read = (from: number, what: readonly number[], to: number) =>
    Math.log(timesRead(units, place, from, what, to) + 1);
  let at = 0;
  const add = (value: number | boolean) => {
    signals[at++] = Number(value);
  };
  add(1);
  add(-Math.log(Math.max(least, shares[chosen] as number)));
  add(Math.log(Math.max(least, shares[put] as number)));
  const one = read(1, own, 1);
  const onePut = read(1, other, 1);
  add(one);
  add(onePut);
  add(read(1, own, 2));
  add(read(1, other, 2));
  add(read(2, own, 1));
  add(read(2, other, 1));
  add(read(0, own, 2));
  add(read(0, other, 2));
  add(Math.min(0, onePut - one - 1.4));
  add(use !== null);
  add(use ? Math.log(all + 1) : 0);
  add(shareOf(use?.bare ?? 0));
  add(shareOf(use?.one ?? 0));
  add(use ? Math.log((use.plural + 0.5) / (all + use.plural + 1)) : -1);
  const noun = formAt(units, firstNoun(units, right, 4));
  add(isMentionedBefore(units, left + 1, noun.nounHash));
  add(before.kind === kind.boundary);
  add(end - right + 1);
  add(end === right);
  add(head.verbLike);
  for (const which of leftKinds) add(before.kind === which);
  for (const which of headKinds) add(head.kind === which);
  for (const which of afterKinds) add(after.kind === which);
  for (const word of leftWords) add(before.text === word);
  for (const word of afterWords) add(after.text === word);
}

function middle(choice: number, next: string): number[] {
  if (choice === article.none) return [];
  if (choice === article.the) return [hashes.the];
  return [/^[aeio]/.test(next) ? hashes.an : hashes.a];
}
