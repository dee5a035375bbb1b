import { once } from "#data/tables.ts";
import { wordList } from "#data/word-lists.ts";
import { matchCase } from "../tokens.ts";
import { type ConsistencyCheck, gapBefore, isPlain, standsFree } from "./passages.ts";
import { settle, type Use } from "./uses.ts";

/** Nouns that are right as two words and as one. */
const listed = wordList("compounds");

type Compound = { first: string; second: string };

const compounds = once(() => {
  const byFirst = new Map<string, Map<string, Compound>>();
  const byWhole = new Map<string, Compound>();
  for (const compound of listed()) {
    const [first = "", noun = ""] = compound.split(" ");
    for (const second of noun === "cent" ? [noun] : [noun, `${noun}s`]) {
      byWhole.set(first + second, { first, second });
      const known = byFirst.get(first) ?? new Map<string, Compound>();
      byFirst.set(first, known.set(second, { first, second }));
    }
  }
  return { byFirst, byWhole };
});

/** One way to write a compound noun: "data set" and "dataset". */
export const oneCompound: ConsistencyCheck = (passages) => {
  const { byFirst, byWhole } = compounds();
  const uses: Use[] = [];
  for (const passage of passages) {
    const { words, lower } = passage;
    for (const [index, word] of words.entries()) {
      if (!isPlain(passage, index)) continue;
      const whole = byWhole.get(lower[index] ?? "");
      if (whole && standsFree(passage, index)) {
        const instead = matchCase(`${whole.first} ${whole.second}`, word.text);
        const term = termOf(whole);
        uses.push({ passage, start: word.start, end: word.end, term, way: "one", instead });
      }
      const next = words[index + 1];
      const open = next && byFirst.get(lower[index] ?? "")?.get(next.text);
      if (open && gapBefore(passage, index + 1) === " " && standsFree(passage, index, index + 1)) {
        const instead = matchCase(open.first + open.second, word.text);
        uses.push({
          passage,
          start: word.start,
          end: next.end,
          term: termOf(open),
          way: "other",
          instead,
        });
      }
    }
  }
  return settle(uses, { rule: "compound", reason: "one-spelling" });
};

/** Singular and plural are one term. */
function termOf({ first, second }: Compound): string {
  return `${first} ${second.replace(/s$/, "")}`;
}
