import { describe, expect, test } from "vitest";
import { valuesOf } from "./values.ts";

const told = (text: string) => valuesOf(text).map(({ kind, text: value }) => `${kind} ${value}`);

describe("the values of a text", () => {
  test.each([
    ["a whole number", "We had 14 stations.", ["number 14"]],
    ["groups and decimals", "1,200.5 and 12\u202F500", ["number 1,200.5", "number 12\u202F500"]],
    ["a sign that belongs to the figure", "rose by −3.5 to +2", ["number −3.5", "number +2"]],
    ["a hyphen that does not", "a 20-year-old tree of type-2", ["number 20", "number 2"]],
    ["a range as one", "12–15 and 2019-03-04", ["number 12–15", "number 2019-03-04"]],
    ["the number of a heading", "2.3 Study area", ["number 2.3"]],
    ["a ratio and a fraction", "1:100 or 1/2", ["number 1:100", "number 1/2"]],
    ["powers of ten", "3 × 10−5, 1e-5, 10⁻³", ["number 3 × 10−5", "number 1e-5", "number 10⁻³"]],
    ["figures of other scripts", "٣٤ و ５", ["number ٣٤", "number ５"]],
  ])("numbers: %s", (_name, text, values) => {
    expect(told(text)).toEqual(values);
  });

  test.each([
    ["5 mg/kg at 37 °C", ["quantity 5 mg/kg", "quantity 37 °C"]],
    ["5mg, 12–15 kJ mol−1, 0.5 µL", ["quantity 5mg", "quantity 12–15 kJ mol−1", "quantity 0.5 µL"]],
    ["a 10-kg load over 3 m", ["quantity 10-kg", "quantity 3 m"]],
    ["Figures 1A and 2d, 5 A", ["symbol 1A", "symbol 2d", "quantity 5 A"]],
    ["US$2.3 billion or € 5", ["quantity US$2.3", "quantity € 5"]],
    ["9.8 m/s² and 20 litres", ["quantity 9.8 m/s²", "number 20"]],
    ["up by 0.34 ± 0.07 mm a⁻¹", ["quantity 0.34 ± 0.07 mm a⁻¹"]],
    ["3 m/a, 3 m a day", ["quantity 3 m/a", "quantity 3 m"]],
    ["0.34 ± 0.07 mm, 3.4 mg ± 0.2 mg", ["quantity 0.34 ± 0.07 mm", "quantity 3.4 mg ± 0.2 mg"]],
    ["at 37.0 ± 0.5 °C, 5 V ± 2%", ["quantity 37.0 ± 0.5 °C", "quantity 5 V ± 2%"]],
    ["12 ± 3% or 12% ± 3%", ["percentage 12 ± 3%", "percentage 12% ± 3%"]],
    ["12% of 5 ‰", ["percentage 12%", "percentage 5 ‰"]],
    ["10–20% more", ["percentage 10–20%"]],
  ])("units: %s", (text, values) => {
    expect(told(text)).toEqual(values);
  });

  test.each([
    ["(p < 0.05, n = 12)", ["statistic p < 0.05", "statistic n = 12"]],
    ["P=.03; R² ≥ 0.9", ["statistic P=.03", "statistic R² ≥ 0.9"]],
    ["F(2, 34) = 5.1 and χ²(2) = 7.25", ["statistic F(2, 34) = 5.1", "statistic χ²(2) = 7.25"]],
    ["OR 1.4 (95% CI 1.2–3.4)", ["number 1.4", "statistic 95% CI 1.2–3.4"]],
    ["95% CI: [−0.2, 1.1]", ["statistic 95% CI: [−0.2, 1.1]"]],
    ["95% CI, 1.2 to 3.4", ["statistic 95% CI, 1.2 to 3.4"]],
    ["scored 3.4 ± 0.2 and 7 +/- 1", ["statistic 3.4 ± 0.2", "statistic 7 +/- 1"]],
    ["M = 3.4 ± 0.2 mg", ["statistic M = 3.4 ± 0.2 mg"]],
    ["0.01 < p < 0.05", ["statistic 0.01 < p < 0.05"]],
  ])("statistics: %s", (text, values) => {
    expect(told(text)).toEqual(values);
  });

  test.each([
    ["as shown [12], [3, 4–7].", ["citation [12]", "citation [3, 4–7]"]],
    [
      "shown (Smith et al., 2010; Lee and Kim 2011a) before",
      ["citation (Smith et al., 2010; Lee and Kim 2011a)"],
    ],
    ["Smith and Jones (2010) say", ["citation Smith and Jones (2010)"]],
    ["Nguyen et al. (2010, 2011b) say", ["citation Nguyen et al. (2010, 2011b)"]],
    ["see [Smith 2010]", ["citation [Smith 2010]"]],
    ["doi:10.1038/s41586-020-1.", ["citation doi:10.1038/s41586-020-1"]],
    ["at https://example.org/a?b=1.", ["citation https://example.org/a?b=1"]],
    ["sampled (in March 2019)", ["number 2019"]],
  ])("citations: %s", (text, values) => {
    expect(told(text)).toEqual(values);
  });

  test.each([
    ["CO2 and IL-6 of p53", ["symbol CO2", "symbol IL-6", "symbol p53"]],
    ["α-synuclein ≤ β → ∞", ["symbol α", "symbol ≤", "symbol β", "symbol →", "symbol ∞"]],
    ["€ and © and §", ["symbol €", "symbol ©", "symbol §"]],
  ])("symbols: %s", (text, values) => {
    expect(told(text)).toEqual(values);
  });

  test("stand in the order of the text, and none overlaps another", () => {
    const text = "β of 3 (p < 0.05) in CO2 [12] at 5 mg; 12%";
    let end = 0;
    for (const { start, text: value } of valuesOf(text)) {
      expect(start).toBeGreaterThanOrEqual(end);
      expect(text.slice(start, start + value.length)).toBe(value);
      end = start + value.length;
    }
  });

  test("hold every figure of the text, whatever stands around it", () => {
    const characters = ["0", "7", "12", " ", ".", ",", "-", "–", "a", "Z", "α", "(", ")", "[", "]"];
    const signs = ["<", "=", "%", " mg", "/", ":", "±", "²", "\uFFFC", "Smith", " et al.", "2010"];
    const pieces = [...characters, ...signs];
    let seed = 20261118;
    const next = (below: number): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed % below;
    };
    for (let round = 0; round < 3000; round++) {
      let text = "";
      for (let length = next(30); length > 0; length--) text += pieces[next(pieces.length)];
      const values = valuesOf(text);
      let rest = text;
      for (const { start, text: value } of values) {
        rest = rest.slice(0, start) + " ".repeat(value.length) + rest.slice(start + value.length);
      }
      expect(rest, text).not.toMatch(/\p{N}/u);
    }
  });

  test("are found in time, whatever the text repeats", () => {
    const repeated = [
      "(",
      "1",
      "1,",
      "A-",
      "A ",
      "p (",
      "1 m ",
      "1 ± ",
      "1 m ± ",
      "arXiv:",
      "http://.",
      "[1, ",
      "1\u00A0000",
    ];
    const startedAt = performance.now();
    for (const piece of repeated) valuesOf(piece.repeat(50_000 / piece.length));
    expect(performance.now() - startedAt).toBeLessThan(8000);
  });
});
