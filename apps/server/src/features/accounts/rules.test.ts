import { describe, expect, test } from "vitest";
import { regionOf } from "./rules.ts";

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
