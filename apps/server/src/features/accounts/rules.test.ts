import { describe, expect, test } from "vitest";
import { type Door, nextTryAt, regionOf, safeReturnPath } from "./rules.ts";

const unknown = {
  operatorOverride: null,
  billingCountry: null,
  profileCountry: null,
  networkCountry: null,
};

describe("region", () => {
  test.each([
    ["nothing known", {}, "rest-of-world"],
    ["the network alone", { networkCountry: "CN" }, "china"],
    [
      "the profile over the network",
      { profileCountry: "DE", networkCountry: "CN" },
      "rest-of-world",
    ],
    [
      "the billing country over the profile",
      { billingCountry: "CN", profileCountry: "DE" },
      "china",
    ],
    [
      "an operator over everything",
      { operatorOverride: "rest-of-world", billingCountry: "CN" },
      "rest-of-world",
    ],
    ["an operator who says China", { operatorOverride: "china", profileCountry: "US" }, "china"],
    ["Hong Kong", { profileCountry: "HK" }, "rest-of-world"],
    ["Macao", { profileCountry: "MO" }, "rest-of-world"],
    ["Taiwan", { profileCountry: "TW" }, "rest-of-world"],
  ])("%s decides as G-7 says", (_name, evidence, expected) => {
    expect(regionOf({ ...unknown, ...evidence })).toBe(expected);
  });
});

describe("doors", () => {
  const door: Door = { name: "test", tries: 3, windowMs: 1000 };
  const at = (ms: number) => new Date(ms);

  test("lets tries through until the window is full", () => {
    expect(nextTryAt(door, [at(0), at(10)], at(20))).toBeNull();
    expect(nextTryAt(door, [at(0), at(10), at(20)], at(30))).toEqual(at(1000));
  });

  test("forgets tries that left the window", () => {
    expect(nextTryAt(door, [at(0), at(10), at(20)], at(1001))).toBeNull();
  });

  test("waits for enough of many tries to leave the window", () => {
    expect(nextTryAt(door, [at(0), at(10), at(20), at(30)], at(40))).toEqual(at(1010));
  });
});

describe("the way back after signing in elsewhere", () => {
  test.each([
    ["/rubriq/editing?page=2", "/rubriq/editing?page=2"],
    ["/", "/"],
    [undefined, "/"],
    ["https://evil.example/", "/"],
    ["//evil.example/", "/"],
    ["/\\evil.example", "/"],
    ["javascript:alert(1)", "/"],
  ])("asked %s leads to %s", (asked, path) => {
    expect(safeReturnPath(asked)).toBe(path);
  });
});
