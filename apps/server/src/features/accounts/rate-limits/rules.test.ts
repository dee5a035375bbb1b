import { describe, expect, test } from "vitest";
import { nextAttemptAt, type RateLimit, rateLimits } from "./rules.ts";

const at = (ms: number) => new Date(ms);

describe("a rate limit", () => {
  const limit: RateLimit = { name: "test", attempts: 3, windowMs: 1000 };

  test("lets attempts through until the window is full", () => {
    expect(nextAttemptAt(limit, [at(0), at(10)], at(20))).toBeNull();
    expect(nextAttemptAt(limit, [at(0), at(10), at(20)], at(30))).toEqual(at(1000));
  });

  test("forgets attempts that left the window", () => {
    expect(nextAttemptAt(limit, [at(0), at(10), at(20)], at(1001))).toBeNull();
  });

  test("waits for enough of many attempts to leave the window", () => {
    expect(nextAttemptAt(limit, [at(0), at(10), at(20), at(30)], at(40))).toEqual(at(1010));
  });
});

describe("a rate limit that slows", () => {
  const slowing = { firstMs: 10, longestMs: 80 };
  const limit: RateLimit = { name: "test", attempts: 3, windowMs: 10_000, slowing };

  test("doubles the wait with each attempt beyond the number, up to the longest", () => {
    const earlier = [at(0), at(1), at(2)];
    const waits: number[] = [];
    for (let round = 0; round < 6; round++) {
      const last = earlier.at(-1)?.getTime() ?? 0;
      const next = nextAttemptAt(limit, earlier, at(last + 1));
      waits.push((next?.getTime() ?? 0) - last);
      if (next) earlier.push(next);
    }
    expect(waits).toEqual([10, 20, 40, 80, 80, 80]);
  });

  test("lets the next attempt through when its wait is over", () => {
    const earlier = [at(0), at(1), at(2)];
    expect(nextAttemptAt(limit, earlier, at(11))).toEqual(at(12));
    expect(nextAttemptAt(limit, earlier, at(12))).toBeNull();
  });

  test("leaves a machine few guesses at one account in a day, from however many addresses", () => {
    const earlier: Date[] = [];
    for (let ms = 0; ms < rateLimits.signInToOneAccount.windowMs; ms += 1000) {
      if (nextAttemptAt(rateLimits.signInToOneAccount, earlier, at(ms)) === null) {
        earlier.push(at(ms));
      }
    }
    expect(earlier.length).toBeLessThan(130);
  });
});
