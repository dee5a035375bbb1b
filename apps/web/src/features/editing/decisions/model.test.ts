import { describe, expect, it } from "vitest";
import { aReport } from "#features/editing/report/components/a-report.ts";
import { changesOf } from "#features/editing/report/model.ts";
import { changesOfKind, changesOfSentence, retryDelayMs } from "./model.ts";

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
