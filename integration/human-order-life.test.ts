import { expect, test } from "vitest";
import { everyOrderStatus, orderThroughRandomActs } from "./human-order-life.ts";

/** `npm run loops -- human-order` takes 100,000 steps. */
test.each([1, 2, 3])(
  "no human order takes an illegal step in 4,000 random ones from seed %i: paid once, delivered when checked, one round of changes, one refund [G-40]",
  (seed) => {
    const { met, violations } = orderThroughRandomActs({ steps: 4_000, seed });
    expect(violations).toEqual([]);
    // Every state was met, or the walk shows nothing.
    expect(new Set(Object.keys(met))).toEqual(everyOrderStatus);
  },
);
