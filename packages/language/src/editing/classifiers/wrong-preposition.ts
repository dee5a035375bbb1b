import { counts } from "#editing/counts/counts.ts";
import { hashOf } from "#editing/counts/hash.ts";
import { kind, type Units } from "#editing/counts/units.ts";
import { type Steps, stepFor } from "../first-language/likely-errors.ts";
import { endOfPhrase, formAt } from "./description.ts";
import { type Passage, type Suspicion, timesRead, wordAt } from "./place-reader.ts";
import { confusedWith } from "./preposition-signals.ts";
import { prepositions } from "./prepositions.ts";
import type { Place } from "./task.ts";

// What authors confuse. Of others one tells time, place or means, and may follow any verb and noun.
const confused =
  /^(?:of→(?:for|to|from|in|on|with)|to→(?:with|on|in)|with→(?:to|from)|for→(?:to|in)|on→(?:in|of)|in→(?:of|into)|by→of)$/;
const afterParticiple = /^(?:to→with|with→to|with→from|of→from|of→to|of→on|by→of)$/;
// Words that take several: "due in March", "based in Kyoto", "closes with".
const takesMany =
  /^(?:due|prior|based|close[sd]?|closing|continu(?:e|es|ed|ing)|leads?|leading|thanks?|key|response)$/;

/** How often the usual preposition must have been read, how much rarer the author's, and how unlikely. */
type Bounds = { often: number; rarer: number; most: number };
const bounds: Steps<Bounds> = {
  strict: { often: 20, rarer: 25, most: 0.002 },
  likely: { often: 20, rarer: 25, most: 0.002 },
  more: { often: 12, rarer: 15, most: 0.005 },
  learner: { often: 8, rarer: 10, most: 0.01 },
  both: { often: 5, rarer: 6, most: 0.02 },
};

const hashes = prepositions.choices.map(hashOf);
const choices: readonly string[] = prepositions.choices;
const the = hashOf("the");

/** Where another preposition than the author's stands after this word almost always. */
export function suspectPreposition(passage: Passage, place: Place): Suspicion | null {
  const { units } = passage;
  const written = wordAt(passage, place.left + 1);
  const governor = formAt(units, place.left);
  if (!written || written.opensSentence || written.text !== prepositions.choices[place.chosen])
    return null;
  if (governor.kind < kind.adjective || governor.kind > kind.verb) return null;
  if (takesMany.test(governor.text)) return null;
  // "depends to a large extent on"
  if (/^(?:extent|degree|part)$/.test(formAt(units, endOfPhrase(units, place.right + 1)).text))
    return null;
  if (belongsToEarlier(units, place)) return null;
  // What was read just like this the classifier need not be asked of.
  if (timesRead(units, place, 1, [hashes[place.chosen] as number], 1) >= 3) return null;
  const usual = usualInstead(passage, place);
  return {
    isConfirmed: ({ choice, likely, own, odds }) =>
      (choice === usual?.choice && likely >= 0.8 && own <= usual.most) ||
      isLikelyError(passage, place, choice, likely, odds),
    edit: (choice) => ({
      start: written.start,
      end: written.end,
      replacement: choices[choice] as string,
    }),
  };
}

/** How large the logarithm of the odds must be that another preposition belongs here. */
const leastOdds: Steps<number> = { strict: 6.2, likely: 6.2, more: 4.5, learner: 2.6, both: 2.3 };

/** What follows any verb and noun and tells time, place, means or amount: odds alone say too little of it. */
const ofCircumstance = /^(?:by|at|during|under|after|over|through|among|within|against|than|as)$/;

/** "results on outcomes", "trends for water quality": what they are about; only learners mean "in" by it. */
function isOfTopic(
  { author }: Pick<Passage, "author">,
  { chosen }: Pick<Place, "chosen">,
  put: string,
): boolean {
  return put === "in" && !author.byLearner && /^(?:for|on|about|as)$/.test(choices[chosen] ?? "");
}

/** How often a preposition must follow a noun before what stands behind its "of" may be passed over. */
const usualShare = 0.05;

/** "the contribution of variation to", "the value added of": the preposition goes with a noun further left. */
function belongsToEarlier(units: Units, { left, chosen }: Place): boolean {
  const written = choices[chosen] as string;
  const takes = (at: number) =>
    (counts.prepositionsAfter(formAt(units, at).text).get(written) ?? 0) >= usualShare;
  const isNoun = (at: number) => {
    const { kind: which } = formAt(units, at);
    return which === kind.singular || which === kind.plural;
  };
  if (formAt(units, left).kind === kind.past) return isNoun(left - 1) && takes(left - 1);
  if (!isNoun(left)) return false;
  for (let at = left - 1; at > left - 7; at--) {
    const { kind: which, text } = formAt(units, at);
    if (which === kind.boundary || which === kind.mark) return false;
    if (text === "of" && isNoun(at - 1) && takes(at - 1)) return true;
  }
  return false;
}

function isLikelyError(
  { units, author }: Passage,
  { left, right, chosen }: Place,
  choice: number,
  likely: number,
  odds: () => number,
): boolean {
  if (!confusedWith(choice).has(chosen) || likely < 0.6) return false;
  const governor = formAt(units, left);
  // "associated in abbreviations", "due from customers": strictly only what the word itself governs.
  if (!author.byLearner && ofCircumstance.test(choices[chosen] as string)) return false;
  if (choices[choice] === "to" && formAt(units, right).kind === kind.verb) return false;
  const isNoun = governor.kind === kind.singular || governor.kind === kind.plural;
  // "the number in the samples": beside its "of" a noun has any other of time and place.
  if (isNoun && choices[choice] === "of" && !author.byLearner) return false;
  if (isNoun && isOfTopic({ author }, { chosen }, choices[choice] ?? "")) return false;
  return odds() >= stepFor(leastOdds, author, "preposition");
}

/** The preposition that stands here in most texts, where the author's was hardly ever read. */
function usualInstead(
  passage: Passage,
  place: Place,
): { choice: number /** How likely the author's may be at most. */; most: number } | null {
  const { units } = passage;
  const governor = formAt(units, place.left);
  const own = hashes[place.chosen] as number;
  const ownTimes = timesRead(units, place, 1, [own], 0);
  if (ownTimes > 0 && timesRead(units, place, 1, [own], 1) > 0) return null;
  const usual = usualAfter(governor.text);
  if (!usual || usual.choice === place.chosen || usual.share < 0.5) return null;
  const change = `${choices[place.chosen]}→${usual.preposition}`;
  if (!confused.test(change)) return null;
  if (governor.kind === kind.past && !afterParticiple.test(change)) return null;
  const isNoun = governor.kind === kind.singular || governor.kind === kind.plural;
  // "the number in the samples": beside its "of" a noun has any other of time and place.
  if (isNoun && usual.preposition === "of") return null;
  if (isNoun && isOfTopic(passage, place, usual.preposition)) return null;
  const put = hashes[usual.choice] as number;
  // "to" before a verb is no preposition.
  if (usual.preposition === "to" && timesRead(units, place, 1, [put, the], 0) < 3) return null;
  const times = timesRead(units, place, 1, [put], 0);
  const { often, rarer, most } = stepFor(bounds, passage.author, "preposition");
  return times < often || ownTimes * rarer > times ? null : { choice: usual.choice, most };
}

type Usual = {
  preposition: string;
  choice: number /** Among the prepositions that follow. */;
  share: number;
};

const known = new Map<string, Usual | null>();
const mostKnown = 20_000;

/** The preposition that follows a word most often. */
function usualAfter(word: string): Usual | null {
  let usual = known.get(word);
  if (usual === undefined) {
    if (known.size > mostKnown) known.clear();
    usual = findUsual(word);
    known.set(word, usual);
  }
  return usual;
}

function findUsual(word: string): Usual | null {
  const after = counts.prepositionsAfter(word);
  const all = [...after.values()].reduce((sum, share) => sum + share, 0);
  for (const [preposition, share] of after) {
    const choice = choices.indexOf(preposition);
    return choice < 0 ? null : { preposition, choice, share: share / all };
  }
  return null;
}
