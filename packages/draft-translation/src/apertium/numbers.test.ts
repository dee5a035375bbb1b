import { describe, expect, it } from "vitest";
import { englishNumbers, writesDecimalPoints } from "./numbers.ts";

describe("Numbers in English notation", () => {
  it.each([
    ["una media de 3,5", "una media de 3.5"],
    ["1.234,56 euros", "1,234.56 euros"],
    ["12.500 personas y 3.000.000 más", "12,500 personas y 3,000,000 más"],
    ["p = 0,001; n = 412", "p = 0.001; n = 412"],
    ["10 000 habitantes", "10,000 habitantes"],
    ["entre 2,5 y 7,25%", "entre 2.5 y 7.25%"],
    ["véase [1,2] y [3,14]", "véase [1,2] y [3,14]"],
    ["las 11.30, en 2010, 2011 y 2012", "las 11.30, en 2010, 2011 y 2012"],
    ["versión 1.10.2", "versión 1.10.2"],
    ["0.125 mg", "0.125 mg"],
  ])("%s becomes %s", (source, english) => {
    expect(englishNumbers(source, false)).toBe(english);
  });

  it("leaves points and commas alone in a document that writes decimals with points", () => {
    const segments = ["p = 0.03 y r = 0.81", "1.234 casos"];
    expect(writesDecimalPoints(segments)).toBe(true);
    expect(segments.map((segment) => englishNumbers(segment, true))).toEqual(segments);
  });

  it("takes a document with decimal commas for one", () => {
    expect(writesDecimalPoints(["p = 0,03", "r = 0,81 y t = 2.10"])).toBe(false);
  });
});
