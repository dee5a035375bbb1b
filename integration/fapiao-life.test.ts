import { expect, test } from "vitest";
import { storedStatuses } from "../apps/server/src/features/fapiao/rules.ts";
import { liveThroughRandomEvents } from "./fapiao-life.ts";

/** `npm run loops -- fapiao` takes 100,000 steps. */
test.each([1, 2, 3])(
  "no fapiao takes an illegal step in 4,000 random ones from seed %i, a payment has one live at most, and two issued [S186 G-49 G-52 G-53]",
  (seed) => {
    const { met, violations } = liveThroughRandomEvents({ steps: 4_000, seed });
    expect(violations).toEqual([]);
    // Every status was met, or the walk shows nothing.
    expect(new Set(Object.keys(met))).toEqual(new Set(storedStatuses));
  },
);
