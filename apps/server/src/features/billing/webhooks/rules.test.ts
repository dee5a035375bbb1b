import { createHmac, createSign, generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isSignedByBilling, isSignedByClassic, readForm } from "./rules.ts";

const now = new Date("2026-03-02T09:00:00.700Z");
const body = Buffer.from('{"event_id":"evt_1","name":"José 李"}');
const secret = "pdl_ntfset_a";
const check = { secrets: [secret], now, toleranceSeconds: 5 };

function h1(key: string, seconds: number | string, text = body): string {
  return `h1=${createHmac("sha256", key).update(`${seconds}:`).update(text).digest("hex")}`;
}
const at = (age: number) => Math.floor(now.getTime() / 1000) - age;
const signed = (age = 0, ...keys: string[]) =>
  [`ts=${at(age)}`, ...(keys.length ? keys : [secret]).map((key) => h1(key, at(age)))].join(";");

describe("a message of Paddle Billing", () => {
  test.each([
    ["fresh", signed()],
    ["five seconds old", signed(5)],
    ["ahead by five seconds", signed(-5)],
    ["signed with two secrets, ours first", signed(0, secret, "pdl_ntfset_b")],
    ["signed with two secrets, ours last", signed(0, "pdl_ntfset_b", secret)],
  ])("that is %s is accepted", (_name, header) => {
    expect(isSignedByBilling(body, header, check)).toBe(true);
  });

  test.each([
    ["six seconds old", signed(6)],
    ["ahead by six seconds", signed(-6)],
    ["signed with another secret", signed(0, "pdl_ntfset_b")],
    ["signed at another time than it says", `ts=${at(0)};${h1(secret, at(1))}`],
    ["without a time", h1(secret, at(0))],
    ["without a signature", `ts=${at(0)}`],
    ["with half a signature", signed().slice(0, -32)],
    ["with a time that is none", `ts=now;${h1(secret, at(0))}`],
    ["signed with a time that is none", `ts=now;${h1(secret, "now")}`],
    ["without a header", undefined],
    ["with an empty header", ""],
  ])("that is %s is refused", (_name, header) => {
    expect(isSignedByBilling(body, header, check)).toBe(false);
  });

  test("of which one byte changed is refused", () => {
    for (let index = 0; index < body.length; index += 1) {
      const changed = Buffer.from(body);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(isSignedByBilling(changed, signed(), check)).toBe(false);
    }
  });

  test("is accepted with either secret while one is replaced, and with none when there is none", () => {
    const both = { ...check, secrets: ["pdl_ntfset_new", secret] };
    expect(isSignedByBilling(body, signed(), both)).toBe(true);
    expect(isSignedByBilling(body, signed(0, "pdl_ntfset_new"), both)).toBe(true);
    expect(isSignedByBilling(body, signed(), { ...check, secrets: [] })).toBe(false);
  });
});

describe("an alert of Paddle Classic", () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  // Written out: PHP counts bytes, and sorts capitals and digits before small letters.
  const text =
    'a:4:{s:2:"10";s:3:"ten";s:1:"Z";s:0:"";s:8:"alert_id";s:1:"7";s:4:"name";s:9:"José 李";}';
  const p_signature = createSign("RSA-SHA1").update(text).sign(privateKey, "base64");
  const fields = { name: "José 李", alert_id: "7", Z: "", "10": "ten", p_signature };

  test("is accepted when the signature fits the fields in any order", () => {
    expect(isSignedByClassic(fields, publicKey)).toBe(true);
    expect(
      isSignedByClassic(readForm(Buffer.from(new URLSearchParams(fields).toString())), publicKey),
    ).toBe(true);
  });

  test.each<[string, Record<string, string>]>([
    ["with a changed field", { ...fields, alert_id: "8" }],
    ["with one field more", { ...fields, extra: "" }],
    [
      "with another signature",
      {
        ...fields,
        p_signature: `${p_signature.startsWith("A") ? "B" : "A"}${p_signature.slice(1)}`,
      },
    ],
    ["with a signature that is none", { ...fields, p_signature: "%%%" }],
    ["without a signature", { alert_id: "7" }],
    ["without anything", {}],
  ])("%s is refused", (_name, changed) => {
    expect(isSignedByClassic(changed, publicKey)).toBe(false);
  });
});
