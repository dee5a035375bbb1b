import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { weaknessOf } from "./secrets.ts";

/** What generators give, the same in every run. */
const generated = Array.from({ length: 300 }, (_, number) =>
  createHash("sha512").update(`secret ${number}`).digest(),
);

describe("a secret", () => {
  test("that a program made is taken, in every common spelling", () => {
    for (const bytes of generated) {
      for (const secret of [
        bytes.toString("base64"),
        bytes.subarray(0, 36).toString("base64url"),
        bytes.subarray(0, 32).toString("hex"),
        bytes.subarray(0, 16).toString("hex"),
      ]) {
        expect(weaknessOf(secret), secret).toBeNull();
      }
    }
  });

  test.each([
    ["0123456789abcdef0123456789abcdef"],
    ["a".repeat(40)],
    ["abcabcabcabcabcabcabcabcabcabcabc1"],
    ["12345678901234567890123456789012"],
    ["correct horse battery staple and more"],
    ["this-is-my-very-secret-secret-for-curie"],
    ["change-me-change-me-change-me-change-me"],
    ["CurieSecretKey2026ChangeMePlease!!"],
    ["password1234password1234password1234"],
    ["qwertyuiopasdfghjklzxcvbnm1234567890"],
    ["geheimgeheimgeheimgeheimgeheimgeheim"],
    ["00000000000000000000000000000000001"],
  ])("%s is refused", (secret) => {
    expect(weaknessOf(secret)).not.toBeNull();
  });
});
