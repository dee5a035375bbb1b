import { expect, test } from "vitest";
import { alignSentences } from "./align-sentences.ts";

const a = "The rats were fed twice a day. ";
const b = "In all of the cages the light was on for twelve hours. ";
const c = "Smith et al. weighed them each week [4]. ";
const d = "Nobody knew which rat was which.";

test.each([
  ["the same", a + b + c + d, a + b + c + d, [1, 1, 1, 1]],
  ["one is gone", a + b + c + d, a + c + d, [1, 0, 1, 1]],
  ["the last is gone", a + b + c, a + b, [1, 1, 0]],
  ["one is put in", a + c, `${a}They liked it very much indeed. ${c}`, [1, 1, 1]],
  [
    "one is split",
    a + b + d,
    `${a}The light was on in all of the cages. It was on for twelve hours. ${d}`,
    [1, 2, 1],
  ],
  [
    "two are joined",
    a + b + d,
    `The rats were fed twice a day, and in all of the cages the light was on for twelve hours. ${d}`,
    [1, 1],
  ],
  ["a word is changed", a + b, `${a.replace("fed", "given food")}${b}`, [1, 1]],
])("finds which sentence became which: %s", (_, text, rewritten, sentences) => {
  const aligned = alignSentences(text, rewritten);
  const counted = aligned.map(
    ({ after }) =>
      rewritten.slice(after.start, after.end).match(/[.](?=\s|$)(?<!al[.])/g)?.length ?? 0,
  );
  expect(counted).toEqual(sentences);
  expect(aligned.map(({ before }) => text.slice(before.start, before.end)).join("")).toBe(text);
  expect(aligned.map(({ after }) => rewritten.slice(after.start, after.end)).join("")).toBe(
    rewritten,
  );
});

test("a text of very many sentences is one", () => {
  const text = a.repeat(100);
  expect(alignSentences(text, text)).toHaveLength(1);
});
