import { kind, type Units } from "#editing/counts/units.ts";
import { add, formAt } from "./description.ts";
import type { Features, Place, Task } from "./task.ts";

function places(units: Units): Place[] {
  const found: Place[] = [];
  for (let index = 1; index < units.length - 1; index++) {
    const form = formAt(units, index);
    if (form.kind !== kind.singular && form.kind !== kind.plural) continue;
    // A verb by its place is none of our nouns.
    if (form.verbLike && !opensNoun(units, index - 1)) continue;
    found.push({ left: index - 1, right: index + 1, chosen: form.kind === kind.plural ? 1 : 0 });
  }
  return found;
}

function opensNoun(units: Units, before: number): boolean {
  const { kind: which, text } = formAt(units, before);
  return (
    which === kind.determiner ||
    which === kind.adjective ||
    which === kind.figure ||
    /^(?:of|in|for|with|by|from|on|at|between|into|about|among|through|than)$/.test(text)
  );
}

/** The word that opens the phrase a noun stands in: an article, a number, a preposition. */
function opener(units: Units, from: number): number {
  for (let at = from; at > from - 5; at--) {
    const which = formAt(units, at).kind;
    if (
      which === kind.determiner ||
      which === kind.figure ||
      which === kind.grammatical ||
      which === kind.mark ||
      which === kind.boundary ||
      which === kind.verb
    )
      return at;
  }
  return from - 4;
}

function describe(units: Units, { left, right }: Place, features: Features): void {
  const noun = formAt(units, left + 1).nounHash;
  const l1 = formAt(units, left);
  const l2 = formAt(units, left - 1);
  const l3 = formAt(units, left - 2);
  const r1 = formAt(units, right);
  const r2 = formAt(units, right + 1);
  const r3 = formAt(units, right + 2);
  const openAt = opener(units, left);
  const open = formAt(units, openAt);
  const beforeOpen = formAt(units, openAt - 1);
  features.size = 0;
  add(features, 1);
  add(features, 2, noun);
  add(features, 3, l1.hash);
  add(features, 4, l2.hash, l1.hash);
  add(features, 5, l3.hash, l2.hash, l1.hash);
  add(features, 6, l1.hash, noun);
  add(features, 7, l2.hash, l1.hash, noun);
  add(features, 8, r1.hash);
  add(features, 9, r1.hash, r2.hash);
  add(features, 10, r1.hash, noun);
  add(features, 11, r1.hash, r2.hash, noun);
  add(features, 12, l1.hash, r1.hash);
  add(features, 13, l1.hash, r1.hash, noun);
  add(features, 14, open.hash);
  add(features, 15, open.hash, noun);
  add(features, 16, open.hash, beforeOpen.hash);
  add(features, 17, open.hash, r1.hash);
  add(features, 18, open.hash, r1.tag, l1.kind);
  add(features, 19, beforeOpen.hash, open.hash, noun);
  add(features, 20, l1.tag, r1.tag);
  add(features, 21, l1.tag, r1.tag, noun);
  add(features, 22, l2.tag, l1.tag, r1.tag);
  add(features, 23, l1.tag, r1.tag, r2.tag);
  add(features, 24, l2.hash, l1.tag, r1.tag);
  add(features, 25, open.hash, beforeOpen.tag, r1.tag);
  add(features, 26, r1.tag, r2.tag, noun);
  add(features, 27, r1.hash, r2.hash, r3.hash);
  add(features, 28, l2.hash, l1.hash, r1.hash);
  add(features, 29, open.hash, r1.hash, noun);
}

export const nounNumber: Task = {
  name: "noun-number",
  choices: ["singular", "plural"],
  places,
  describe,
};
