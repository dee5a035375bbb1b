import { expect, test } from "vitest";
import { clusterDies } from "./cluster-dies.ts";

/** The long form is a command of its own: `npm run loops -- cluster`. */
test("of two processes that answer and two that work one of each is killed: nothing is lost, stuck or counted twice, the others go on, and both join again", async () => {
  const report = await clusterDies({ rounds: 1, seed: 3 });
  expect(report).toMatchObject({ lost: [], stuck: [], miscounted: [], violations: [] });
  expect(report.handedOn).toBeGreaterThan(0);
  expect(report.cutOff).toBeGreaterThan(0);
});
