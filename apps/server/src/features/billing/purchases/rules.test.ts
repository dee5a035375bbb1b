import type { Money } from "@curie/contract";
import { describe, expect, test } from "vitest";
import { readConfig } from "#config";
import { methodsOf } from "#config/payments.ts";
import {
  fingerprintOf,
  instalmentsOf,
  pageOf,
  reducedPrice,
  type Voucher,
  voucherCode,
} from "./rules.ts";

test("bank transfer, boleto and credits are never offered [S147 G-35]", () => {
  const demonstration = readConfig({});
  expect(methodsOf(demonstration, "rest-of-world")).toEqual(["card"]);
  expect(methodsOf(demonstration, "china")).toEqual(["alipay", "wechat_pay", "unionpay", "card"]);
});

describe("instalments", () => {
  const plan = { prices: { USD: 9900, EUR: 9500, JPY: 14_800, BRL: 53_900 } };

  const whole = (currency: keyof typeof plan.prices) => {
    const price: Money = { amount: plan.prices[currency], currency };
    return instalmentsOf(plan, price, price);
  };

  test("are converted from dollars, with the decimals of the currency [S148 G-37 G-86]", () => {
    const from = { amount: 9900, currency: "USD" };
    expect(whole("EUR")).toEqual([
      { count: 1, each: { amount: 9108, currency: "EUR" }, convertedFrom: from },
    ]);
    expect(whole("JPY")).toEqual([
      { count: 1, each: { amount: 14_850, currency: "JPY" }, convertedFrom: from },
    ]);
    const reais = whole("BRL");
    expect(reais.map(({ count }) => count)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(reais[5]?.each).toEqual({ amount: 8910, currency: "BRL" });
  });

  test("do not exist in dollars, nor where there is no price in dollars [S148]", () => {
    expect(whole("USD")).toEqual([]);
    const yuan: Money = { amount: 49_900, currency: "CNY" };
    expect(instalmentsOf({ prices: { CNY: 49_900 } }, yuan, yuan)).toEqual([]);
  });

  test("become smaller with a discount, and none are left when it pays all [G-37 G-38]", () => {
    const price: Money = { amount: 53_900, currency: "BRL" };
    const [once] = instalmentsOf(plan, price, { ...price, amount: 26_950 });
    expect(once).toEqual({
      count: 1,
      each: { amount: 26_730, currency: "BRL" },
      convertedFrom: { amount: 4950, currency: "USD" },
    });
    expect(instalmentsOf(plan, price, { ...price, amount: 0 })).toEqual([]);
  });
});

describe("a voucher", () => {
  const now = new Date("2026-03-02T09:00:00.000Z");
  const price: Money = { amount: 9900, currency: "USD" };
  const voucher: Voucher = {
    code: "SPRING",
    percent: null,
    amount: null,
    currency: null,
    cataloguePlanId: null,
    endsAt: null,
  };

  test.each<[string, Partial<Voucher>, number | null]>([
    ["a percentage", { percent: 15 }, 8415],
    ["a percentage that does not divide", { percent: 33 }, 6633],
    ["everything", { percent: 100 }, 0],
    ["more than everything", { percent: 150 }, 0],
    ["an amount", { amount: 900, currency: "USD" }, 9000],
    ["more than the price", { amount: 20_000, currency: "USD" }, 0],
    ["an amount in another currency", { amount: 900, currency: "EUR" }, null],
    ["nothing", {}, null],
    ["a percentage for this plan", { percent: 10, cataloguePlanId: "plan" }, 8910],
    ["a percentage for another plan", { percent: 10, cataloguePlanId: "other" }, null],
    ["a percentage until later", { percent: 10, endsAt: new Date(now.getTime() + 1) }, 8910],
    ["a percentage until now", { percent: 10, endsAt: now }, null],
  ])("over %s leaves what is due [G-38]", (_name, change, due) => {
    const left = reducedPrice(price, { ...voucher, ...change }, { planId: "plan", now });
    expect(left?.amount ?? null).toBe(due);
  });
});

test("the same wish has the same fingerprint, and another one another", () => {
  const form = {
    paymentMethodId: "card",
    billingAddress: null,
    invoiceAddress: null,
    purchaseOrder: null,
  };
  const total: Money = { amount: 9900, currency: "USD" };
  const first = fingerprintOf("a", form, total, null);
  expect(fingerprintOf("a", { ...form }, { ...total }, null)).toBe(first);
  const others = [
    fingerprintOf("a", { ...form, paymentMethodId: "alipay" }, total, null),
    fingerprintOf("a", form, { ...total, amount: 9901 }, null),
    fingerprintOf("a", form, { ...total, currency: "EUR" }, null),
    fingerprintOf("a", form, total, "SPRING"),
    fingerprintOf("a", { ...form, purchaseOrder: "PO-7" }, total, null),
    fingerprintOf("b", form, total, null),
  ];
  expect(new Set([first, ...others]).size).toBe(7);
});

test("a discount code is read in capitals, without space around it, and none from an empty field", () => {
  expect([" spring ", "", "  ", null].map(voucherCode)).toEqual(["SPRING", null, null, null]);
});

test("a plan's purchase and a human order each have a page that says what became of it", () => {
  const receiptCode = "ABCDEFGH23";
  expect(pageOf({ receiptCode, humanOrderId: null })).toBe("/rubriq/subscribe/ABCDEFGH23");
  expect(pageOf({ receiptCode, humanOrderId: "order" })).toBe("/rubriq/order/order");
});
