import { counts } from "#editing/counts/counts.ts";
import { hashOf } from "#editing/counts/hash.ts";
import { kind } from "#editing/counts/units.ts";
import { type Steps, stepFor } from "../first-language/likely-errors.ts";
import { matchCase } from "../tokens.ts";
import { article } from "./articles.ts";
import { endOfPhrase, formAt } from "./description.ts";
import { suspectNeedless } from "./needless-article.ts";
import { type Passage, type Suspicion, timesRead, wordAt } from "./place-reader.ts";
import type { Place } from "./task.ts";

// Time by the calendar, what numbers follow, and what British English says without an article.
const withoutArticle =
  /^(?:first|last|next|years?|future|hospital|figures?|tables?|equations?|sections?|chapters?|half|case)$/;

/** How unlikely no article must be: after a noun that often stands alone, and after others. */
type Bounds = {
  own: number;
  ownAlone: number;
  ownUnread: number;
  likely: number;
  /** After which no article may be unlikely for a phrase that was read with one; 0: never enough alone. */
  ownNamed: number;
};
const missing: Steps<Bounds> = {
  strict: { own: 0.01, ownAlone: 0.001, ownUnread: 0.002, likely: 0.95, ownNamed: 0 },
  likely: { own: 0.02, ownAlone: 0.005, ownUnread: 0.006, likely: 0.9, ownNamed: 0.03 },
  learner: { own: 0.06, ownAlone: 0.02, ownUnread: 0.02, likely: 0.8, ownNamed: 0 },
  both: { own: 0.1, ownAlone: 0.04, ownUnread: 0.04, likely: 0.75, ownNamed: 0.05 },
};

const hashes = { a: hashOf("a"), an: hashOf("an"), the: hashOf("the") };

/** Where an article may be missing, or be the wrong one, by what was read elsewhere. */
export function suspectArticle(passage: Passage, place: Place): Suspicion | null {
  if (place.chosen === article.none) return suspectGap(passage, place);
  const other = suspectChoice(passage, place);
  const needless = place.chosen === article.the ? suspectNeedless(passage, place) : null;
  if (!needless) return other;
  return {
    isConfirmed: (choice, likely, own) =>
      (choice === article.none ? needless : other)?.isConfirmed(choice, likely, own) ?? false,
    edit: (choice) => (choice === article.none || !other ? needless : other).edit(choice),
  };
}

function suspectGap(passage: Passage, place: Place): Suspicion | null {
  const { text, units } = passage;
  const before = wordAt(passage, place.left);
  const next = wordAt(passage, place.right);
  // At the beginning of a sentence nothing stands before the gap, and headings have no articles.
  if (!before || !next || text.slice(before.end, next.start) !== " ") return null;
  const form = formAt(units, place.right);
  if (withoutArticle.test(form.text) || before.text === "times") return null;
  if (isName(text, next.end)) return null;
  const bounds = stepFor(missing, passage.author, "missing-article");
  const put = (choice: number) => (choice === article.the ? "the" : indefinite(next.text));
  const usual = (choice: number) => timesRead(units, place, 1, [hashes[put(choice)]], 1);
  const most = Math.max(usual(article.a), usual(article.the));
  const isUsual = most >= 3 && timesRead(units, place, 1, [], 1) * 4 <= most;
  const isUnread =
    timesRead(units, place, 2, [], 1) === 0 && timesRead(units, place, 1, [], 2) === 0;
  if (!isUsual && !isUnread) return null;
  return {
    isConfirmed(choice, likely, own) {
      if (choice === article.none) return false;
      if (choice === article.a && form.kind === kind.plural) return false;
      if (
        own <= bounds.ownNamed &&
        likely >= leastNamed &&
        isNamed(passage, place, hashes[put(choice)])
      )
        return true;
      if (likely < bounds.likely) return false;
      const alone = standsAlone(passage, place);
      if (own <= bounds.ownUnread && isUnread && !alone) return true;
      return own <= (alone ? bounds.ownAlone : bounds.own) && usual(choice) >= 3 && isUsual;
    },
    edit: (choice) => ({ start: next.start, end: next.start, replacement: `${put(choice)} ` }),
  };
}

/** "environment.yml", "data_set": the name of a file or of a variable goes on. */
function isName(text: string, end: number): boolean {
  return /^(?:[._@\\]\w|\()/.test(text.slice(end, end + 2));
}

const leastNamed = 0.85;

/**
 * Whether one thing is named by a phrase that was read with this article three times, and never without:
 * "driven by electric field", "the fatigue life of beam".
 */
function isNamed(passage: Passage, place: Place, put: number): boolean {
  const { units } = passage;
  const { left, right } = place;
  const end = endOfPhrase(units, right);
  const before = formAt(units, left);
  const after = formAt(units, end + 1);
  if (standsAlone(passage, place) || timesRead(units, place, 1, [], 2) > 0) return false;
  if (before.kind === kind.boundary || before.kind === kind.mark) return false;
  // "that averaged distribution", "from topic to topic"
  const earlier = formAt(units, left - 1);
  if (earlier.kind === kind.determiner && before.kind !== kind.grammatical) return false;
  if (earlier.nounHash === formAt(units, end).nounHash) return false;
  if (/^(?:and|or|as)$/.test(before.text) || /^(?:and|or)$/.test(after.text)) return false;
  if (after.kind === kind.mark ? !/^[.,;]$/.test(after.text) : after.kind > kind.grammatical)
    return false;
  if (end > right && timesRead(units, place, 0, [put], 2) >= 3) return true;
  const read = timesRead(units, place, 1, [put], 1);
  return read >= 3 && timesRead(units, place, 1, [], 1) * (end > right ? 4 : 1) <= read;
}

/** Whether the noun of a phrase is one that often has no article: a plural, or "power". */
function standsAlone({ units }: Passage, { right }: Place): boolean {
  const noun = formAt(units, endOfPhrase(units, right));
  if (noun.kind !== kind.singular) return true;
  const use = counts.noun(noun.noun);
  return !use || use.bare * 3 > use.one + use.determined + use.bare;
}

function suspectChoice(passage: Passage, place: Place): Suspicion | null {
  const { text, units } = passage;
  const written = wordAt(passage, place.right - 1);
  const next = wordAt(passage, place.right);
  if (!written || !next || text.slice(written.end, next.start) !== " ") return null;
  const other = place.chosen === article.the ? indefinite(next.text) : "the";
  const own = formAt(units, place.right - 1).hash;
  const usual = timesRead(units, place, 1, [hashes[other]], 1);
  if (usual < 5 || timesRead(units, place, 1, [own], 1) * 20 > usual) return null;
  if (timesRead(units, place, 0, [own], 2) > 0) return null;
  return {
    isConfirmed: (choice, _, own) => choice !== article.none && own <= 0.002,
    edit: () => ({
      start: written.start,
      end: written.end,
      replacement: matchCase(other, written.text.slice(0, 1)).replace(/^TH/, "Th"),
    }),
  };
}

/** "a" or "an" by the sound a word begins with. */
function indefinite(next: string): "a" | "an" {
  const word = next.toLowerCase();
  if (/^(?:eu|one|once|uni(?!n|m)|us[eua]|ut[ie])/.test(word)) return "a";
  return /^(?:[aeio]|u|hon|hour|heir)/.test(word) ? "an" : "a";
}
