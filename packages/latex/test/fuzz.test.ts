import { expect, test } from "vitest";
import { openLatexFile } from "../src/index.ts";
import { fuzzRun } from "./fuzz-run.ts";

test("damaged sources are refused or edited, and no byte changes outside the edits", () => {
  let made = 0;
  let opened = 0;
  for (let run = 0; run < 400; run++) {
    const result = fuzzRun(7, run);
    made += result.made;
    if (result.refused === null) opened++;
  }
  expect(opened).toBeGreaterThan(300);
  expect(made).toBeGreaterThan(200);
});

test.each([
  "{",
  "$",
  "\\(",
  "\\verb|",
  "\\url{",
  "\\x[",
  "\\'{",
  "\\begin{a}",
  "\\footnote{",
  "\\iffalse ",
])("a file of nothing but %s is read in time that grows with its length", (piece) => {
  const time = (length: number): number => {
    const bytes = new TextEncoder().encode(piece.repeat(length / piece.length));
    const before = process.cpuUsage();
    openLatexFile(bytes);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  time(10_000);
  // The first call warms up; growing with the square, this one would take minutes.
  expect(time(300_000)).toBeLessThan(3000);
});
