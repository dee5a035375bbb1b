import { expect, test } from "vitest";
import { orderStatus } from "./rules.ts";

test.each([
  [1900, 0, "paid"],
  [1900, 1, "partly-refunded"],
  [1900, 1899, "partly-refunded"],
  [1900, 1900, "refunded"],
  [0, 0, "paid"],
] as const)("an order of %d of which %d was given back is %s", (paid, refunded, status) => {
  expect(orderStatus(paid, refunded)).toBe(status);
});
