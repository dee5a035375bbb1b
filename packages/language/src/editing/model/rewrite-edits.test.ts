import { expect, test } from "vitest";
import { applyEdits } from "../edit.ts";
import { rewriteEdits } from "./rewrite-edits.ts";

const text = "The result show that many factor was important, and it play role in growth.";

test.each([
  ["The results show that many factors were important, and it plays a role in growth.", 5],
  ["The result show that many factor was important, and it play role in growth!", 1],
  [text, 0],
])("a rewriting becomes the smallest edits: %s", (rewritten, count) => {
  const edits = rewriteEdits(text, rewritten, 0.7) ?? [];
  expect(edits).toHaveLength(count);
  expect(applyEdits(text, edits)).toBe(rewritten);
});

test.each([
  ["It grow fast.", "It grows fast.", "grammar"],
  ["It grew fast but died.", "It grew fast, but died.", "punctuation"],
  ["It had a big weigh.", "It had a big mass.", "word-choice"],
  ["It depends of light.", "It depends on light.", "grammar"],
])("names the kind of change: %s", (before, after, category) => {
  expect(rewriteEdits(before, after, 0.7)).toMatchObject([
    { category, rule: `model.${category}`, confidence: 0.7 },
  ]);
});

test("another text is no edit", () => {
  expect(rewriteEdits(text, "Roses are red, violets are blue, sugar is sweet.", 0.7)).toBeNull();
  expect(rewriteEdits(text, "", 0.7)).toBeNull();
});

test("any rewriting is put together again exactly", () => {
  const words = "the cells were grown in 5 mg of glucose , and “then” counted — twice".split(" ");
  let state = 7;
  const random = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  for (let round = 0; round < 200; round++) {
    const source = Array.from({ length: 12 }, () => words[random(words.length)]).join(" ");
    const target = source
      .split(" ")
      .flatMap((word) => [[word], [], [word, "so"], [`${word}s`], [word], [word]][random(6)] ?? [])
      .join(" ");
    const edits = rewriteEdits(source, target, 0.7);
    if (edits) expect(applyEdits(source, edits)).toBe(target);
  }
});
