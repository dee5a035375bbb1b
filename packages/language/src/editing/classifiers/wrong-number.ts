import { counts } from "#editing/counts/counts.ts";
import { kind, type Units } from "#editing/counts/units.ts";
import { type Steps, stepFor } from "../first-language/likely-errors.ts";
import { matchCase } from "../tokens.ts";
import { formAt } from "./description.ts";
import { type Passage, type Suspicion, wordAt } from "./place-reader.ts";
import type { Place } from "./task.ts";

const countsSeveral =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|many|several|few|these|those|both)$/;
const severalKinds = /^(?:different|various|numerous|multiple)$/;
/** How likely the plural must be. */
const least: Steps<number> = { strict: 0.95, likely: 0.95, more: 0.88, learner: 0.8, both: 0.7 };

const partOf = /^(?:one|some|many|most|several|few|two|three|number)$/;

/** A singular where a number or a word such as "several" asks for the plural. */
export function suspectNumber(passage: Passage, place: Place): Suspicion | null {
  const { units, morphology, text } = passage;
  const counted = formAt(units, place.left);
  const noun = formAt(units, place.left + 1);
  const written = wordAt(passage, place.left + 1);
  if (!written || noun.kind !== kind.singular) return null;
  // "(5 and 10 minute) predictions": what stands in brackets describes the noun behind them.
  if (/^\) \p{L}/u.test(text.slice(written.end, written.end + 3))) return null;
  if (!endsPhrase(units, place.right) || !asksForSeveral(passage, place.left)) return null;
  // "1000 of these set as warm-up": a participle that looks like the noun.
  if (
    /^(?:these|those)$/.test(counted.text) &&
    /^(?:set|put|cut|left|split|cast|read)$/.test(noun.text)
  )
    return null;
  // "the two differ": a verb stands where no noun is known to be counted.
  if (noun.verbLike && counts.sequence("a", noun.text) < 3) return null;
  const plural = morphology.pluralOf(noun.text);
  if (!plural) return null;
  return {
    isConfirmed: ({ choice, likely }) =>
      choice === 1 && likely >= stepFor(least, passage.author, "noun-number"),
    edit: () => ({
      start: written.start,
      end: written.end,
      replacement: matchCase(plural, written.text),
    }),
  };
}

const isMethod = (noun: string) =>
  /(?:ion|ing|osis|ity|ance|ence|ment)$/.test(noun) || counts.sequence("multiple", noun) >= 3;

function endsPhrase(units: Units, next: number): boolean {
  const { kind: which, text } = formAt(units, next);
  if (which === kind.mark) return /^[.;)]$/.test(text);
  if (which === kind.grammatical) return !/^(?:and|or|nor|plus)$/.test(text);
  return which === kind.boundary || which === kind.determiner;
}

function asksForSeveral(passage: Passage, before: number): boolean {
  const { units } = passage;
  const quantifier = formAt(units, before).text;
  if (severalKinds.test(quantifier))
    // "multiple imputation": a method, read in this form elsewhere.
    return quantifier !== "multiple" || !isMethod(formAt(units, before + 1).text);
  const opening = openingOf(units, before);
  if (opening === null) return false;
  const { kind: which, text } = formAt(units, opening);
  if (which === kind.figure) return isPlainNumber(passage, opening) && !isLabel(passage, opening);
  if (countsSeveral.test(text)) return true;
  return (
    /^(?:the|our|its|their)$/.test(text) &&
    formAt(units, opening - 1).text === "of" &&
    partOf.test(formAt(units, opening - 2).text)
  );
}

/** What opens the phrase before a noun, if only words that describe stand between: "two large". */
function openingOf(units: Units, from: number): number | null {
  for (let at = from; at > from - 4 && at >= 0; at--) {
    const which = formAt(units, at).kind;
    if (which === kind.determiner || which === kind.figure) return at;
    if (which !== kind.adjective && which !== kind.past && which !== kind.gerund) return null;
  }
  return null;
}

/** "session 5", "phase 3 trial": the number of a thing, not how many there are. */
function isLabel({ units }: Passage, at: number): boolean {
  const { kind: before, verbLike } = formAt(units, at - 1);
  return before === kind.singular && !verbLike;
}

/** 2 and 30, but no sum of money, year, range or part of a name. */
function isPlainNumber(passage: Passage, at: number): boolean {
  const word = wordAt(passage, at);
  if (!word || !/^(?:[2-9]|[1-9]\d{1,2})$/.test(word.text)) return false;
  return /(?:^|[\s(])$/.test(passage.text.slice(0, word.start));
}
