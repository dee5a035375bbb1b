import {
  type ConsistencyCheck,
  gapBefore,
  type Passage,
  type Proposal,
  sentenceAround,
} from "./passages.ts";

const skipped = /^(?:of|and|the|in|for|to|on|by|with|a|an|or|at|from)$/;
const caption =
  /^\s*(?:(?:supplementary|supporting|extended data)\s+)?(?:fig|table|scheme|box|panel|note|abbreviation|S\d)/iu;

// A caption is a noun phrase; captions are not always labelled as such.
const finiteVerb =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|could|may|might|will|would|must|we)\b/i;

/** How many words of a sentence are looked at on either side of a definition. */
const reach = 40;

type Definition = { full: string; start: number; end: number; abbreviation: string };

/**
 * An abbreviation is defined once in the body of a paper; a later "magnetic resonance imaging (MRI)"
 * becomes "MRI". The abstract stands alone and captions do too, so they define for themselves.
 */
export const definedOnce: ConsistencyCheck = (passages) => {
  const known = new Set<string>();
  const proposals: Proposal[] = [];
  for (const passage of passages) {
    if (!passage.inBody || caption.test(passage.text)) continue;
    for (const index of passage.words.keys()) {
      const definition = definitionAt(passage, index);
      if (!definition) continue;
      const { full, start, end, abbreviation } = definition;
      const key = `${abbreviation.replace(/s$/, "")} ${full}`;
      if (known.has(key) && mayBeCut(passage, index)) {
        proposals.push({
          passage,
          edit: {
            start,
            end,
            replacement: abbreviation,
            category: "consistency",
            rule: "consistency.abbreviation",
            reason: "abbreviation-defined-twice",
            // A definition is more than a way of writing: somebody should look.
            confidence: 0.8,
          },
        });
      }
      known.add(key);
    }
  }
  return proposals;
};

/** Whether a sentence has a verb, and does not set the definition beside another: "nurses (RNs) and doctors (MDs)". */
function mayBeCut(passage: Passage, index: number): boolean {
  // "Sleep period time (SPT) – The time between": a glossary.
  if (/^\)\s*[-–—:]/.test(passage.text.slice(passage.words[index]?.end))) return false;
  const { first, end } = sentenceAround(passage, index, reach);
  const sentence = passage.text.slice(
    passage.words[first]?.start,
    (passage.words[end - 1]?.end ?? 0) + 1,
  );
  return finiteVerb.test(sentence) && (sentence.match(/\(\p{Lu}{2,}s?\)/gu) ?? []).length === 1;
}

/**
 * The definition whose abbreviation, in brackets, is the word at `index`: the words before it begin
 * with its letters, one each.
 */
function definitionAt(passage: Passage, index: number): Definition | null {
  const { words, lower, text } = passage;
  const word = words[index];
  if (!word || gapBefore(passage, index) !== " (" || text.charAt(word.end) !== ")") return null;
  const letters = /^(\p{Lu}{2,8})s?$/u.exec(word.text)?.[1]?.toLowerCase();
  if (!letters) return null;
  let left = letters.length;
  let at = index;
  while (left > 0) {
    at--;
    const part = lower[at];
    if (part === undefined) return null;
    if (at < index - 1 && !/^[ -]$/.test(gapBefore(passage, at + 1))) return null;
    if (part.startsWith(letters.charAt(left - 1))) left--;
    else if (!skipped.test(part)) return null;
  }
  const start = words[at]?.start ?? 0;
  // "An MRI" and "a magnetic resonance image" take different articles.
  if (/^an?$/.test(lower[at - 1] ?? "") || !/^$|[\s("“]/u.test(text.charAt(start - 1))) return null;
  const full = lower.slice(at, index).join(" ").replace(/s$/, "");
  return { full, start, end: word.end + 1, abbreviation: word.text };
}
