import { expect, test } from "vitest";
import { isStorable } from "./storable-text.ts";

test("texts of every language, numbers, lists and files can be kept", () => {
  for (const value of ["", "李静 👩‍🔬 é\n\t", 7, null, true, undefined, Buffer.from([0, 255])]) {
    expect(isStorable(value)).toBe(true);
    expect(isStorable({ a: [{ b: value }] })).toBe(true);
  }
});

test("what is nested as deep as it is long cannot be kept, however long that is", () => {
  const nested = (depth: number) => JSON.parse("[".repeat(depth) + "]".repeat(depth));
  expect(isStorable(nested(20))).toBe(true);
  expect(isStorable(nested(33))).toBe(false);
  expect(isStorable(nested(400_000))).toBe(false);
});

test("NUL and halves of characters cannot, however deep, and as names neither", () => {
  for (const text of ["\u0000", "a\u0000b", "\ud800", "\udc00x", "👩".slice(0, 1)]) {
    expect(isStorable(text)).toBe(false);
    expect(isStorable({ a: [{ b: text }] })).toBe(false);
    expect(isStorable({ [text]: 1 })).toBe(false);
  }
});
