import { once } from "#data/tables.ts";
import { wordPairs } from "#data/word-lists.ts";
import { counts } from "#editing/counts/counts.ts";
import { hashOf } from "#editing/counts/hash.ts";
import { kind, type Units } from "#editing/counts/units.ts";
import { formAt } from "./description.ts";
import { timesRead } from "./place-reader.ts";
import { prepositions } from "./prepositions.ts";
import type { Place } from "./task.ts";

const choices: readonly string[] = prepositions.choices;
const hashes = choices.map(hashOf);
const least = 1e-5;
const windows = [
  [1, 0],
  [2, 0],
  [1, 1],
  [2, 1],
  [1, 2],
  [0, 1],
  [0, 2],
] as const;
const leftKinds = [
  kind.adjective,
  kind.adverb,
  kind.gerund,
  kind.past,
  kind.plural,
  kind.singular,
  kind.verb,
  kind.other,
  kind.name,
  kind.grammatical,
];
const rightKinds = [
  kind.figure,
  kind.grammatical,
  kind.determiner,
  kind.adjective,
  kind.gerund,
  kind.plural,
  kind.singular,
  kind.name,
];

export const prepositionSignalNames: readonly string[] = [
  "constant",
  "against what is written",
  "for what is put",
  ...windows.flatMap(([before, after]) => [
    `read ${before} ${after}`,
    `read ${before} ${after}, as put`,
  ]),
  "share of what is written after the word",
  "share of what is put",
  "uses of the word",
  "far less often read than as put",
  "may be a verb before",
  ...leftKinds.map((which) => `after kind ${which}`),
  ...rightKinds.map((which) => `before kind ${which}`),
  ...choices.map((word) => `written ${word}`),
  ...choices.map((word) => `put ${word}`),
];

export function prepositionSignals(
  units: Units,
  place: Place,
  shares: ArrayLike<number>,
  put: number,
  signals: Float64Array,
): void {
  const { left, right, chosen } = place;
  const before = formAt(units, left);
  const next = formAt(units, right);
  let at = 0;
  const add = (value: number | boolean) => {
    signals[at++] = Number(value);
  };
  const read = (from: number, choice: number, to: number) =>
    Math.log(timesRead(units, place, from, [hashes[choice] as number], to) + 1);
  add(1);
  add(-Math.log(Math.max(least, shares[chosen] as number)));
  add(Math.log(Math.max(least, shares[put] as number)));
  for (const [from, to] of windows) {
    add(read(from, chosen, to));
    add(read(from, put, to));
  }
  const after = counts.prepositionsAfter(before.text);
  const shareOf = (choice: number) => Math.log((after.get(choices[choice] as string) ?? 0) + 0.001);
  add(shareOf(chosen));
  add(shareOf(put));
  add(after.size);
  add(Math.min(0, read(1, put, 0) - read(1, chosen, 0) - 2));
  add(before.verbLike);
  for (const which of leftKinds) add(before.kind === which);
  for (const which of rightKinds) add(next.kind === which);
  for (let choice = 0; choice < choices.length; choice++) add(choice === chosen);
  for (let choice = 0; choice < choices.length; choice++) add(choice === put);
}

// What authors write where another preposition belongs.
const confused = wordPairs("confused-prepositions", ["right", "written"]);
const confusions = once((): readonly ReadonlySet<number>[] =>
  choices.map(
    (right) =>
      new Set((confused().get(right) ?? "").split(" ").map((word) => choices.indexOf(word))),
  ),
);

/** The prepositions that authors write where this one belongs. */
export function confusedWith(right: number): ReadonlySet<number> {
  return confusions()[right] ?? new Set();
}
