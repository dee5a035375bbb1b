import { expect, test } from "vitest";
import { refusalOf } from "./guard.ts";
import { protectedSpans } from "./protected-spans.ts";

/** The refusal of an edit that turns the bracketed part of `marked` into `replacement`. */
function refusal(marked: string, replacement: string, rule = "test") {
  const start = marked.indexOf("«");
  const end = marked.indexOf("»") - 1;
  const text = marked.replace("«", "").replace("»", "");
  const edit = {
    start,
    end,
    replacement,
    category: "grammar",
    rule,
    reason: "fixed-phrase",
    confidence: 1,
  } as const;
  return refusalOf(text, edit, protectedSpans({ text, locked: [], editable: true }));
}

test.each([
  ["a changed number", "there were «ten» mice", "10", "number"],
  ["a number in digits", "there were «12» mice", "13", "protected"],
  ["a unit", "it took «5 mg» daily", "5 g", "protected"],
  ["a dropped percent sign", "a share «in %» was", "in", "symbol"],
  ["a changed citation", "as shown «[3]»", "[4]", "protected"],
  ["a renamed person", "as «Smiht» showed", "Smith", "name"],
  ["a renamed protein", "the «mTOR» pathway", "motor", "protected"],
  ["an acronym made a word", "the «SNARE» complex", "snare", "name"],
  ["a removed negation", "it did «not» grow", "", "polarity"],
  ["a negation turned round", "it was «now» seen", "not", "polarity"],
  ["a negative prefix", "it was «unable» to", "able", "polarity"],
  ["an opposite prefix", "signs of «hypotention»", "hypertension", "polarity"],
  ["one opposite among several words", "the «normal unable» cells", "normal able now", "polarity"],
  ["another number in words", "in «three» of the plots", "four", "number"],
  ["another unit after a locked figure", "a dose of 5 «mg» daily", "g", "protected"],
  ["another unit of time", "for 3 «weeks» in May", "days", "protected"],
  ["a failure made a success", "the model «fails to predict» it", "predicts", "polarity"],
  ["a lack made a presence", "the theory «lacks» support", "has", "polarity"],
  ["a change in a quotation", "she said “we «was» there”", "were", "protected"],
  ["no change", "the «same» word", "same", "no-change"],
])("refuses %s", (_, marked, replacement, expected) => {
  expect(refusal(marked, replacement)).toBe(expected);
});

test.each([
  ["a spelling", "the «diffrence» was", "difference"],
  ["a verb form", "the patients «was» here", "were"],
  ["a contraction of the same sense", "it «can not» be", "cannot"],
  ["a number that is spelled right", "in «tree» of the plots", "three"],
  ["one negation for another", "the patient was «not able» to", "unable"],
  ["a negation for a negative word", "they «did not predict» it", "failed to predict"],
  ["an absence said in one word", "grown «in the absence of» air", "without"],
  ["a negation that was misspelt", "farmers «dont» use it", "don't"],
  ["a capital for a month", "in «august» we", "August"],
  ["the first word of a sentence", "It ended. «Diffrent» groups", "Different"],
  ["the first letters of a paragraph", "«Diffrent» groups", "Different"],
  ["an insertion beside a citation", "shown in«» [3]", " full"],
])("lets %s pass", (_, marked, replacement) => {
  expect(refusal(marked, replacement)).toBeNull();
});

test("lets the layer of dialects change a capitalised word, which may be a heading's", () => {
  expect(refusal("the «Colour» of Leaves", "Color", "dialect.spelling")).toBeNull();
  expect(refusal("the «Colour» of Leaves", "Color", "spelling")).toBe("name");
});

test.each([
  [3, 9],
  [-1, 2],
  [4, 3],
])("refuses an edit outside the text, from %i to %i", (start, end) => {
  expect(
    refusalOf(
      "short",
      {
        start,
        end,
        replacement: "x",
        category: "grammar",
        rule: "test",
        reason: "fixed-phrase",
        confidence: 1,
      },
      [],
    ),
  ).toBe("out-of-range");
});
