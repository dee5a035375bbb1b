import { describe, expect, it } from "vitest";
import { aLongReport, aProofRow, aReport } from "./components/a-report.ts";
import {
  changesOf,
  choiceOf,
  choicesOf,
  durationParts,
  isSame,
  nextRows,
  rowsAtFirst,
  sectionsAtFirst,
  sectionsOf,
  stepFrom,
  stretchesOf,
} from "./model.ts";

describe("the choices of the filter", () => {
  it("are all, to check and each category that has a change, with counts [G-60]", () => {
    expect(choicesOf(aReport()).map(({ choice, count }) => `${choice} ${count}`)).toEqual([
      "all 9",
      "check 1",
      "grammar 5",
      "word-choice 2",
      "punctuation 1",
      "dialect 1",
    ]);
  });

  it("are all alone when nothing was changed", () => {
    expect(choicesOf({ paragraphs: [] })).toEqual([{ choice: "all", count: 0 }]);
  });

  it.each([
    ["check", "check"],
    ["dialect", "dialect"],
    ["spelling", "all"],
    ["<script>", "all"],
    [null, "all"],
  ])("answer the address %s with %s", (asked, choice) => {
    expect(choiceOf(asked, choicesOf(aReport()))).toBe(choice);
  });
});

describe("sections", () => {
  it("follow the headings, and hold only what is chosen", () => {
    const names = (choice: "all" | "dialect" | "word-choice") =>
      sectionsOf(aReport(), choice).map(
        ({ place, changes }) => `${place.heading ?? place.story}: ${changes}`,
      );
    expect(names("all")).toEqual(["Abstract: 3", "2.3 Active-layer thickness: 5", "footnote: 1"]);
    expect(names("word-choice")).toEqual(["2.3 Active-layer thickness: 2"]);
    expect(names("dialect")).toEqual(["footnote: 1"]);
  });

  it("are all drawn in a short report, and up to sixty changes of a long one", () => {
    const short = sectionsOf(aReport(), "all");
    expect(sectionsAtFirst(short)).toBe(short.length);
    const long = sectionsOf(aLongReport(1000), "all");
    const drawn = long.slice(0, sectionsAtFirst(long));
    const changes = drawn.reduce((sum, section) => sum + section.changes, 0);
    expect(changes).toBeGreaterThanOrEqual(60);
    expect(changes - (drawn.at(-1)?.changes ?? 0)).toBeLessThan(60);
    expect(drawn.length).toBeLessThan(long.length);
  });
});

describe("a walk through the changes", () => {
  const numbers = [2, 5, 9];
  it.each([
    [null, 5, 1, 5],
    [null, 5, -1, 2],
    [null, 2, -1, null],
    [null, null, 1, null],
    [null, null, -1, 9],
    [5, null, 1, 9],
    [5, null, -1, 2],
    [9, null, 1, null],
    [2, null, -1, null],
    // The filter has hidden the change that still has the focus.
    [7, null, 1, 9],
    [7, null, -1, 5],
  ] as const)("from %s, with %s in view, by %i leads to %s", (from, inView, step, target) => {
    expect(stepFrom(numbers, from, inView, step)).toBe(target);
  });
});

describe("the rows of the proof sheet", () => {
  it("are ten at first, or all that differ when those are more", () => {
    expect(rowsAtFirst({ total: 412, differing: 0, byKind: [] })).toBe(10);
    expect(rowsAtFirst({ total: 412, differing: 14, byKind: [] })).toBe(14);
    expect(rowsAtFirst({ total: 3, differing: 1, byKind: [] })).toBe(4);
  });

  it.each([
    [9, 9, 0],
    [150, 10, 140],
    [450, 10, 190],
    [450, 200, 200],
    [450, 400, 50],
    [450, 450, 0],
    [600, 220, 180],
  ])("of %i with %i shown go on with %i", (total, shown, next) => {
    expect(nextRows(total, shown)).toBe(next);
  });

  it("are the same only when a value stands in both files", () => {
    expect(isSame(aProofRow())).toBe(true);
    expect(isSame(aProofRow({ after: "15" }))).toBe(false);
    expect(isSame(aProofRow({ after: null }))).toBe(false);
    expect(isSame(aProofRow({ before: null, after: null }))).toBe(false);
  });
});

it.each([
  [59, { minutes: 0, seconds: 59 }],
  [460, { minutes: 7, seconds: 40 }],
  [631, { minutes: 11, seconds: 0 }],
])("%i seconds are said as minutes and seconds", (durationSeconds, parts) => {
  expect(durationParts(durationSeconds)).toEqual(parts);
});

describe("the stretches of a paragraph", () => {
  const paragraphs = aLongReport(200).paragraphs;

  it("give the paragraph back, with every change and value once, in its place", () => {
    for (const paragraph of paragraphs) {
      const stretches = stretchesOf(paragraph, "all");
      expect(stretches.map(({ text }) => text).join("")).toBe(paragraph.text);
      const changes = stretches.flatMap((one) => one.changes);
      expect(changes.map(({ number }) => number)).toEqual(
        paragraph.changes.map(({ number }) => number),
      );
      for (const one of stretches) {
        for (const { start, end, before } of one.changes) {
          expect(one.text.slice(start, end)).toBe(before);
        }
      }
      const values = stretches.flatMap((one) =>
        one.protectedRanges.map(({ start, end }) => one.text.slice(start, end)),
      );
      expect(values).toEqual(
        paragraph.protectedRanges.map(({ start, end }) => paragraph.text.slice(start, end)),
      );
    }
  });

  it("are whole sentences, each with three notes or a few more, and none without one", () => {
    const [change] = changesOf(aReport());
    if (!change) throw new Error("the report has changes");
    const sentence = "Thaw have grown at 14 sites. ";
    const text = sentence.repeat(8).trim();
    const changes = Array.from({ length: 7 }, (_, index) => {
      const start = index * sentence.length + 5;
      return { ...change, number: index + 1, start, end: start + 4, before: "have", after: "has" };
    });
    const [first] = aReport().paragraphs;
    if (!first) throw new Error("the report has paragraphs");
    const paragraph = { ...first, text, protectedRanges: [], changes };
    const counts = (choice: "all" | "spelling") =>
      stretchesOf(paragraph, choice).map((one) => [one.changes.length, one.text.endsWith(" ")]);
    expect(counts("all")).toEqual([
      [3, true],
      [3, true],
      [1, false],
    ]);
    // Notes that are not shown take no room.
    expect(counts("spelling")).toEqual([[7, false]]);
  });

  it("keep what an object reads as beside the object", () => {
    const [change] = changesOf(aReport());
    const [first] = aReport().paragraphs;
    if (!change || !first) throw new Error("the report has changes");
    const text = "A \uFFFC b b b. C \uFFFC d d d.";
    const at = (start: number, number: number) => ({
      ...change,
      number,
      start,
      end: start + 1,
      before: "b",
      after: "",
    });
    const paragraph = {
      ...first,
      ...{ text, objects: ["μ", "σ"], protectedRanges: [] },
      changes: [at(4, 1), at(6, 2), at(8, 3), { ...at(15, 4), before: "d" }],
    };
    expect(stretchesOf(paragraph, "all").map(({ objects }) => objects?.[0])).toEqual(["μ", "σ"]);
  });
});
