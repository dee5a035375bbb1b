import { expect, test } from "vitest";
import { characterOfSymbol } from "./symbol-font.ts";

test.each([
  ["Symbol", "F06D", "μ"],
  ["Symbol", "f0b1", "±"],
  ["Symbol", "F0A3", "≤"],
  ["Symbol", "F0C5", "⊕"],
  ["Symbol", "F0E5", "∑"],
  ["Symbol", "F0B0", "°"],
  ["Symbol", "44", "Δ"],
  ["Symbol", "F07F", ""],
  ["Wingdings", "F06D", ""],
  ["Symbol", "nonsense", ""],
])("a character %s %s looks like “%s”", (font, code, character) => {
  expect(characterOfSymbol(font, code)).toBe(character);
});
