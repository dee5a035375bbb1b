import { counts } from "#editing/counts/counts.ts";
import { hashOf } from "#editing/counts/hash.ts";
import { kind } from "#editing/counts/units.ts";
import { type Steps, stepFor } from "../first-language/likely-errors.ts";
import { endOfPhrase, formAt } from "./description.ts";
import { type Passage, type Suspicion, timesRead, wordAt } from "./place-reader.ts";
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
  const own = hashes[place.chosen] as number;
  const ownTimes = timesRead(units, place, 1, [own], 0);
  if (ownTimes > 0 && timesRead(units, place, 1, [own], 1) > 0) return null;
  const usual = usualAfter(governor.text);
  if (!usual || usual.choice === place.chosen || usual.share < 0.5) return null;
  const change = `${written.text}→${prepositions.choices[usual.choice]}`;
  if (!confused.test(change)) return null;
  if (governor.kind === kind.past && !afterParticiple.test(change)) return null;
  const isNoun = governor.kind === kind.singular || governor.kind === kind.plural;
  // "the number in the samples": beside its "of" a noun has any other of time and place.
  if (isNoun && usual.preposition === "of") return null;
  const put = hashes[usual.choice] as number;
  // "to" before a verb is no preposition.
  if (usual.preposition === "to" && timesRead(units, place, 1, [put, the], 0) < 3) return null;
  const times = timesRead(units, place, 1, [put], 0);
  const { often, rarer, most } = stepFor(bounds, passage.author, "preposition");
  if (times < often || ownTimes * rarer > times) return null;
  return {
    isConfirmed: (choice, likely, own) => choice === usual.choice && likely >= 0.8 && own <= most,
    edit: () => ({ start: written.start, end: written.end, replacement: usual.preposition }),
  };
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
