import { describe, expect, it } from "vitest";
import { abstractSections, articleTypes, isOptional } from "./abstract-steps.ts";
import {
  abstractHtml,
  abstractPlainText,
  composeAbstract,
  countCharacters,
  countWords,
  isWrittenWithoutSpaces,
  lengthOf,
  outlineOf,
  paragraphsOf,
  plainTextOf,
  totalLength,
} from "./abstract-text.ts";
import type { TemplateResponses } from "./abstracts.ts";

describe("counting", () => {
  it.each([
    ["", 0, 0],
    ["<p></p>", 0, 0],
    ["<p>   </p>", 0, 0],
    ["<p>a b c</p>", 3, 5],
    ["<p>well-known</p>", 1, 10],
    ["<p>a  b</p>", 2, 4],
    ["<p> a </p>", 1, 1],
    ["<p>one</p><p>two</p>", 2, 7],
    ["<p>one</p><p></p><p>two</p>", 2, 7],
    ["<p>one<br>two</p>", 2, 7],
    ["<p>one <br/> two</p>", 2, 7],
    ["<p><strong>bo</strong>ld <em><u>it</u></em></p>", 2, 7],
    ["<p>p &lt; 0.05 &amp; n = 12</p>", 7, 17],
    ["<p>5&nbsp;mg</p>", 2, 4],
    ["<p>&amp;lt;</p>", 1, 4],
    ["<p>cafe\u0301</p>", 1, 4],
    ["<p>𝛼 decay</p>", 2, 7],
    ["<p>冻土融化改变径流。</p>", 1, 9],
  ])("%j has %i words and %i characters [S172 G-73]", (html, words, characters) => {
    expect(countWords(html)).toBe(words);
    expect(countCharacters(html)).toBe(characters);
    expect(lengthOf(html, { useCharacters: false })).toBe(words);
    expect(lengthOf(html, { useCharacters: true })).toBe(characters);
  });

  it.each([
    ["<p>冻土融化改变径流。</p>", true],
    ["<p>サンゴの回復について述べる。</p>", true],
    ["<p>The word 冻土 means permafrost.</p>", false],
    ["<p>산호의 회복</p>", false],
    ["", false],
  ])("%j is written without spaces: %s [G-73]", (html, hint) => {
    expect(isWrittenWithoutSpaces(html)).toBe(hint);
  });
});

const sixWords: TemplateResponses = Object.fromEntries(
  abstractSections.map((section) => [section, `<p>${section}</p>`]),
);

describe("the total", () => {
  it.each([
    [7, false, 6, 0],
    [6, false, 6, 0],
    [5, false, 6, 1],
    [90, true, 94, 4],
    [94, true, 94, 0],
  ])(
    "under a limit of %i (in characters: %s) is %i, over by %i [S171]",
    (max, unit, total, over) => {
      expect(totalLength(sixWords, { maxLength: max, useCharacters: unit })).toEqual({
        total,
        surplus: over,
      });
    },
  );

  it("of nothing is 0 [S171]", () => {
    expect(totalLength({}, { maxLength: 1, useCharacters: false })).toEqual({
      total: 0,
      surplus: 0,
    });
  });
});

describe("plain text", () => {
  it("keeps paragraphs and line breaks, and drops formatting and empty paragraphs", () => {
    const html = "<p>One <u>a</u>.</p><p></p><p>Two &gt; 1<br>line.</p>";
    expect(paragraphsOf(html)).toEqual(["One a.", "Two > 1\nline."]);
    expect(plainTextOf(html)).toBe("One a.\n\nTwo > 1\nline.");
  });
});

describe("the finished abstract", () => {
  const research = { articleType: "research", form: "structured" } as const;

  it("has six questions, the last optional [S168]", () => {
    expect(abstractSections.map(isOptional)).toEqual([false, false, false, false, false, true]);
  });

  it("without form is the answers in the order of the questions [S173 G-71 G-74]", () => {
    const [part, ...others] = composeAbstract(sixWords, { ...research, form: "unstructured" });
    expect(others).toEqual([]);
    expect(part?.heading).toBeNull();
    expect(paragraphsOf(part?.html ?? "")).toEqual([...abstractSections]);
  });

  it.each(articleTypes)("of type %s keeps that order under headings [G-71]", (articleType) => {
    const parts = composeAbstract(sixWords, { articleType, form: "structured" });
    expect(parts.length).toBeGreaterThan(2);
    expect(new Set(parts.map(({ heading }) => heading)).size).toBe(parts.length);
    expect(parts.flatMap(({ html }) => paragraphsOf(html))).toEqual([...abstractSections]);
  });

  it.each([
    [{}, "research", "unstructured"],
    [{ "article-type": "review", form: "structured" }, "review", "structured"],
    [{ "article-type": "conference" }, "conference", "unstructured"],
  ] as const)("set up by %j is a %s, %s [G-70]", (responses, articleType, form) => {
    expect(outlineOf(responses)).toEqual({ articleType, form });
  });

  it("shows no heading without text", () => {
    const parts = composeAbstract(
      { "overall-context": "<p>Reefs.</p>", "main-result": "<p> </p>" },
      research,
    );
    expect(parts).toEqual([{ heading: "background", html: "<p>Reefs.</p>" }]);
    expect(composeAbstract({}, research)).toEqual([]);
  });

  it("is copied as HTML with formatting, and as plain text with the same words [S173 G-74]", () => {
    const parts = composeAbstract(
      { "overall-context": "<p>Reefs &amp; <em>Pocillopora</em>.</p>", "main-result": "<p>R.</p>" },
      research,
    );
    expect(abstractHtml(parts)).toBe(
      "<p><strong>Background</strong></p><p>Reefs &amp; <em>Pocillopora</em>.</p>" +
        "<p><strong>Results</strong></p><p>R.</p>",
    );
    expect(abstractPlainText(parts)).toBe("Background\nReefs & Pocillopora.\n\nResults\nR.");
  });
});
