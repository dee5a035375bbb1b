import { expect, it } from "vitest";
import { staffVouchers } from "./money.ts";

it.each([
  ["a percentage", 10, null, true],
  ["an amount", null, { amount: 500, currency: "USD" }, true],
  ["both", 10, { amount: 500, currency: "USD" }, false],
  ["neither", null, null, false],
])("a discount code takes off %s: %s [G-38]", (_, percent, amount, isTaken) => {
  const form = staffVouchers.save["~orpc"].inputSchema;
  const voucher = { code: "SPRING", percent, amount, endsAt: null };
  expect(form?.safeParse(voucher).success).toBe(isTaken);
});
