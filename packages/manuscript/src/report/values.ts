/** What a text says in figures, citations and signs: the values that an edit must leave alone. */
import type { ProofKind } from "./model.ts";

export type TextKind = Extract<
  ProofKind,
  "citation" | "statistic" | "percentage" | "quantity" | "number" | "symbol"
>;

/** `start` counts UTF-16 units of the text. */
export type TextValue = { kind: TextKind; start: number; text: string };

const figures = String.raw`(?:\d{1,3}(?:[\u00A0\u2009\u202F]\d{3}){1,8}(?!\d)|\d(?:[\d.,·]{0,40}\d)?|[.]\d{1,40})`;
// 3 × 10−5, 1e-5, 10⁻³
const exponent = String.raw`(?:\s?[×x·]\s?10\s?[-−–⁻]?[\d⁰¹²³⁴-⁹]{1,9}|[eE][-−+]?\d{1,9}|[⁻⁺]?[⁰¹²³⁴-⁹]{1,9})`;
// A sign belongs to a figure unless it joins the figure to what stands before it.
const figure = String.raw`(?<![\p{L}\p{N}.,])(?:(?<![\p{L}\p{N})\]%°])[-−–+±])?${figures}${exponent}?`;
const plainFigure = `[-−–+±]?${figures}${exponent}?`;
// 3–5, 2019-03-04, 1/2, 1:100
const range = String.raw`${figure}(?:(?:\s?[–—−~]\s?|[-/:~])${figures}${exponent}?){0,9}`;

const simpleUnit = String.raw`(?:[kMGTPhdcmµμunpf]?(?:g|m|s|L|l|mol|M|Hz|W|V|A|J|Pa|eV|B|b|bp|Da|cal|Ci|Bq|Sv|Gy|N|K|T|F|S|Ω|U|IU|bar|[Oo]sm)|°\s?[CFK]?|[℃℉Å′″]|ppm|ppb|rpm|dpi|dB|atm|min|h|hr|hrs|d|wk|yr|y)(?:[\^⁻−-]?[\d⁰¹²³⁴-⁹])?`;
// A year is “a” behind another unit only: mm a⁻¹.
const furtherUnit = `(?:${simpleUnit}|a)`;
const unit = String.raw`(?:${simpleUnit}(?:\s?[/·*]\s?${furtherUnit}|\s${furtherUnit}[⁻−-][\d¹²³]){0,3})(?![\p{L}\p{N}])`;
const share = String.raw`\s?[%‰]`;
const measured = String.raw`(?:${share}|\s?${unit})?`;

const plusMinus = String.raw`\s?(?:±|\+\/-)\s?${figures}${exponent}?`;

const relation = String.raw`\s?[=<>≤≥≈≠∼~≪≫]\s?`;
// p, n, R², χ²(2), F(2, 34), SD, η²p
const quantityName = String.raw`(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}\p{N}²³⁰-⁹₀-₉*′_]{0,4}(?:\s?\([^()]{1,30}\))?`;

const interval = String.raw`\s?${plainFigure}${measured}(?:(?:\s?[–—,;]\s?|\sto\s|-)${plainFigure}${measured})?\s?`;

const year = String.raw`(?:1[5-9]|20)\d\d[a-z]?`;
const surname = String.raw`(?<!\p{L})(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\b)\p{Lu}[\p{L}'’-]{1,40}`;

/** A short pattern for what no match of a long one is without. */
const confidence = /%\s?(?:CI|CrI|PI)/u;
const relationSign = /[=<>≤≥≈≠∼~≪≫]/u;
const uncertainty = /±|\+\/-/u;

/**
 * The first that fits takes the text away from those below. A long pattern takes up to 0.4 s to compile,
 * so it is asked only where the short one beside it finds something.
 */
const shapes: readonly (readonly [TextKind, RegExp, RegExp?])[] = [
  // Addresses of works: DOI, arXiv, the web.
  ["citation", /\bhttps?:\/\/[^\s<>"”]{1,400}[^\s<>"”.,;:)\]]/gu],
  ["citation", /\b(?:doi:\s?)?10\.\d{4,9}\/[^\s<>"”]{1,400}[^\s<>"”.,;:)\]]/giu],
  ["citation", /\barXiv:\S{0,60}\d/giu],
  // [12], [3, 4–7], [Smith 2010]
  ["citation", /\[\s*\d+[a-z]?(?:\s*[-−–—,;]\s*\d+[a-z]?){0,40}\s*\]/gu],
  ["citation", new RegExp(String.raw`\[[^[\]]{0,80}${year}\b[^[\]]{0,60}\]`, "gu")],
  // (Smith et al., 2010; Lee and Kim 2011a)
  [
    "citation",
    new RegExp(
      String.raw`\((?:[^()]{0,60}\s)?${surname}[^()\d]{0,80}[\s,]\s?${year}\b[^()]{0,200}\)`,
      "gu",
    ),
  ],
  // Smith et al. (2010), Smith and Jones (2010, 2011), Smith [4]
  [
    "citation",
    new RegExp(
      String.raw`${surname}(?:\s(?:and|&)\s${surname}|\set\sal\.?)?,?\s?\(${year}(?:\s?[,;]\s?${year}){0,9}\)`,
      "gu",
    ),
  ],
  // 95% CI 1.2–3.4
  [
    "statistic",
    new RegExp(
      String.raw`${figure}\s?%\s?(?:CIs?|CrI|PI)(?![\p{L}\p{N}])(?:\s?[:,=]?\s?(?:\[${interval}\]|\(${interval}\)|${interval}))?`,
      "gu",
    ),
    confidence,
  ],
  // 0.01 < p < 0.05
  [
    "statistic",
    new RegExp(
      String.raw`(?:${plainFigure}\s?[<≤]\s?)?${quantityName}${relation}${plainFigure}${measured}(?:${plusMinus}${measured})?`,
      "gu",
    ),
    relationSign,
  ],
  // 12 ± 3%, 3.4 ± 0.2 mg, 3.4 ± 0.2: what is measured keeps its kind with its uncertainty.
  ["percentage", withUncertainty(share), uncertainty],
  ["quantity", withUncertainty(String.raw`\s?${unit}`), uncertainty],
  ["statistic", new RegExp(`${figure}${plusMinus}`, "gu"), uncertainty],
  ["percentage", new RegExp(`${range}${share}`, "gu")],
  // A single letter behind a figure is a unit only with a space between: 5 A, but panel 5A.
  [
    "quantity",
    new RegExp(String.raw`${range}(?:[-\s]|(?!\p{L}(?![\p{L}\p{N}/·*⁻])))${unit}`, "gu"),
  ],
  // US$2.3, € 5
  ["quantity", new RegExp(String.raw`(?:(?<!\p{L})\p{Lu}{1,3})?\p{Sc}\s?${figures}`, "gu")],
  // 1e-5 would be a name without this.
  ["number", /(?<![\p{L}\p{N}])\d[\d.]{0,40}[eE][-−+]\d{1,9}(?![\p{L}\p{N}])/gu],
  // Names written with figures: CO2, p53, IL-6, 3D
  [
    "symbol",
    /(?<![\p{L}\p{N}])(?:\p{L}[\p{L}\p{M}]{0,60}\p{N}|\p{N}+\p{L}|[\p{Lu}\p{Script=Greek}]{1,8}-\p{N})[\p{L}\p{M}\p{N}]*/gu,
  ],
  ["number", new RegExp(range, "gu")],
  ["number", /\p{N}+/gu],
  // Greek letters, and signs of mathematics, money and everything else but punctuation
  ["symbol", /\p{Script=Greek}[\p{Script=Greek}\p{M}]*/gu],
  ["symbol", /[\p{Sm}\p{Sc}\p{So}§¶†‡%‰′″*&@#µ]\p{M}*/gu],
];

/**
 * The values of a text in the order of the text, none overlapping another. Every figure stands in
 * one of them.
 */
export function valuesOf(text: string): TextValue[] {
  const values: TextValue[] = [];
  let rest = text;
  for (const [kind, shape, needed] of shapes) {
    if (needed && !needed.test(rest)) continue;
    const found = [...rest.matchAll(shape)];
    if (found.length === 0) continue;
    let left = "";
    let position = 0;
    for (const { 0: matched, index } of found) {
      values.push({ kind, start: index, text: matched });
      left += rest.slice(position, index) + blank(matched.length);
      position = index + matched.length;
    }
    rest = left + rest.slice(position);
  }
  return values.sort((a, b) => a.start - b.start);
}

/** A figure and its uncertainty, of which at least one says what it is measured in. */
function withUncertainty(measure: string): RegExp {
  return new RegExp(`${figure}(?:${measure}${plusMinus}${measured}|${plusMinus}${measure})`, "gu");
}

/** Keeps offsets, and is nothing that a shape looks for. */
export function blank(length: number): string {
  return "\0".repeat(length);
}
