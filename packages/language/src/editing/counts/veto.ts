import type { Edit } from "../edit.ts";
import { type Word, wordsOf } from "../tokens.ts";
import { sequences } from "./counts.ts";
import { type FormReader, kind, type Units } from "./units.ts";

const width = 3;
/** So often a wording was read by chance or by a slip of its author. */
const byChance = 2;

/** What stands beside such a verb is another noun than its subject: "the sizes of the test was". */
const distantSubject = "grammar.distant-subject";

/** "Each of the samples were": what stands beside the verb is what one is taken from. */
const singularHead = "grammar.singular-head";

/** The word before decides, a subject, a preposition or an auxiliary: what follows alone tells nothing of it. */
const needsWordBefore: ReadonlySet<string> = new Set(
  [
    "verb-of-subject",
    "lexical-agreement",
    "plural-subject",
    "singular-subject",
    "figure-subject",
    "gerund-after-preposition",
    "gerund-after-verb",
    "participle-after-be",
    "auxiliary-have",
    "verb-after-modal",
  ].map((rule) => `grammar.${rule}`),
);

/**
 * Whether the author's wording was read in the counted texts and the corrected one never: "those found
 * in", "are there state". Looks at three units together, the changed words among them, which must
 * be words that stay in their place: an edit of a word or two.
 */
export function isWellRead(
  edit: Edit,
  words: readonly Word[],
  units: Units,
  forms: FormReader,
): boolean {
  if (edit.rule === distantSubject || edit.rule === singularHead) return false;
  const first = units.findIndex(({ word }) => word >= 0 && (words[word]?.end ?? 0) > edit.start);
  let end = first;
  while (end < units.length) {
    const word = words[units[end]?.word ?? -1];
    if (units[end]?.form.kind === kind.boundary || (word && word.start >= edit.end)) break;
    end++;
  }
  if (first < 0 || end <= first || end - first > 2) return false;
  const opens = units[first - 1]?.form.kind === kind.boundary;
  const put = wordsOf(edit.replacement).map(
    ({ text }, index) => forms.formOf(text, opens && index === 0).hash,
  );
  if (put.length === 0 || put.length > 2) return false;
  const gone = units.slice(first, end).map(({ form }) => form.hash);
  let known = false;
  for (let before = needsWordBefore.has(edit.rule) ? 1 : 0; before < width; before++) {
    const left = hashesBefore(units, first, before);
    const right = hashesAfter(units, end, width - gone.length - before);
    if (!left || !right) continue;
    if (sequences()([...left, ...put, ...right]) > 0) return false;
    known ||= sequences()([...left, ...gone, ...right]) > byChance;
  }
  return known;
}

function hashesBefore(units: Units, first: number, count: number): number[] | null {
  return inside(units, first - count, first);
}

function hashesAfter(units: Units, end: number, count: number): number[] | null {
  return count < 0 ? null : inside(units, end, end + count);
}

/** The keys of units, none of which may be a boundary. */
function inside(units: Units, from: number, to: number): number[] | null {
  if (from < 0 || to > units.length) return null;
  const hashes: number[] = [];
  for (let at = from; at < to; at++) {
    const form = units[at]?.form;
    if (!form || form.kind === kind.boundary) return null;
    hashes.push(form.hash);
  }
  return hashes;
}
