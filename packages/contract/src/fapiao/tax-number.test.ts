import { describe, expect, test } from "vitest";
import { checkCharacterOf, isCompanyTaxNumber, plainTaxNumber } from "./tax-number.ts";

/** Registered codes that anybody can look up. */
const registered = [
  "12100000400000624D",
  "91100000100003962T",
  "91440300708461136T",
  "91330100799655058B",
];

describe("a unified social credit code", () => {
  test.each(registered)("%s has its check character [S204 G-50]", (code) => {
    expect(checkCharacterOf(code)).toBe(code[17]);
    expect(isCompanyTaxNumber(code)).toBe(true);
  });

  test("with any one character replaced by another is none [S204 G-50]", () => {
    const alphabet = "0123456789ABCDEFGHJKLMNPQRTUWXY";
    for (const code of registered) {
      for (let place = 0; place < code.length; place += 1) {
        for (const other of alphabet) {
          if (other === code[place]) continue;
          const wrong = code.slice(0, place) + other + code.slice(place + 1);
          expect(isCompanyTaxNumber(wrong), wrong).toBe(false);
        }
      }
    }
  });

  test("with two neighbours swapped is none [S204 G-50]", () => {
    for (const code of registered) {
      for (let place = 0; place < code.length - 1; place += 1) {
        const [one = "", other = ""] = code.slice(place, place + 2);
        if (one === other) continue;
        const wrong = code.slice(0, place) + other + one + code.slice(place + 2);
        expect(isCompanyTaxNumber(wrong), wrong).toBe(false);
      }
    }
  });

  test.each(["91110108MAI0000000", "91110108MAO000000S", "９１１１０１０８ＭＡ００００００００"])(
    "has no letter that looks like a digit, and no wide one: %s [G-50]",
    (code) => {
      expect(isCompanyTaxNumber(code)).toBe(false);
    },
  );
});

test("a character outside the alphabet has no check character [G-50]", () => {
  expect(checkCharacterOf("9111000010000396O")).toBeNull();
});

describe("an older tax number", () => {
  test.each([
    ["110108123456789", true],
    ["11010812345678X", true],
    ["11010119800101123X00", true],
    ["1101081234567", false],
    ["110108123456789012345", false],
    ["110108-123456789", false],
    ["", false],
  ])("%j is taken: %j [G-50]", (number, taken) => {
    expect(isCompanyTaxNumber(number)).toBe(taken);
  });
});

test("a number is taken as it is printed, however it was typed [G-50]", () => {
  expect(plainTaxNumber(" 1210 0000 4000 0062 4d ")).toBe("12100000400000624D");
});
