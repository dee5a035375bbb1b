import { createHmac } from "node:crypto";
import { currencies } from "@curie/contract";
import { describe, expect, test } from "vitest";
import {
  formOf,
  isFinalRefusal,
  isSigned,
  ourMoney,
  pageLocale,
  signatureHeader,
  stripeAmount,
} from "./rules.ts";

test("a request is a form with nested brackets; what is not said is left out", () => {
  const form = formOf({
    mode: "payment",
    line_items: [{ quantity: 1, price_data: { currency: "usd", product_data: { name: "A & B" } } }],
    customer_email: undefined,
    metadata: {},
    description: null,
  });
  expect(form.toString()).toBe(
    "mode=payment&line_items%5B0%5D%5Bquantity%5D=1&line_items%5B0%5D%5Bprice_data%5D%5Bcurrency%5D=usd" +
      "&line_items%5B0%5D%5Bprice_data%5D%5Bproduct_data%5D%5Bname%5D=A+%26+B",
  );
});

describe("an amount", () => {
  test.each([
    ["USD", 7900, 2, 7900],
    ["JPY", 11_850, 0, 11_850],
    ["KRW", 99_000, 0, 99_000],
    // Counted in thousandths, and taken when it ends with 0.
    ["KWD", 24_500, 3, 24_500],
    ["KWD", 24_505, 3, null],
    ["BHD", 2450, 2, 24_500],
    // Their smallest unit is the whole, and Stripe counts hundredths.
    ["ISK", 9900, 0, 990_000],
    ["UGX", 9900, 0, 990_000],
    ["JPY", 11_850, 2, null],
    ["USD", 0, 2, 0],
    ["USD", -1, 2, null],
    ["USD", 10.5, 2, null],
  ])("in %s of %i with %i decimals is %s at Stripe", (currency, amount, decimals, there) => {
    expect(stripeAmount(amount, currency, decimals)).toBe(there);
  });

  test("of every currency that is sold in comes back as it went", () => {
    for (const currency of currencies) {
      const there = stripeAmount(12_340, currency) ?? 0;
      expect(ourMoney(there, currency.toLowerCase())).toEqual({ amount: 12_340, currency });
    }
    expect(ourMoney(100, "krw")).toBeNull();
    expect(ourMoney(10.5, "usd")).toBeNull();
  });
});

describe("a signature of Stripe's", () => {
  const now = new Date("2026-03-02T09:00:00.000Z");
  const body = '{"id":"evt_1","name":"云"}';
  const [secret, other] = ["whsec_one_of_a_test_0001", "whsec_two_of_a_test_0002"];
  const signed = (header: string, more: object = {}) =>
    isSigned(body, header, { secrets: [secret], toleranceSeconds: 300, now, ...more });

  test("is over time and body, by one of the secrets, as it is described publicly", () => {
    const time = now.getTime() / 1000;
    const hmac = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
    expect(signatureHeader(body, secret, now)).toBe(`t=${time},v1=${hmac}`);
    expect(signed(`t=${time},v1=${hmac}`)).toBe(true);
    expect(signed(`t=${time}, v0=00, v1=${"0".repeat(64)}, v1=${hmac}`)).toBe(true);
    expect(signed(signatureHeader(body, other, now))).toBe(false);
    expect(signed(signatureHeader(body, other, now), { secrets: [secret, other] })).toBe(true);
  });

  test("does not fit another body, another time, another scheme, or nothing", () => {
    const header = signatureHeader(body, secret, now);
    const [time = "", hmac = ""] = header.split(",").map((part) => part.split("=")[1]);
    expect(signed(signatureHeader(`${body} `, secret, now))).toBe(false);
    for (const one of [
      ...[`t=${Number(time) - 1},v1=${hmac}`, `t=${time},v0=${hmac}`, `v1=${hmac}`, `t=${time}`],
      ...["", "t=,v1=", `t=${time},t=${time},v1=${hmac}`, `t=1e9,v1=${hmac}`, `t=${time},v1=ab`],
    ]) {
      expect(signed(one), one).toBe(false);
    }
  });

  test("over a time that is no number of seconds is none", () => {
    const hmac = createHmac("sha256", secret).update(`soon.${body}`).digest("hex");
    expect(signed(`t=soon,v1=${hmac}`)).toBe(false);
  });

  test("is good for the tolerance, before and after", () => {
    for (const [seconds, good] of [
      [-301, false],
      [-300, true],
      [300, true],
      [301, false],
    ] as const) {
      const at = new Date(now.getTime() + seconds * 1000);
      expect(signed(signatureHeader(body, secret, at)), `${seconds}`).toBe(good);
    }
  });
});

test("a refund that can never be made is told from one that may pass later", () => {
  const type = "invalid_request_error";
  expect(isFinalRefusal({ type, code: "charge_already_refunded" })).toBe(true);
  const message = "Refund amount ($9.00) is greater than unrefunded amount on charge ($1.00)";
  expect(isFinalRefusal({ type, message })).toBe(true);
  expect(isFinalRefusal({ type, code: "balance_insufficient" })).toBe(false);
  expect(isFinalRefusal({ type: "api_error" })).toBe(false);
});

test("Checkout speaks the language of the person", () => {
  expect(["en_US", "es_ES", "ja_JP", "pt_BR", "zh_CN", "xx"].map(pageLocale)).toEqual([
    ...["en", "es", "ja", "pt-BR", "zh", "auto"],
  ]);
});
