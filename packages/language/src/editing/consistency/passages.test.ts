import { expect, test } from "vitest";
import { passagesOf } from "./passages.ts";

function kept(paragraphs: readonly string[], made: Parameters<typeof passagesOf>[1] = []) {
  return passagesOf(
    paragraphs.map((text) => ({ text, locked: [], editable: true })),
    made,
  );
}

test.each([
  ["with a full stop", "The cells were kept at a low temperature."],
  ["with a citation after it", "The cells were kept at a low temperature.3,4"],
  ["with a note mark after it", "The cells were kept at a low temperature.\uFFFC"],
  ["as long as no title is", `${"the cells were kept ".repeat(8)}and so on`],
])("takes a paragraph of sentences %s", (_, text) => {
  expect(kept([text])).toHaveLength(1);
});

test.each([
  ["a heading", "Effects of Temperature on the Cells"],
  ["a cell of a table", "Mean."],
  ["an entry of a reference list", "Smith J, Lee K (2010) On cells. J Exp Biol 12: 34–56."],
])("leaves out %s", (_, text) => {
  expect(kept([text])).toEqual([]);
});

test("sees the text as earlier edits left it", () => {
  const why = { category: "spelling", rule: "test", reason: "spelling-mistake" } as const;
  const edit = { start: 0, end: 3, replacement: "The", ...why, confidence: 1 };
  const [passage] = kept(["Teh cells were kept at a low temperature."], [[edit]]);
  expect(passage?.text).toBe("The cells were kept at a low temperature.");
});

test("knows the body by the heading of the introduction, or the last one of a background", () => {
  const sentence = "The cells were kept at a low temperature.";
  const bodies = (heading: readonly string[]) => kept(heading).map(({ inBody }) => inBody);
  expect(bodies(["Abstract", sentence, "1. Introduction", sentence])).toEqual([false, true]);
  expect(bodies(["Background", sentence, "Background", sentence])).toEqual([false, true]);
  expect(bodies([sentence, sentence])).toEqual([false, false]);
});
