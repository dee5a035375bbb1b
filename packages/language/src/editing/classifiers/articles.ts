import { kind, type Units } from "#editing/counts/units.ts";
import { add, endOfPhrase, firstNoun, formAt, isMentionedBefore } from "./description.ts";
import type { Features, Place, Task } from "./task.ts";

export const article = { none: 0, a: 1, the: 2 } as const;

/** Where a phrase may begin with an article: the author wrote one, or could have. */
function places(units: Units): Place[] {
  const found: Place[] = [];
  for (let index = 1; index < units.length; index++) {
    const { text, kind: which } = formAt(units, index);
    const before = formAt(units, index - 1);
    const written = text === "the" ? article.the : text === "a" || text === "an" ? article.a : null;
    if (written !== null) {
      if (mayFollowArticle(formAt(units, index + 1).kind)) {
        found.push({ left: index - 1, right: index + 1, chosen: written });
      }
    } else if (mayFollowArticle(which) && before.kind !== kind.determiner) {
      found.push({ left: index - 1, right: index, chosen: article.none });
    }
  }
  return found;
}

function mayFollowArticle(which: number): boolean {
  return (
    which === kind.adjective ||
    which === kind.gerund ||
    which === kind.past ||
    which === kind.plural ||
    which === kind.singular ||
    which === kind.other ||
    which === kind.verb
  );
}

function describe(units: Units, { left, right }: Place, features: Features): void {
  const l1 = formAt(units, left);
  const l2 = formAt(units, left - 1);
  const l3 = formAt(units, left - 2);
  const r1 = formAt(units, right);
  const r2 = formAt(units, right + 1);
  const r3 = formAt(units, right + 2);
  const r4 = formAt(units, right + 3);
  const end = endOfPhrase(units, right);
  const head = formAt(units, end);
  const after = formAt(units, end + 1);
  const afterNext = formAt(units, end + 2);
  const nounAt = firstNoun(units, right, 4);
  const noun = formAt(units, nounAt);
  const afterNoun = formAt(units, nounAt + 1);
  const mentioned = isMentionedBefore(units, left + 1, noun.nounHash) ? 1 : 2;
  features.size = 0;
  add(features, 1);
  add(features, 2, r1.hash);
  add(features, 3, r2.hash);
  add(features, 4, l1.hash);
  add(features, 5, l2.hash);
  add(features, 6, r1.hash, r2.hash);
  add(features, 7, r1.hash, r2.hash, r3.hash);
  add(features, 8, l1.hash, r1.hash);
  add(features, 9, l2.hash, l1.hash);
  add(features, 10, l1.hash, r1.hash, r2.hash);
  add(features, 11, l2.hash, l1.hash, r1.hash);
  add(features, 12, l3.hash, l2.hash, l1.hash);
  add(features, 13, l2.hash, l1.hash, r1.hash, r2.hash);
  add(features, 14, head.hash);
  add(features, 15, head.hash, after.hash);
  add(features, 16, l1.hash, head.hash);
  add(features, 17, l1.hash, head.hash, after.hash);
  add(features, 18, r1.hash, head.hash);
  add(features, 19, l1.tag, r1.tag, r2.tag, r3.tag);
  add(features, 20, l2.tag, l1.tag, r1.tag, r2.tag);
  add(features, 21, l1.hash, r1.tag, r2.tag);
  add(features, 22, l1.hash, head.tag, after.tag);
  add(features, 23, r1.ending, r1.kind, head.ending, head.kind);
  add(features, 24, noun.hash, mentioned);
  add(features, 25, noun.kind, mentioned, l1.hash);
  add(features, 26, r1.hash, r2.hash, r3.hash, r4.hash);
  add(features, 27, after.hash, head.kind, afterNext.tag);
  add(features, 28, noun.hash, afterNoun.hash, r1.tag);
  add(features, 29, l2.hash, l1.hash, head.hash);
  add(features, 30, noun.hash, l1.tag);
  add(features, 31, l2.hash, l1.hash, noun.kind);
  add(features, 32, head.kind, after.tag, afterNext.kind, l1.tag);
}

export const articles: Task = { name: "articles", choices: ["", "a", "the"], places, describe };
