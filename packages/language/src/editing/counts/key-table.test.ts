import { expect, test } from "vitest";
import { packKeys, readKeys } from "./key-table.ts";

test("finds every packed key at its place, and no other", () => {
  const keys = [0, 1, 127, 128, 70_000, 70_001, 2 ** 25, 2 ** 26 - 1];
  const read = readKeys(packKeys(26, keys));
  expect(read.size).toBe(keys.length);
  expect(keys.map((key) => read.indexOf(key))).toEqual(keys.map((_, index) => index));
  expect([2, 126, 69_999, 70_002, 2 ** 25 + 1].map((key) => read.indexOf(key))).toEqual(
    Array.from({ length: 5 }, () => -1),
  );
});
