import { wordList } from "#data/word-lists.ts";
import { counts } from "#editing/counts/counts.ts";
import { hashOf } from "#editing/counts/hash.ts";
import { kind, type Units } from "#editing/counts/units.ts";
import { type Steps, stepFor } from "../first-language/likely-errors.ts";
import { matchCase } from "../tokens.ts";
import { article } from "./articles.ts";
import { endOfPhrase, formAt } from "./description.ts";
import { suspectNeedless } from "./needless-article.ts";
import { type Passage, type Suspicion, timesRead, wordAt } from "./place-reader.ts";
import type { Place } from "./task.ts";

// Time by the calendar, what numbers follow, and what British English says without an article.
const withoutArticle =
  /^(?:first|last|next|years?|months?|weeks?|days?|future|hospital|figures?|tables?|equations?|sections?|chapters?|half|case|specialty|speciality)$/;
const finite =
  /^(?:is|are|was|were|has|have|had|can|could|may|might|will|would|should|must|does|did|do)$/;
/** "appointed him head of", "acts as ruler": who alone holds an office has no article. */
const offices = wordList("offices");

/** How large the logarithm of the odds must be that an article is missing, and where one thing is named. */
type Odds = { any: number; named: number };
const missing: Steps<Odds> = {
  strict: { any: 4.3, named: 4.3 },
  likely: { any: 3.6, named: 2.8 },
  more: { any: 3.1, named: 2.3 },
  learner: { any: 1.9, named: 1.7 },
  both: { any: 1.7, named: 1.4 },
};
/** And that it is the wrong one. */
const wrong = { strict: 5, learner: 3 };

const hashes = ["the", "a", "an"].map(hashOf);

/** How unlikely what is written must be before the odds are worth computing. */
const unlikely = 0.25;

/** Where an article may be missing, or be the wrong one. */
export function suspectArticle(passage: Passage, place: Place): Suspicion | null {
  if (place.chosen === article.none) {
    return formAt(passage.units, place.left).kind === kind.boundary
      ? suspectOpening(passage, place)
      : suspectGap(passage, place);
  }
  const other = suspectChoice(passage, place);
  const needless = place.chosen === article.the ? suspectNeedless(passage, place) : null;
  if (!needless) return other;
  return {
    isConfirmed: (verdict) =>
      (verdict.choice === article.none ? needless : other)?.isConfirmed(verdict) ?? false,
    edit: (choice) => (choice === article.none || !other ? needless : other).edit(choice),
  };
}

function isMissing(passage: Passage, place: Place, put: string, odds: number): boolean {
  const { any, named } = stepFor(missing, passage.author, "missing-article");
  return odds >= any || (odds >= named && isNamed(passage, place, hashOf(put)));
}

function suspectGap(passage: Passage, place: Place): Suspicion | null {
  const { text, units } = passage;
  const before = wordAt(passage, place.left);
  const next = wordAt(passage, place.right);
  if (!before || !next || text.slice(before.end, next.start) !== " ") return null;
  if (!mayLackArticle(units, place) || before.text === "times") return null;
  if (isName(text, next.end) || isUsualSo(units, place)) return null;
  // "has power to legislate"
  if (/^(?:have|has|had|having)$/.test(before.text) && formAt(units, place.right + 1).text === "to")
    return null;
  // "that averaged distribution", "from topic to topic"
  const earlier = formAt(units, place.left - 1);
  if (earlier.kind === kind.determiner && formAt(units, place.left).kind !== kind.grammatical)
    return null;
  if (earlier.nounHash === formAt(units, endOfPhrase(units, place.right)).nounHash) return null;
  if (isOrder(units, place) || isOneOfSeveral(units, place)) return null;
  return {
    isConfirmed: ({ choice, own, odds }) =>
      fitsNumber(units, place, choice) &&
      own <= unlikely &&
      isMissing(passage, place, articleBefore(choice, next.text), odds()),
    edit: (choice) => ({
      start: next.start,
      end: next.start,
      replacement: `${articleBefore(choice, next.text)} `,
    }),
  };
}

/** "Purpose of this study was": only in a sentence with a verb, for headings have no articles. */
function suspectOpening(passage: Passage, place: Place): Suspicion | null {
  const { text, units } = passage;
  const next = wordAt(passage, place.right);
  if (!next || !/^\p{Lu}\p{Ll}+$/u.test(next.text) || !mayLackArticle(units, place)) return null;
  // "(2003). Effectiveness of": a title.
  if (/\(\d{4}[a-z]?\)[.,:]?\s*$/.test(text.slice(0, next.start))) return null;
  if (!hasFiniteVerb(units, place.right)) return null;
  return {
    isConfirmed: ({ choice, own, odds }) =>
      fitsNumber(units, place, choice) &&
      own <= unlikely &&
      isMissing(passage, place, articleBefore(choice, next.text), odds()),
    edit: (choice) => {
      const put = articleBefore(choice, next.text);
      return {
        start: next.start,
        end: next.start + 1,
        replacement: `${put.charAt(0).toUpperCase()}${put.slice(1)} ${next.text.charAt(0).toLowerCase()}`,
      };
    },
  };
}

/** Whether the words around were read so often just like this that the classifier need not be asked. */
function isUsualSo(units: Units, place: Place): boolean {
  if (endOfPhrase(units, place.right) > place.right) return timesRead(units, place, 1, [], 2) >= 5;
  const bare = timesRead(units, place, 1, [], 1);
  return bare >= 5 && hashes.every((one) => timesRead(units, place, 1, [one], 1) * 3 <= bare);
}

/** "environment.yml", "data_set": the name of a file or of a variable goes on. */
function isName(text: string, end: number): boolean {
  return /^(?:[._@\\]\w|\()/.test(text.slice(end, end + 2));
}

function mayLackArticle(units: Units, { right }: Place): boolean {
  if (withoutArticle.test(formAt(units, right).text)) return false;
  const head = formAt(units, endOfPhrase(units, right));
  return !offices().has(formAt(units, right).text) && !offices().has(head.text);
}

function fitsNumber(units: Units, { right }: Place, choice: number): boolean {
  if (choice === article.none) return false;
  if (choice === article.the) return true;
  const head = formAt(units, endOfPhrase(units, right));
  return formAt(units, right).kind !== kind.plural && head.kind !== kind.plural;
}

/** "Define and calculate standard deviation": exercises and steps leave articles out. */
function isOrder(units: Units, { left }: Place): boolean {
  const before = formAt(units, left);
  if (before.kind === kind.grammatical && !/^(?:and|or)$/.test(before.text)) return false;
  for (let at = left; at > left - 4; at--) {
    if (formAt(units, at - 1).kind === kind.boundary) {
      const { kind: which, verbLike } = formAt(units, at);
      return which === kind.verb || verbLike;
    }
  }
  return false;
}

/** "in body, speech and mind", "such as development of": members of a list stand alone. */
function isOneOfSeveral(units: Units, { left, right }: Place): boolean {
  if (formAt(units, left).text === "as" && formAt(units, left - 1).text === "such") return true;
  const end = endOfPhrase(units, right);
  const after = formAt(units, end + 1).text;
  if (after === "and" || after === "or") return formAt(units, end + 2).kind !== kind.determiner;
  return after === "," && formAt(units, end + 2).kind >= kind.adjective;
}

function hasFiniteVerb(units: Units, from: number): boolean {
  for (let at = from; formAt(units, at).kind !== kind.boundary && at < units.length; at++) {
    if (finite.test(formAt(units, at).text)) return true;
  }
  return false;
}

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
  if (timesRead(units, place, 1, [formAt(units, place.right - 1).hash], 1) >= 3) return null;
  return {
    isConfirmed: ({ choice, own, odds }) =>
      fitsNumber(units, place, choice) &&
      own <= unlikely &&
      odds() >= (passage.author.byLearner ? wrong.learner : wrong.strict),
    edit: (choice) => ({
      start: written.start,
      end: written.end,
      replacement: matchCase(articleBefore(choice, next.text), written.text.slice(0, 1)).replace(
        /^TH/,
        "Th",
      ),
    }),
  };
}

const articleBefore = (choice: number, next: string) =>
  choice === article.the ? "the" : indefinite(next);

/** "a" or "an" by the sound a word begins with. */
function indefinite(next: string): "a" | "an" {
  const word = next.toLowerCase();
  if (/^(?:eu|one|once|uni(?!n|m)|us[eua]|ut[ie])/.test(word)) return "a";
  return /^(?:[aeio]|u|hon|hour|heir)/.test(word) ? "an" : "a";
}
