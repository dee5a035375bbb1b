import { describe, expect, test } from "vitest";
import type { ReportChange } from "../report/model.ts";
import { matchParagraphs } from "./align.ts";
import { appliedIn } from "./applied.ts";

const change = (number: number, text: string, before: string, after: string): ReportChange => {
  const start = text.indexOf(before);
  return {
    ...{ number, start, end: start + before.length, before, after, category: "grammar" },
    ...{ reason: "subject-verb-agreement", rule: "test", check: false, meaning: null },
  };
};
const none = () => false;
const texts = [
  "Soils lose carbon when they are drained, as many studies have shown.",
  "The samples was taken in the spring of every year by the same two people.",
  "All of the plots were ploughed to the same depth before the study began.",
  "Nobody knows why the third plot lost more carbon than all of the others.",
];
const earlier = texts.map((text) => ({ text, changes: [] as ReportChange[] }));
const kinds = (found: ReturnType<typeof matchParagraphs>) =>
  found.map((match) =>
    match.kind === "added"
      ? "added"
      : `${match.kind} ${match.earlier}${match.kind === "known" && match.moved ? " moved" : ""}`,
  );

describe("paragraphs of a next version", () => {
  test("are known where they stand, and where they moved to", () => {
    const [one = "", two = "", three = "", four = ""] = texts;
    expect(kinds(matchParagraphs(earlier, texts, none))).toEqual([
      "known 0",
      "known 1",
      "known 2",
      "known 3",
    ]);
    const found = matchParagraphs(earlier, [four, one, two, "An entirely new one.", three], none);
    expect(kinds(found)).toEqual(["known 3 moved", "known 0", "known 1", "added", "known 2"]);
  });

  test("are compared where they were gone over, also when they moved as well", () => {
    const [one = "", two = "", three = "", four = ""] = texts;
    const over = two.replace("spring", "autumn");
    expect(kinds(matchParagraphs(earlier, [one, over, three, four], none))[1]).toBe("changed 1");
    const far = matchParagraphs(earlier, [one, three, four, over], none);
    expect(kinds(far)).toEqual(["known 0", "known 2", "known 3", "changed 1"]);
  });

  test("are known with any of our changes in them, and with other quotation marks", () => {
    const text = "The samples was taken in “the spring” of every years by them.";
    const changes = [change(1, text, "was", "were"), change(2, text, "years", "year")];
    const paragraphs = [{ text, changes }];
    const applied = (found: string) => {
      const [match] = matchParagraphs(paragraphs, [found], none);
      return match?.kind === "known" ? [...match.applied].map(({ number }) => number) : match?.kind;
    };
    expect(applied(text.replace("was", "were"))).toEqual([1]);
    expect(applied(text.replace("years", "year").replace(/[“”]/g, '"'))).toEqual([2]);
    expect(applied(text.replace("was", "are"))).toBe("changed");
  });

  test("one that is there twice stands for two", () => {
    const [one = ""] = texts;
    const twice = matchParagraphs([{ text: one, changes: [] }], [one, one], none);
    expect(kinds(twice).sort()).toEqual(["added", "known 0"]);
  });
});

test("where two choices of changes give one text, the likelier is believed", () => {
  const text = "It is is so.";
  const first = { ...change(1, text, "is ", ""), start: 3, end: 6 };
  const second = { ...change(2, text, "is ", ""), start: 6, end: 9 };
  const believed = appliedIn(text, [first, second], "It is so.", ({ number }) => number === 2);
  expect([...(believed ?? [])]).toEqual([second]);
});
