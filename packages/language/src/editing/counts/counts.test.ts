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

test("tells which preposition a word takes", () => {
  const first = (word: string) => [...counts.prepositionsAfter(word).keys()][0];
  expect(["depends", "consists", "contributes", "responsible", "proportional"].map(first)).toEqual([
    "on",
    "of",
    "to",
    "for",
    "to",
  ]);
  expect(counts.prepositionsAfter("depends").get("on")).toBeGreaterThan(0.5);
  expect(counts.prepositionsAfter("depends").get("of") ?? 0).toBe(0);
  expect(counts.prepositionsAfter("qwerty").size).toBe(0);
});

test("tells nouns that are counted from those that stand alone", () => {
  const equipment = counts.noun("equipment");
  const sample = counts.noun("sample");
  expect(equipment?.one).toBeLessThan((equipment?.bare ?? 0) / 5);
  expect(sample?.plural).toBeGreaterThan(sample?.bare ?? Infinity);
  expect(counts.noun("qwerty")).toBeNull();
});

test("counts what stands one after another, and nothing that never does", () => {
  expect(counts.sequence("in", "the", "presence", "of")).toBeGreaterThan(100);
  expect(counts.sequence("those", "found", "in")).toBeGreaterThan(5);
  expect(counts.sequence("those", "founds", "in")).toBe(0);
  expect(counts.sequence("in", "0", ",")).toBeGreaterThan(100);
});
