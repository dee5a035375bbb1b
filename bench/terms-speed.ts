/**
 * What 10,000 terms cost an edit: the whole way of the longest manuscript with a full list, against the same
 * without one, in processor time of processes of their own, one after the other in each round. Of the list
 * 500 entries are words of the manuscript, and the engine would change some of them.
 */
import { editingMaxWords, termsMax } from "@curie/contract";
import type { Term } from "@curie/language/terms";
import { type Run, withRuns } from "./editing-speed.ts";
import { type Bench, median } from "./report.ts";
import { paragraphsOf } from "./sample-manuscript.ts";

const rounds = 5;
const ofManuscript = 500;

export const termsSpeed: Bench = (note) =>
  withRuns(async (once) => {
    const pairs: { without: Run; listed: Run }[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const pair = { without: await once("whole", 1), listed: await once("listed", 1) };
      pairs.push(pair);
      note(
        `round ${round}: ${seconds(pair.without)} s of a processor without, ${seconds(pair.listed)} s with ${termsMax} terms`,
      );
    }
    const ratio = (of: (run: Run) => number) =>
      median(pairs.map(({ without, listed }) => of(without) / of(listed)));
    return {
      bench: "terms-speed",
      figures: [
        {
          what: "words/s with 10,000 terms against none, by processor time",
          value: ratio(({ processorSeconds }) => processorSeconds),
          unit: "of the words/s",
          wanted: "at least 0.95",
        },
        {
          what: "the same by the clock",
          value: ratio((run) => run.seconds),
          unit: "of the words/s",
          wanted: "at least 0.95",
        },
        { what: "changes without a list", value: pairs[0]?.without.changes ?? 0, unit: "changes" },
        { what: "changes with it", value: pairs[0]?.listed.changes ?? 0, unit: "changes" },
      ],
    };
  }, fullList());

function seconds({ processorSeconds }: Run): string {
  return processorSeconds.toFixed(2);
}

/** Entries of every kind and of one to three words. */
function fullList(): Term[] {
  const words = new Set(
    paragraphsOf(editingMaxWords).flatMap((text) => text.match(/\p{L}{4,}/gu) ?? []),
  );
  const known = [...words].sort();
  const step = Math.max(1, Math.floor(known.length / ofManuscript));
  const own = known.filter((_, index) => index % step === 0).slice(0, ofManuscript);
  const others = Array.from({ length: termsMax - own.length }, (_, index) => {
    const first = known[(index * 7) % known.length] ?? "";
    // Words that do occur, in phrases that do not: each is looked at where it begins.
    return index % 3 === 0
      ? `${first}ium`
      : `${first} ${known[(index * 13) % known.length]} x${index}`;
  });
  return [...own, ...others].map((term, index): Term => {
    const matching = { anyCase: index % 5 === 0, plural: index % 2 === 0 };
    return index >= own.length && index % 4 === 0
      ? { kind: "always-write", term: `${term} q`, variants: [term], ...matching }
      : { kind: "never-change", term, ...matching };
  });
}
