import { expect, test } from "vitest";
import { onePhraseCase } from "./phrases.ts";
import { proposed } from "./testing.ts";

const usual =
  "A random forest, a random forest, two random forests, three random forests and one more random forest grew.";

test("takes needless capitals from a term of several words", () => {
  expect(proposed(onePhraseCase, [usual, "We trained the Random Forest on half of it."])).toEqual([
    "Random Forest → random forest",
  ]);
});

test.each([
  ["a definition", "We trained a Random Forest (RF) on half of it."],
  ["a longer name", "We trained with the Random Forest Toolbox on half of it."],
  ["a name with “of”", "We met the members of the Random Forest of Kyoto."],
  ["a name among names", "We met in Kyoto to see the Random Forest on a rainy day."],
  ["a heading that opens a paragraph", "On the Random Forest: this is how it was trained."],
  ["a heading that is referred to", "All of this is told below, see Random Forest."],
  ["a heading after “chapter”", "All of this is told below, in the chapter Random Forest."],
  ["a heading that tells", "How it grows over the years is explained in Random Forest."],
  ["a title in two parts", "Some of this was told by the Random Forest: how it grows."],
  ["what is numbered", "We trained the Random Forest 2 on half of it."],
  ["the words that open a sentence", "Random Forest is what we call the method here."],
])("leaves the capitals of %s", (_, text) => {
  expect(proposed(onePhraseCase, [usual, text])).toEqual([]);
});

test("leaves a title that begins with an article", () => {
  const stars = "We saw the stars, the stars, the stars, the stars and again the stars.";
  expect(
    proposed(onePhraseCase, [stars, "All of it is told in a part on The Stars below."]),
  ).toEqual([]);
});

test("leaves capitals that the author uses more often than now and then", () => {
  expect(
    proposed(onePhraseCase, [usual, "We saw the Random Forest, then the Random Forest again."]),
  ).toEqual([]);
});
