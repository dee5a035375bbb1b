import { joinHash } from "#editing/counts/hash.ts";
import { type Form, kind, type Unit, type Units } from "#editing/counts/units.ts";
import type { Features } from "./task.ts";

/** The unit at an index; a boundary beyond the ends, which every list of units has. */
export function formAt(units: Units, index: number): Form {
  const last = units.length - 1;
  return (units[index < 0 ? 0 : index > last ? last : index] as Unit).form;
}

export function add(features: Features, template: number, ...hashes: readonly number[]): void {
  let key = Math.imul(template, 0x9e3779b1);
  for (const hash of hashes) key = joinHash(key, hash);
  features.keys[features.size++] = key;
}

const longestPhrase = 6;

/** The last unit of the noun phrase that begins at an index, as far as forms alone can tell. */
export function endOfPhrase(units: Units, from: number): number {
  let end = from;
  for (let at = from + 1; at < from + longestPhrase; at++) {
    const which = formAt(units, at).kind;
    if (
      which === kind.boundary ||
      which === kind.mark ||
      which === kind.grammatical ||
      which === kind.determiner ||
      which === kind.adverb ||
      which === kind.verb
    )
      break;
    end = at;
  }
  return end;
}

/** The first noun from an index on, at most so many units away; the index itself where there is none. */
export function firstNoun(units: Units, from: number, within: number): number {
  for (let at = from; at < from + within; at++) {
    const which = formAt(units, at).kind;
    if (which === kind.singular || which === kind.plural) return at;
    if (which === kind.boundary || which === kind.mark) break;
  }
  return from;
}

/** Whether the noun of a form stands in the paragraph before an index, in either number. */
export function isMentionedBefore(units: Units, index: number, noun: number): boolean {
  for (let at = index - 1; at >= 0; at--) {
    if (formAt(units, at).nounHash === noun) return true;
  }
  return false;
}
