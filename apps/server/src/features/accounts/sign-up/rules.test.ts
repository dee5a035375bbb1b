import { expect, test } from "vitest";
import { nameOfAddress } from "./rules.ts";

test.each([
  ["lucia.marquez@cicese.example", "lucia marquez"],
  ["wei_zhang+papers@uni.example", "wei zhang"],
  ["jo@uni.example", "jo"],
  ["+@uni.example", "+"],
])("who signs up as %s without a name is called %s", (email, name) => {
  expect(nameOfAddress(email)).toBe(name);
});
