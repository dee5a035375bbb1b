import { generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { verifyAlert } from "../testing.ts";
import { phpSerialize, signAlert } from "./signature.ts";

describe("the signature of alerts", () => {
  test("fields are serialised as PHP does, with lengths in bytes", () => {
    expect(phpSerialize([["a", "1"]])).toBe('a:1:{s:1:"a";s:1:"1";}');
    expect(phpSerialize([])).toBe("a:0:{}");
    expect(phpSerialize([["name", "润色"]])).toBe('a:1:{s:4:"name";s:6:"润色";}');
  });

  test("a receiver accepts what was signed, in any order, and nothing else", () => {
    const { privateKey, publicKey } = generateKeyPairSync("rsa", {
      modulusLength: 1024,
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
      publicKeyEncoding: { type: "spki", format: "pem" },
    });
    const fields = { status: "active", alert_name: "subscription_created", passthrough: "{}" };
    const p_signature = signAlert(fields, privateKey);
    const shuffled = {
      p_signature,
      passthrough: "{}",
      alert_name: "subscription_created",
      status: "active",
    };
    expect(verifyAlert(shuffled, publicKey)).toBe(true);
    expect(verifyAlert({ ...shuffled, status: "deleted" }, publicKey)).toBe(false);
    expect(verifyAlert({ ...shuffled, more: "1" }, publicKey)).toBe(false);
    expect(verifyAlert(fields, publicKey)).toBe(false);
  });
});
