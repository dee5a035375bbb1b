import { counts } from "#editing/counts/counts.ts";
import { hashOf } from "#editing/counts/hash.ts";
import { kind } from "#editing/counts/units.ts";
import { matchCase } from "../tokens.ts";
import { article } from "./articles.ts";
import { endOfPhrase, formAt } from "./description.ts";
import { type Passage, type Suspicion, timesRead, wordAt } from "./place-reader.ts";
import type { Place } from "./task.ts";

// Time by the calendar, what numbers follow, and what British English says without an article.
const withoutArticle =
  /^(?:first|last|next|years?|future|hospital|figures?|tables?|equations?|sections?|chapters?|half|case)$/;

/** How unlikely no article must be: after a noun that often stands alone, and after others. */
type Bounds = { own: number; ownAlone: number; ownUnread: number; likely: number };
const strict: Bounds = { own: 0.01, ownAlone: 0.001, ownUnread: 0.002, likely: 0.95 };
const forLearner: Bounds = { own: 0.06, ownAlone: 0.02, ownUnread: 0.02, likely: 0.8 };

const hashes = { a: hashOf("a"), an: hashOf("an"), the: hashOf("the") };

/** Where an article may be missing, or be the wrong one, by what was read elsewhere. */
export function suspectArticle(passage: Passage, place: Place): Suspicion | null {
  return place.chosen === article.none ? suspectGap(passage, place) : suspectChoice(passage, place);
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
  const bounds = passage.byLearner ? forLearner : strict;
  const put = (choice: number) => (choice === article.the ? "the" : indefinite(next.text));
  const usual = (choice: number) => timesRead(units, place, 1, [hashes[put(choice)]], 1);
  const most = Math.max(usual(article.a), usual(article.the));
  const isUsual = most >= 3 && timesRead(units, place, 1, [], 1) * 4 <= most;
  const isUnread =
    timesRead(units, place, 2, [], 1) === 0 && timesRead(units, place, 1, [], 2) === 0;
  if (!isUsual && !isUnread) return null;
  return {
    isConfirmed(choice, likely, own) {
      if (choice === article.none || likely < bounds.likely) return false;
      if (choice === article.a && form.kind === kind.plural) return false;
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
