import { plainText, readTagged, writeTagged } from "@curie/tagged-text";
import { describe, expect, test } from "vitest";
import { joinSentences, sentencesOf } from "./sentences.ts";

const cut = (segment: string): string[] =>
  sentencesOf(readTagged(segment)).map((sentence) => writeTagged(sentence).trim());

describe("a segment", () => {
  test.each<[string, string[]]>([
    ["Uno dos. Tres cuatro. ¿Cinco?", ["Uno dos.", "Tres cuatro.", "¿Cinco?"]],
    ["Según García et al. (2018) es así. Y no.", ["Según García et al. (2018) es así.", "Y no."]],
    ["Véase la Fig. 3 y J. Pérez. Fin.", ["Véase la Fig. 3 y J. Pérez.", "Fin."]],
    ["El valor fue 0.05 y p. ej. esto.", ["El valor fue 0.05 y p. ej. esto."]],
    ["研究表明。结果如下：一；二。", ["研究表明。", "结果如下：一；", "二。"]],
    [
      'A <g id="1">uno. Dos<x id="2"/></g> tres.',
      ['A <g id="1">uno.</g>', '<g id="1"> Dos<x id="2"/></g> tres.'],
    ],
  ])("is cut between its sentences: %s", (segment, sentences) => {
    expect(cut(segment)).toEqual(sentences);
  });

  test.each([
    ["palabra larga, ".repeat(60), 350],
    ["研究结果表明数字经济，".repeat(40), 120],
    ["研".repeat(500), 120],
    ["a".repeat(900), 350],
  ])("that is too long for a model is cut where it can be", (segment, longest) => {
    const pieces = sentencesOf(readTagged(segment)).map(plainText);
    expect(pieces.join("")).toBe(segment);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(longest);
  });
});

test("sentences become one segment again, and so does a g around several", () => {
  const segment = 'A <g id="1"><g id="2">uno.</g></g> B.';
  expect(writeTagged(joinSentences(sentencesOf(readTagged(segment))))).toContain("uno.");
  const parts = ['<g id="1">A <g id="2">one.</g></g>', '<g id="1"><g id="2">Two.</g></g> B'];
  expect(writeTagged(joinSentences(parts.map(readTagged)))).toBe(
    '<g id="1">A <g id="2">one. Two.</g></g> B',
  );
});
