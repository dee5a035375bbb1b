import { describe, expect, it } from "vitest";
import {
  halves,
  type ScholarlySentence,
  scholarlySentences,
  sourceLanguages,
} from "./sentences.ts";

const all = sourceLanguages.flatMap((from) =>
  scholarlySentences(from).map((sentence) => ({ ...sentence, from })),
);
const longest = 60;

describe("The scholarly sentences", () => {
  it("are 150 Chinese, 100 Spanish and 100 Portuguese ones, each with an id of its own", () => {
    const counts = sourceLanguages.map((from) => all.filter((one) => one.from === from).length);
    expect(counts).toEqual([150, 100, 100]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(350);
  });

  it.each(sourceLanguages)("have the same sections and fields in both halves of %s", (from) => {
    const [seen, unseen] = halves.map((half) =>
      all
        .filter((one) => one.from === from && one.half === half)
        .map(({ section, field }) => `${section} ${field}`)
        .sort(),
    );
    expect(seen).toEqual(unseen);
    expect(new Set(seen?.map((one) => one.split(" ")[0]))).toEqual(
      new Set(["methods", "results", "discussion"]),
    );
  });

  it("stand once each, in the source and in English", () => {
    expect(new Set(all.map(({ source }) => source)).size).toBe(350);
    expect(new Set(all.map(({ english }) => english)).size).toBe(350);
  });

  it(`have at most ${longest} words`, () => {
    const words = (text: string) => text.split(/\s+/).length;
    const tooLong = all.filter(
      ({ source, english }) => words(source) > longest || words(english) > longest,
    );
    expect(tooLong.map(({ id }) => id)).toEqual([]);
  });

  it("keep every number of the source in the English", () => {
    const lost = all.flatMap((one) => {
      const english = englishNumbers(one.english);
      return sourceNumbers(one)
        .filter((value) => !english.has(value))
        .map((value) => `${one.id}: ${value}`);
    });
    expect(lost).toEqual([]);
  });
});

describe("The reading of numbers", () => {
  it("knows the scales, marks and months of each language", () => {
    const read = (from: "zh_CN" | "es_ES", source: string) => sourceNumbers({ from, source });
    expect(read("zh_CN", "10月12日共3.6万例，约2亿条")).toEqual([10, 12, 36_000, 200_000_000]);
    expect(read("es_ES", "de 0,98 a 22 000 o 8.640 kg/ha")).toEqual([0.98, 22_000, 8_640]);
    expect(read("es_ES", "entre 112 y 98 millones")).toEqual([112, 98_000_000]);
    const english = "On October 12, three of 22,000 fell by 2.25 million; Thirty-two.";
    expect([...englishNumbers(english)]).toEqual([12, 22_000, 2_250_000, 10, 3, 32]);
  });
});

/** The numbers of a source sentence as values, with the scale that follows them. */
function sourceNumbers({ from, source }: { from: string } & Pick<ScholarlySentence, "source">) {
  if (from === "zh_CN") return scaledNumbers(source);
  const grouped = source.replace(/(?<=\d)[. ](?=\d{3}(?!\d))/g, "");
  return scaledNumbers(grouped.replace(/(?<=\d),(?=\d)/g, "."));
}

/** Numbers in figures, then the months as their number, then those written as words. */
function englishNumbers(text: string): Set<number> {
  const figures = scaledNumbers(text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, ""));
  const words = text.match(/[A-Za-z]+(?:-[a-z]+)?/g) ?? [];
  const named = words.flatMap((word) =>
    months.includes(word) ? months.indexOf(word) + 1 : (wordValue(word.toLowerCase()) ?? []),
  );
  return new Set([...figures, ...named]);
}

const scales: Record<string, number> = {
  万: 1e4,
  亿: 1e8,
  " million": 1e6,
  " millones": 1e6,
  " milhões": 1e6,
  " billion": 1e9,
  " bilhões": 1e9,
  " bilhão": 1e9,
};
const scaled = new RegExp(`(\\d+(?:\\.\\d+)?)(${Object.keys(scales).reverse().join("|")})?`, "g");

function scaledNumbers(text: string): number[] {
  return [...text.matchAll(scaled)].map(([, digits = "", scale = ""]) =>
    rounded(Number(digits) * (scales[scale] ?? 1)),
  );
}

/** Without what binary fractions add: 4.35 × 100 is 435. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

function wordValue(word: string): number | null {
  if (ones.includes(word)) return ones.indexOf(word);
  const [ten = "", one] = word.split("-");
  if (!tens.includes(ten)) return null;
  return tens.indexOf(ten) * 10 + (one === undefined ? 0 : ones.indexOf(one));
}

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );
const ones = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen " +
  "sixteen seventeen eighteen nineteen"
).split(" ");
const tens = "none ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
