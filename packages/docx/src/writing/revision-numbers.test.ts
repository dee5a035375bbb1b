import { expect, test } from "vitest";
import { freshIds } from "./revision-numbers.ts";

const largest = 2 ** 31 - 1;
const room = 10_000_000;

test.each([
  ["above all that are used", [3, 7], 8],
  ["above all, while there is room", [largest - room - 1], largest - room],
  ["in the gaps at the bottom, when the top is used", [1, 2, 4, largest - room], 3],
  ["in the gaps, when the largest of all is used", [1, largest], 2],
  ["above those that Word takes for numbers", [5, largest + 1], 6],
])("new numbers lie %s", (_name, used, first) => {
  expect(freshIds(new Set(used))()).toBe(first);
});

test("new numbers go round those that are used", () => {
  const next = freshIds(new Set([1, 3, largest]));
  expect([next(), next(), next()]).toEqual([2, 4, 5]);
});
