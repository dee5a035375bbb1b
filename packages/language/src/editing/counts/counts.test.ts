import { expect, test } from "vitest";
import { counts } from "./counts.ts";

test("knows the words of science that general dictionaries lack", () => {
  for (const word of ["glycemic", "transcriptomic", "genotyped", "estimator"]) {
    expect.soft(counts.word(word), word).toBeGreaterThan(1);
  }
});

test("counts a word in its letter case, and slips not at all", () => {
  expect(counts.word("the")).toBeGreaterThan(100_000);
  expect(counts.word("Bayes")).toBeGreaterThan(1);
  expect(counts.word("bayes")).toBe(0);
  for (const slip of ["propably", "transpotation", "auther", "selction"]) {
    expect.soft(counts.word(slip), slip).toBe(0);
  }
});
