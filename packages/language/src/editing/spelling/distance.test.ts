import { expect, test } from "vitest";
import { spellingDistance } from "./distance.ts";

const distance = (wrong: string, right: string) => spellingDistance(wrong, right, 5);

test.each([
  ["becuase", "because"],
  ["recieved", "received"],
  ["comited", "committed"],
  ["becouse", "because"],
  ["enviroment", "environment"],
  ["wich", "which"],
])("finds %s nearer to %s than a plain slip in every letter", (wrong, right) => {
  expect(distance(wrong, right)).toBeGreaterThan(0);
  expect(distance(wrong, right)).toBeLessThanOrEqual(1);
});

test("is zero for the word itself", () => {
  expect(distance("same", "same")).toBe(0);
});

test.each([
  ["swapped neighbours", "taht", "that", "tnat", "that"],
  ["a doubled letter", "untill", "until", "untilk", "until"],
  ["one vowel for another", "seperate", "separate", "septrate", "separate"],
  ["a silent h", "tecnique", "technique", "tehnique", "technique"],
  ["a c that is heard with the s before it", "sience", "science", "sience", "silence"],
  ["a later letter", "hotse", "horse", "morse", "horse"],
])("counts %s for less", (_, nearWrong, nearRight, farWrong, farRight) => {
  expect(distance(nearWrong, nearRight)).toBeLessThan(distance(farWrong, farRight));
});

test("gives up beyond the limit", () => {
  expect(spellingDistance("abcdef", "uvwxyz", 2)).toBe(Number.POSITIVE_INFINITY);
  expect(spellingDistance("a".repeat(60), "a".repeat(60), 2)).toBe(Number.POSITIVE_INFINITY);
});
