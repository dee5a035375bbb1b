import { generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { subjectOf } from "../gateways/rules.ts";
import {
  beijingTime,
  fenOf,
  isFinalRefusal,
  isNotificationSigned,
  isSignedBy,
  notSignedInNotifications,
  rawAnswer,
  readFields,
  sign,
  signedText,
  TradeAnswer,
  yuanOf,
} from "./rules.ts";

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });

describe("a signature of Alipay's platform", () => {
  test("is over the sorted fields that say something, not encoded", () => {
    const fields = { version: "1.0", app_id: "2021", biz_content: '{"a":"云 & 1"}', empty: "" };
    expect(signedText({ ...fields, sign: "x" })).toBe(
      'app_id=2021&biz_content={"a":"云 & 1"}&version=1.0',
    );
  });

  test("of a notification leaves its own kind out, and does not fit when one byte differs", () => {
    const fields = { app_id: "2021", total_amount: "499.00", charset: "utf-8", sign_type: "RSA2" };
    const text = signedText(fields, notSignedInNotifications);
    expect(text).not.toContain("sign_type");
    const signed = { ...fields, sign: sign(text, keys.privateKey) };
    expect(isNotificationSigned(signed, keys.publicKey)).toBe(true);
    for (const change of [
      { total_amount: "4.99" },
      { sign_type: "RSA" },
      { charset: "GBK" },
      { sign: "" },
      { sign: "bm9uc2Vuc2U=" },
      { more: "1" },
    ]) {
      expect(isNotificationSigned({ ...signed, ...change }, keys.publicKey)).toBe(false);
    }
  });

  test.each([
    ['{"a_response":{"code":"10000","m":"}\\"{"},"sign":"x"}', '{"code":"10000","m":"}\\"{"}'],
    ['{"sign":"x","a_response" : {"b":{"c":1}}}', '{"b":{"c":1}}'],
    ['{"a_response":{"code":"1"', null],
    ['{"b_response":{}}', null],
    ['{"x":"a_response","y":{"z":1}}', null],
    ["", null],
  ])("of an answer is over its own text, cut out of %s", (body, node) => {
    expect(rawAnswer(body, "a_response")).toBe(node);
    if (node) expect(isSignedBy(node, sign(node, keys.privateKey), keys.publicKey)).toBe(true);
  });
});

test("amounts are yuan with two decimals there and fen here, one for one", () => {
  for (let fen = 0; fen < 20_000; fen += 7) expect(fenOf(yuanOf(fen))).toBe(fen);
  expect(["499", "499.5", "0.01", "88.88"].map(fenOf)).toEqual([49_900, 49_950, 1, 8888]);
  expect(["", "-1", "1.234", "1e3", "499,00", " 1"].map(fenOf)).toEqual(Array(6).fill(null));
});

test("an answer about a payment says its amount in yuan, or is none", () => {
  const answer = { out_trade_no: "1", trade_no: "2", trade_status: "TRADE_SUCCESS" };
  expect(TradeAnswer.parse({ ...answer, total_amount: "499.00" }).total_amount).toBe(49_900);
  expect(TradeAnswer.safeParse({ ...answer, total_amount: "499,00" }).success).toBe(false);
});

test("times are those of Beijing", () => {
  expect(beijingTime(new Date("2026-03-02T17:00:05.900Z"))).toBe("2026-03-03 01:00:05");
});

test("a form that says a name twice is nobody's", () => {
  expect(readFields("a=1&b=%E4%BA%91")).toEqual({ a: "1", b: "云" });
  expect(readFields("a=1&a=2")).toBeNull();
});

test("the page's title has none of the signs that Alipay refuses", () => {
  expect(subjectOf("A/B & C=D", "ABCD234567")).toBe("A B   C D ABCD234567");
});

test("a refund that can never be made is told from one that may pass later", () => {
  const codes = ["ACQ.TRADE_HAS_CLOSE", "ACQ.SYSTEM_ERROR", undefined];
  expect(codes.map(isFinalRefusal)).toEqual([true, false, false]);
});
