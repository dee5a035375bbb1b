import { describe, expect, test } from "vitest";
import { amountOff, readUpsell, signUpsell, upsellEnd } from "./rules.ts";

const secret = "Zk8vQ2xT9mWc4RfYb7LpN1sHd6JgUa3EoXi5KtBq0wVyMz";
const about = { userId: "one", documentId: "edit" };
const now = new Date("2026-03-02T09:00:00.000Z");
const day = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(now.getTime() + days * day);
const token = signUpsell(secret, about, { percent: 15, endsAt: upsellEnd(now) });

describe("the discount after a digital edit [G-39]", () => {
  test("is fifteen percent for fourteen days, and nothing after that", () => {
    expect(readUpsell(secret, about, token, later(13.99))).toEqual({
      percent: 15,
      endsAt: later(14),
    });
    expect(readUpsell(secret, about, token, later(14))).toBeNull();
  });

  test("is worth nothing for another person or edit, under another secret, or without one", () => {
    expect(readUpsell(secret, { ...about, userId: "two" }, token, now)).toBeNull();
    expect(readUpsell(secret, { ...about, documentId: "other" }, token, now)).toBeNull();
    expect(readUpsell("another secret of thirty-two signs", about, token, now)).toBeNull();
    expect(readUpsell(secret, about, null, now)).toBeNull();
  });

  test.each([
    ["more percent", token.replace(/^15/, "95")],
    ["a later end", token.replace(/\.(\d+)\./, (_, end) => `.${Number(end) + 1}.`)],
    ["no signature", token.slice(0, token.lastIndexOf(".") + 1)],
    ["nothing", ""],
    ["a word", "nonsense"],
  ])("with %s written into it is none", (_what, forged) => {
    expect(forged).not.toBe(token);
    expect(readUpsell(secret, about, forged, now)).toBeNull();
  });

  test("takes whole units of the smallest kind off", () => {
    const half = { percent: 15, endsAt: now };
    expect(amountOff({ amount: 7999, currency: "USD" }, half).amount).toBe(1200);
    expect(amountOff({ amount: 11_850, currency: "JPY" }, half).amount).toBe(1778);
  });
});
