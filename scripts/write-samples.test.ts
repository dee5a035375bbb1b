import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { makeSamples, type Samples } from "./make-samples.ts";
import { samplePaths } from "./write-samples.ts";

/** A page that shows a change which the engine does not make promises what nobody gets. */
let made: Samples;
beforeAll(async () => {
  made = await makeSamples();
});

const stored = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const renew = "stale: node scripts/write-samples.ts";

test("the sentences that pages show come back from the engine as they stand there", () => {
  expect(stored(samplePaths.specimens), renew).toEqual(made.specimens);
});

test("the sample report says what the engine makes of the sample manuscript", () => {
  expect(readFileSync(samplePaths.manuscript).equals(made.manuscript), renew).toBe(true);
  const { report, ...rest } = made.report;
  // How an edited file is packed is the business of the library that packs it.
  const comparison = { ...report.comparison, editedSha256: expect.any(String) };
  expect(stored(samplePaths.report), renew).toEqual({ ...rest, report: { ...report, comparison } });
});

test("the manuscript that a demonstration translates is the one that is written here", () => {
  expect(readFileSync(samplePaths.chinese).equals(made.chinese), renew).toBe(true);
});

test("nothing is left standing that a reader would call an error, and every change has its reason", () => {
  const { paragraphs, proof } = made.report.report;
  const changes = paragraphs.flatMap((paragraph) => paragraph.changes);
  expect(changes.length).toBeGreaterThan(15);
  expect(changes.filter(({ reason }) => reason === null)).toEqual([]);
  expect(proof.differing).toBe(0);
});
