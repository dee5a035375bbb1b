import { expect, test } from "vitest";
import { secondsUntilNextQuery } from "./rules.ts";

test("a payment is asked about soon at first, then twice as rarely each time, up to five minutes", () => {
  expect([0, 1, 2, 5, 6, 7, 100].map(secondsUntilNextQuery)).toEqual([
    ...[5, 10, 20, 160, 300, 300, 300],
  ]);
});
