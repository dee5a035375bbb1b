import { counts } from "#editing/counts/counts.ts";
import { hashOf } from "#editing/counts/hash.ts";
import { kind } from "#editing/counts/units.ts";
import { isLikely } from "../first-language/likely-errors.ts";
import { endOfPhrase, formAt, isMentionedBefore } from "./description.ts";
import { type Passage, type Suspicion, timesRead, wordAt } from "./place-reader.ts";
import type { Place } from "./task.ts";

const hashes = { a: hashOf("a"), an: hashOf("an"), the: hashOf("the") };

/** How certain the classifier must be that a noun stands alone. */
const least = 0.985;

/** How large the logarithm of the odds must be that what is no single thing has no article. */
const leastOdds = 1;

/** How often a preposition must have been read before the bare noun, and how much oftener than before "the". */
const often = 40;
const oftener = 6;

/**
 * A "the" before what is meant in general: "in the presence of the light", "The hypertension is a disease".
 * Only of learners, and of authors in whose language that is right: in the texts of others it is meant nearly always.
 */
export function suspectNeedless(passage: Passage, place: Place): Suspicion | null {
  const { author } = passage;
  if (!author.byLearner && !isLikely(author, "needless-article")) return null;
  const { text, units } = passage;
  const { left, right } = place;
  const written = wordAt(passage, right - 1);
  const next = wordAt(passage, right);
  if (!written || !next || text.slice(written.end, next.start) !== " ") return null;
  const noun = formAt(units, right);
  if (noun.kind !== kind.singular && noun.kind !== kind.plural && noun.kind !== kind.other)
    return null;
  if (endOfPhrase(units, right) > right || isMentionedBefore(units, left, noun.nounHash))
    return null;
  const isTold = isDefined(passage, place) || isUsuallyBare(passage, place);
  const isMass = isSubstance(passage, place);
  if (!isTold && !isMass) return null;
  const opens = written.text.startsWith("T");
  return {
    isConfirmed: ({ likely, odds }) =>
      (isTold && likely >= least) || (isMass && odds() >= leastOdds),
    edit: () => ({
      start: written.start,
      end: opens ? next.end : next.start,
      replacement: opens ? next.text.charAt(0).toUpperCase() + next.text.slice(1) : "",
    }),
  };
}

/** "The nature has", "The hypertension is": what opens a sentence and was not spoken of before. */
function isDefined({ units }: Passage, { left, right }: Place): boolean {
  return (
    formAt(units, left).kind === kind.boundary &&
    formAt(units, right).kind !== kind.plural &&
    /^(?:is|has)$/.test(formAt(units, right + 1).text)
  );
}

/** "the influence of the culture": a noun that often stands alone, with nothing after it that says which. */
function isSubstance({ units }: Passage, { right }: Place): boolean {
  const noun = formAt(units, right);
  if (noun.kind !== kind.singular) return false;
  const use = counts.noun(noun.noun);
  if (!use || use.bare < 20 || use.bare * 1.5 < use.one + use.determined) return false;
  const after = formAt(units, right + 1);
  if (after.kind === kind.mark) return /^[.;]$/.test(after.text);
  return after.kind === kind.boundary || /^(?:is|has|are|and|on)$/.test(after.text);
}

function isUsuallyBare({ units }: Passage, place: Place): boolean {
  const { kind: which, text } = formAt(units, place.right + 1);
  const ends = which === kind.boundary || (which === kind.mark && /^[.;]$/.test(text));
  if (!ends && !/^(?:on|in|is)$/.test(text)) return false;
  if (!/^(?:of|to|by|for|with|on|from)$/.test(formAt(units, place.left).text)) return false;
  const bare = timesRead(units, place, 1, [], 1);
  const determined = Object.values(hashes).map((hash) => timesRead(units, place, 1, [hash], 1));
  return bare >= often && bare >= oftener * Math.max(1, ...determined);
}
