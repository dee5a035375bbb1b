import { matchCase } from "../tokens.ts";
import { type ConsistencyCheck, gapBefore, isPlain, standsFree } from "./passages.ts";
import { settle, type Use } from "./uses.ts";

/** Nouns that are right as two words and as one. */
const compounds =
  "data set, data base, data point, data frame, data bank, time scale, time frame, time line, time point, " +
  "time span, time step, time stamp, health care, child care, care giver, life span, life style, life cycle, " +
  "web site, web page, home page, work flow, work load, work place, work force, work station, waste water, " +
  "ground water, rain water, sea water, storm water, flood plain, coast line, tree line, snow pack, " +
  "body weight, birth weight, band width, wave length, wave form, hot spot, flow chart, test bed, tool kit, " +
  "tool box, tool chain, policy maker, stake holder, share holder, class room, field work, case work, " +
  "case load, code base, key word, key frame, file name, user name, bench mark, super computer, smart phone, " +
  "gene set, wild type, cross talk, per cent";

type Compound = { first: string; second: string };

const byFirst = new Map<string, Map<string, Compound>>();
const byWhole = new Map<string, Compound>();
for (const compound of compounds.split(", ")) {
  const [first = "", noun = ""] = compound.split(" ");
  for (const second of noun === "cent" ? [noun] : [noun, `${noun}s`]) {
    byWhole.set(first + second, { first, second });
    const known = byFirst.get(first) ?? new Map<string, Compound>();
    byFirst.set(first, known.set(second, { first, second }));
  }
}

/** One way to write a compound noun: "data set" and "dataset". */
export const oneCompound: ConsistencyCheck = (passages) => {
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
