import { aWordFile, paragraph, run } from "@curie/docx/testing";
import { expect, test } from "vitest";
import { translationSides } from "./translation-sides.ts";

const file = (...texts: string[]) => aWordFile(texts.map((text) => paragraph(run(text))).join(""));

test("a manuscript and its translation stand beside one another, paragraph by paragraph", () => {
  const sides = translationSides(file("标题", "", "正文。"), file("Title", "", "Text."));
  expect(sides).toEqual([
    { original: "标题", english: "Title", headingLevel: null },
    { original: "正文。", english: "Text.", headingLevel: null },
  ]);
});

test("what was not translated is said to have stayed", () => {
  expect(translationSides(file("Abstract"), file("Abstract"))).toEqual([
    { original: "Abstract", english: null, headingLevel: null },
  ]);
});

test("files that do not belong together are not laid side by side", () => {
  expect(() => translationSides(file("一", "二"), file("One"))).toThrow("other paragraphs");
});
