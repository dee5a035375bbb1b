import { expect, test } from "vitest";
import { containing } from "./rules.ts";

test.each([
  ["ada", "%ada%"],
  ["100%", "%100\\%%"],
  ["a_b", "%a\\_b%"],
  ["c\\d", "%c\\\\d%"],
  ["", "%%"],
])("what contains %j is sought as %j", (text, pattern) => {
  expect(containing(text)).toBe(pattern);
});
