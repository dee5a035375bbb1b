import { describe, expect, test } from "vitest";
import { findingsFor, readManuscriptCheck } from "./check.ts";
import { plantFaults, soundAuthorYear, soundNumbered } from "./testing/index.ts";

const texts = [
  { name: "numbered", manuscript: soundNumbered() },
  { name: "author–year", manuscript: soundAuthorYear() },
];

describe("planted faults", () => {
  test.each(texts)("nothing is found in a sound manuscript: $name", ({ manuscript }) => {
    expect(findingsFor(readManuscriptCheck(manuscript), "research-article")).toEqual([]);
  });

  test("at least 95 of 100 faults of every kind are found (the long form: npm run check:planted)", () => {
    const rows = plantFaults(texts, 60, 3);
    const missed = rows.flatMap(({ kind, missed: list }) => list.map((one) => `${kind}: ${one}`));
    expect(rows.length).toBeGreaterThanOrEqual(22);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(3);
  });

  test("the same seed plants the same faults", () => {
    expect(plantFaults(texts, 20, 5)).toEqual(plantFaults(texts, 20, 5));
  });
});
