import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Lucía Márquez", "LM"],
  ["Ana María de la Cruz", "AC"],
  ["李伟", "李"],
  ["plato", "P"],
  ["  ", ""],
])("shortens %s to %s", (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});
