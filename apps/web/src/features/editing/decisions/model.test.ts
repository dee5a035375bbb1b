import { describe, expect, it } from "vitest";
import { aReport } from "#features/editing/report/components/a-report.ts";
import { changesOf } from "#features/editing/report/model.ts";
import { changesOfKind, changesOfSentence, retryDelayMs, termOfChange } from "./model.ts";

const report = aReport();
const numbers = (changes: readonly { number: number }[]) => changes.map(({ number }) => number);
const changeAt = (number: number) => {
  const change = changesOf(report)[number - 1];
  const paragraph = report.paragraphs.find(({ changes }) => changes.some((one) => one === change));
  if (!change || !paragraph) throw new Error(`no change ${number}`);
  return { change, paragraph };
};

describe("what is decided together", () => {
  it.each([
    [1, [1, 2]],
    [3, [3]],
    [6, [4, 5, 6]],
    [8, [7, 8]],
  ])("of the sentence of change %i are %j", (number, expected) => {
    const { change, paragraph } = changeAt(number);
    expect(numbers(changesOfSentence(paragraph, change))).toEqual(expected);
  });

  it("counts what is added at the end of a paragraph to its last sentence", () => {
    const text = "One thing. Another thing";
    const at = (number: number, start: number) => ({
      ...changeAt(1).change,
      ...{ number, start, end: start },
    });
    const changes = [at(1, 4), at(2, 12), at(3, text.length)];
    const last = at(3, text.length);
    expect(numbers(changesOfSentence({ text, changes }, last))).toEqual([2, 3]);
  });

  it("is of one kind when the reason is the same, in the whole report", () => {
    expect(numbers(changesOfKind(report, changeAt(2).change))).toEqual([2, 4]);
    expect(numbers(changesOfKind(report, changeAt(1).change))).toEqual([1, 7]);
    expect(numbers(changesOfKind(report, { reason: null, category: "grammar" }))).toEqual([]);
  });
});

it("waits longer after each failure, and never more than half a minute", () => {
  expect([0, 1, 2, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 30_000]);
});

it.each<[string, string, string | null]>([
  ["The [colour] of it", "a word that is replaced", "colour"],
  ["two data[ ]sets are", "a space between two words", "data sets"],
  ["a data[]set of", "a place inside of a word", "dataset"],
  ["in [the ]soil", "a word with its space", "the"],
  ["in [the soil ]and", "two words with a space", "the soil"],
  ["for []soil", "a place between two words", null],
  ["dried[,] and", "a comma", null],
  ["end[-]to-end", "a hyphen of a term", "end-to-end"],
  ["a ￼[￼x] b", "an object of the document", null],
])("in «%s» %s is the term %s", (marked, _, term) => {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  expect(termOfChange({ text: marked.replace(/[[\]]/g, "") }, { start, end })).toBe(term);
});
