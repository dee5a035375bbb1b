import { once } from "#data/tables.ts";
import { wordList } from "#data/word-lists.ts";
import { type ConsistencyCheck, gapBefore, type Passage } from "./passages.ts";
import { settle, type Use } from "./uses.ts";

const adjectivesOfPersons = wordList("adjectives-of-persons");

/** Words that are right with a capital and without one, here without; some only before another word. */
const words = once(
  (): ReadonlyMap<string, RegExp | null> =>
    new Map([
      ["internet", null],
      ["web", /^(?! ?-?(?:sites?|pages?)\b)/],
      ...["western", "northern", "southern", "eastern"].map((point): [string, RegExp] => [
        point,
        /^ ?-?(?:blot|hybridi[sz]ation)/,
      ]),
      ["gram", /^-(?:positive|negative|stain)/],
      ["x", /^-rays?\b/],
      ["petri", /^ (?:dish|plate)/],
      ["roman", /^ numeral/],
      ["arabic", /^ numeral/],
      ...[...adjectivesOfPersons()].map((word): [string, null] => [word, null]),
    ]),
);

/** One letter case of a term: "Internet" and "internet", "Gram-negative" and "gram-negative". */
export const oneTermCase: ConsistencyCheck = (passages) => {
  const uses: Use[] = [];
  for (const passage of passages) {
    for (const [index, { start, end, text, opensSentence }] of passage.words.entries()) {
      const lower = passage.lower[index] ?? "";
      const follower = words().get(lower);
      if (follower === undefined || opensSentence || text.slice(1) !== lower.slice(1)) continue;
      if (follower && !follower.test(passage.text.slice(end, end + 15))) continue;
      if (isPartOfName(passage, index)) continue;
      const small = text === lower;
      const instead = small ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
      uses.push({ passage, start, end, term: lower, way: small ? "one" : "other", instead });
    }
  }
  return settle(uses, { rule: "term-case", reason: "one-capitalization" });
};

/** "Internet Archive", "Web of Science", "World Wide Web": other capitals stand beside. */
function isPartOfName(passage: Passage, index: number): boolean {
  const { words: all, lower, text } = passage;
  const before = all[index - 1];
  const next = all[index + 1];
  if (before && !before.opensSentence && /^\p{Lu}/u.test(before.text)) return true;
  if (!/^[\s(]$/.test(text.charAt((all[index]?.start ?? 0) - 1))) return true;
  if (!next || !/^[ -]$/.test(gapBefore(passage, index + 1))) return false;
  return /^\p{Lu}/u.test(next.text) || lower[index + 1] === "of";
}
