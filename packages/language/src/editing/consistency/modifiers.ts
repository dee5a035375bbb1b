import { wordList } from "#data/word-lists.ts";
import { functionWords } from "../grammar/morphology.ts";
import { type ConsistencyCheck, gapBefore, isPlain, type Passage, standsFree } from "./passages.ts";
import { settle, type Use } from "./uses.ts";

// What a description of a noun stands behind; after anything else the first word may be a verb.
const openers = wordList("before-modifiers");

// These describe wherever they stand.
const adjectives =
  /^(?:long|short|high|low|large|small|real|full|single|double|first|second|third|early|late|deep|wide|broad|hard|soft)$/;

/**
 * One way to join words that describe a noun together: "long-term effects" and "long term effects".
 * Only towards the hyphen, which is right there, and only before a noun that the author joins it to.
 */
export const oneModifier: ConsistencyCheck = (passages) => {
  const uses: Use[] = [];
  const joined = new Set<string>();
  for (const passage of passages) {
    for (const [index, { start }] of passage.words.entries()) {
      const term = modifierAt(passage, index, "-");
      if (term === null) continue;
      joined.add(term.slice(0, term.lastIndexOf(" ")));
      joined.add(term);
      const end = passage.words[index + 1]?.end ?? start;
      uses.push({ passage, start, end, term: describing(term), way: "one", instead: null });
    }
  }
  if (joined.size === 0) return [];
  for (const passage of passages) {
    for (const [index, { start, text }] of passage.words.entries()) {
      if (!joined.has(`${passage.lower[index]} ${passage.lower[index + 1]}`)) continue;
      const term = modifierAt(passage, index, " ");
      if (term === null || !joined.has(term)) continue;
      if (!describesHere(passage, index)) continue;
      const second = passage.words[index + 1];
      const instead = `${text}-${second?.text}`;
      const end = second?.end ?? start;
      uses.push({ passage, start, end, term: describing(term), way: "other", instead });
    }
  }
  return settle(uses, { rule: "modifier", reason: "one-hyphenation" });
};

/** Whether the word at `index` begins to describe a noun, and is not a verb of its own. */
function describesHere(passage: Passage, index: number): boolean {
  if (adjectives.test(passage.lower[index] ?? "")) return true;
  return openers().has(passage.lower[index - 1] ?? "") && gapBefore(passage, index) === " ";
}

/** Two words joined by `joint` and the noun they stand before, as "long term effect"; else null. */
function modifierAt(passage: Passage, index: number, joint: "-" | " "): string | null {
  const { lower } = passage;
  if (gapBefore(passage, index + 1) !== joint || gapBefore(passage, index + 2) !== " ") return null;
  const parts = [lower[index], lower[index + 1], lower[index + 2]];
  if (!isPlain(passage, index) || !isPlain(passage, index + 1)) return null;
  if (!/^\p{L}+$/u.test(passage.words[index + 2]?.text ?? "")) return null;
  if (!standsFree(passage, index, index + 1) || !standsFree(passage, index + 2)) return null;
  if (parts.some((part) => part === undefined || part.length < 2 || functionWords().has(part)))
    return null;
  return /ly$/.test(parts[0] ?? "") ? null : parts.join(" ").replace(/s$/, "");
}

/** The two words without their noun. */
function describing(term: string): string {
  return term.slice(0, term.lastIndexOf(" "));
}
