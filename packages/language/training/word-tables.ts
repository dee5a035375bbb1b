import { kind, type Units } from "#editing/counts/units.ts";

const atLeast = 3;
const prepositions: ReadonlySet<string> = new Set(
  "of in to for with on by from at as between into about during among over through than within under against after toward towards upon onto across without before".split(
    " ",
  ),
);
const ones = /^(?:an?|one|another|each|every|either|neither)$/;
const longestModifiers = 4;

/** Of words that no preposition can begin with: how often each preposition follows, and how often the word stands there. */
export type Government = { uses: number; after: Map<string, number> };

/** How a noun stands: with "a" or "one", with another determiner, without any in the singular, in the plural. */
export type NounUse = { one: number; determined: number; bare: number; plural: number };

export function countWordTables(texts: Iterable<Units>): {
  government: Map<string, Government>;
  nouns: Map<string, NounUse>;
} {
  const government = new Map<string, Government>();
  const nouns = new Map<string, NounUse>();
  for (const units of texts) {
    for (let at = 1; at < units.length - 1; at++) {
      const form = units[at]?.form;
      const next = units[at + 1]?.form;
      if (!form || !next || !/^[a-z]{2,}$/.test(form.text)) continue;
      if (form.kind >= kind.adjective && form.kind <= kind.verb) {
        const own = government.get(form.text) ?? { uses: 0, after: new Map() };
        own.uses++;
        if (prepositions.has(next.text)) {
          own.after.set(next.text, (own.after.get(next.text) ?? 0) + 1);
        }
        government.set(form.text, own);
      }
      if (form.kind !== kind.singular && form.kind !== kind.plural) continue;
      // What modifies another noun says nothing about itself.
      if (next.kind === kind.singular || next.kind === kind.plural || next.text === "-") continue;
      const use = nouns.get(form.noun) ?? { one: 0, determined: 0, bare: 0, plural: 0 };
      if (form.kind === kind.plural) use.plural++;
      else use[openingOf(units, at)]++;
      nouns.set(form.noun, use);
    }
  }
  for (const [word, own] of government) {
    for (const [preposition, count] of own.after) {
      if (count < atLeast) own.after.delete(preposition);
    }
    if (own.after.size === 0) government.delete(word);
  }
  for (const [noun, { one, determined, bare, plural }] of nouns) {
    if (one + determined + bare + plural < atLeast) nouns.delete(noun);
  }
  return { government, nouns };
}

function openingOf(units: Units, noun: number): "one" | "determined" | "bare" {
  for (let at = noun - 1; at >= Math.max(0, noun - longestModifiers); at--) {
    const form = units[at]?.form;
    if (!form) break;
    if (form.kind === kind.determiner) return ones.test(form.text) ? "one" : "determined";
    if (form.kind < kind.adjective || form.kind === kind.verb) break;
  }
  return "bare";
}
