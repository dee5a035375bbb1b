import { describe, expect, test } from "vitest";
import {
  bearerOf,
  hashOfSecret,
  isSecret,
  secretBytes,
  startOfSecret,
  writeSecret,
} from "./rules.ts";

const counting = Uint8Array.from({ length: secretBytes }, (_, index) => index * 7);

describe("the secret of a token", () => {
  test("is recognised by its prefix, holds 200 random bits and ends with a checksum", () => {
    const secret = writeSecret(counting);
    expect(secret).toMatch(/^crv_[0-9a-hjkmnp-tv-z]{47}$/);
    expect(isSecret(secret)).toBe(true);
  });

  test("of other bytes is another, in every bit", () => {
    const secrets = Array.from({ length: secretBytes * 8 }, (_, bit) => {
      const bytes = Uint8Array.from(counting);
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      return writeSecret(bytes);
    });
    expect(new Set([writeSecret(counting), ...secrets]).size).toBe(secretBytes * 8 + 1);
  });

  test("with any one character changed is none", () => {
    const secret = writeSecret(counting);
    for (let at = 0; at < secret.length; at += 1) {
      const other = secret[at] === "z" ? "y" : "z";
      expect(isSecret(`${secret.slice(0, at)}${other}${secret.slice(at + 1)}`)).toBe(false);
    }
  });

  test.each(["", "crv_", "crv_abc", `${"a".repeat(51)}`])("is not %j", (text) => {
    expect(isSecret(text)).toBe(false);
  });

  test("is kept as a hash and its first characters, which leave 170 bits unknown", () => {
    const secret = writeSecret(counting);
    expect(hashOfSecret(secret)).toMatch(/^[0-9a-f]{64}$/);
    expect(startOfSecret(secret)).toBe(secret.slice(0, 10));
  });
});

test.each([
  ["Bearer crv_1", "crv_1"],
  ["bearer  crv_1 ", "crv_1"],
  ["Basic crv_1", null],
  ["Bearer", null],
  ["Bearer a b", null],
  [undefined, null],
])("the header %j names the secret %j", (header, secret) => {
  expect(bearerOf(header)).toBe(secret);
});
