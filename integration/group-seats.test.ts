import { expect, test } from "vitest";
import { seatsThroughRandomSteps } from "./group-seats.ts";

/** `npm run loops -- group-seats` takes 100,000 steps. */
test.each([1, 2, 3])(
  "no seat of a group is given twice, and none kept back, in 4,000 random steps from seed %i [G-24]",
  (seed) => {
    const { met, violations } = seatsThroughRandomSteps({ steps: 4_000, seed });
    expect(violations).toEqual([]);
    // Somebody got in, and every reason kept somebody out, or the walk shows nothing.
    expect(Object.keys(met).toSorted()).toEqual([
      "in",
      "plans.group-already-member",
      "plans.group-code-expired",
      "plans.group-code-invalid",
      "plans.group-full",
      "plans.incompatible-plan",
    ]);
  },
);
