import { randomBytes } from "node:crypto";
import { ReceiptCode } from "@curie/contract";
import { describe, expect, test } from "vitest";
import { receiptCodeFrom } from "./rules.ts";

describe("a receipt code", () => {
  test("is ten characters that nobody confuses, each as likely as another [G-48]", () => {
    const every = Uint8Array.from({ length: 256 }, (_, index) => index);
    const counts = new Map<string, number>();
    for (const byte of every) {
      const [letter = ""] = receiptCodeFrom(new Uint8Array(10).fill(byte));
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.size).toBe(32);
    expect(new Set(counts.values())).toEqual(new Set([8]));
    expect([...counts.keys()].join("")).not.toMatch(/[IO01]/);
  });

  test("fits the contract, and differs from the next one", () => {
    const codes = Array.from({ length: 200 }, () => receiptCodeFrom(randomBytes(10)));
    for (const code of codes) expect(ReceiptCode.safeParse(code).success).toBe(true);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test("is never made of too little chance", () => {
    expect(() => receiptCodeFrom(new Uint8Array(9))).toThrow();
  });
});
