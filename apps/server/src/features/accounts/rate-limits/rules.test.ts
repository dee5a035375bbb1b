import { describe, expect, test } from "vitest";
import { nextAttemptAt, type RateLimit } from "./rules.ts";

describe("a rate limit", () => {
  const limit: RateLimit = { name: "test", attempts: 3, windowMs: 1000 };
  const at = (ms: number) => new Date(ms);

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
