import { type Form, kind, type Units } from "#editing/counts/units.ts";
import { add, endOfPhrase, formAt } from "./description.ts";
import type { Features, Place, Task } from "./task.ts";

const choices = [
  "of",
  "in",
  "to",
  "for",
  "with",
  "on",
  "by",
  "from",
  "at",
  "as",
  "between",
  "into",
  "about",
  "during",
  "among",
  "over",
  "through",
  "than",
  "within",
  "under",
  "against",
  "after",
] as const;
const indexOf: ReadonlyMap<string, number> = new Map(choices.map((word, index) => [word, index]));

function places(units: Units): Place[] {
  const found: Place[] = [];
  for (let index = 1; index < units.length - 1; index++) {
    const chosen = indexOf.get(formAt(units, index).text);
    const before = formAt(units, index - 1).kind;
    const after = formAt(units, index + 1).kind;
    if (chosen === undefined || before === kind.boundary) continue;
    if (after === kind.boundary || after === kind.mark) continue;
    found.push({ left: index - 1, right: index + 1, chosen });
  }
  return found;
}

function isArticle({ text }: Form): boolean {
  return text === "the" || text === "a" || text === "an";
}

/** The nearest word before an index that is no adverb, noun or article: often what governs. */
function governor(units: Units, from: number): Form {
  for (let at = from; at > from - 6; at--) {
    const form = formAt(units, at);
    if (form.kind === kind.past || form.kind === kind.verb || form.kind === kind.gerund)
      return form;
    if (form.verbLike && at < from) return form;
    if (form.kind === kind.boundary) return form;
  }
  return formAt(units, from);
}

function describe(units: Units, { left, right }: Place, features: Features): void {
  const l1 = formAt(units, left);
  const l2 = formAt(units, left - 1);
  const l3 = formAt(units, left - 2);
  const start = isArticle(formAt(units, right)) ? right + 1 : right;
  const r1 = formAt(units, right);
  const r2 = formAt(units, right + 1);
  const r3 = formAt(units, right + 2);
  const first = formAt(units, start);
  const end = endOfPhrase(units, start);
  const head = formAt(units, end);
  const after = formAt(units, end + 1);
  const by = governor(units, left);
  features.size = 0;
  add(features, 1);
  add(features, 2, l1.hash);
  add(features, 3, l2.hash);
  add(features, 4, r1.hash);
  add(features, 5, r2.hash);
  add(features, 6, l2.hash, l1.hash);
  add(features, 7, l3.hash, l2.hash, l1.hash);
  add(features, 8, l1.hash, r1.hash);
  add(features, 9, l1.hash, r1.hash, r2.hash);
  add(features, 10, l2.hash, l1.hash, r1.hash);
  add(features, 11, r1.hash, r2.hash);
  add(features, 12, r1.hash, r2.hash, r3.hash);
  add(features, 13, l2.hash, l1.hash, r1.hash, r2.hash);
  add(features, 14, head.nounHash);
  add(features, 15, l1.hash, head.nounHash);
  add(features, 16, l1.nounHash, r1.tag);
  add(features, 17, l1.nounHash);
  add(features, 18, by.hash);
  add(features, 19, by.hash, head.nounHash);
  add(features, 20, l1.tag, r1.tag, r2.tag);
  add(features, 21, l2.tag, l1.tag, r1.tag);
  add(features, 22, l1.hash, r1.tag, r2.tag);
  add(features, 23, l1.tag, r1.hash, r2.hash);
  add(features, 24, l1.ending, l1.kind, head.ending);
  add(features, 25, head.nounHash, after.hash);
  add(features, 26, l2.hash, l1.hash, r1.tag);
  add(features, 27, first.hash, l1.tag);
  add(features, 28, by.hash, r1.tag, l1.kind);
  add(features, 29, l1.tag, head.nounHash);
  add(features, 30, l2.tag, l1.hash, head.kind);
}

export const prepositions: Task = { name: "prepositions", choices, places, describe };
