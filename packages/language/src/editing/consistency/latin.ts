import { wordList } from "#data/word-lists.ts";
import { matchCase } from "../tokens.ts";
import { type ConsistencyCheck, gapBefore, isPlain, standsFree } from "./passages.ts";
import { settle, type Use } from "./uses.ts";

const terms = wordList("latin-terms");

/**
 * Latin terms without the hyphen, where the author nearly always does without it: "in-vitro" beside
 * "in vitro". Never the other way: a hyphen is only what some publishers allow.
 */
export const oneLatin: ConsistencyCheck = (passages) => {
  const uses: Use[] = [];
  for (const passage of passages) {
    for (const [index, { start, text }] of passage.words.entries()) {
      const next = passage.words[index + 1];
      const term = `${passage.lower[index]} ${next?.text}`;
      if (!next || !terms().has(term) || !isPlain(passage, index)) continue;
      if (!standsFree(passage, index, index + 1)) continue;
      const use = { passage, start, end: next.end, term };
      const gap = gapBefore(passage, index + 1);
      if (gap === " ") uses.push({ ...use, way: "one", instead: null });
      if (gap === "-") uses.push({ ...use, way: "other", instead: matchCase(term, text) });
    }
  }
  return settle(uses, { rule: "latin", reason: "one-hyphenation" });
};
