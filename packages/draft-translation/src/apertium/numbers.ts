/**
 * Numbers as English writes them, the value the same: `1.234,5` is 1,234.5 and `12 000` is 12,000.
 * Apertium's dictionaries leave them as they are.
 */

const spaced = String.raw`(?<![\d.,])\d{1,3}(?:[ \u00a0\u2009\u202f]000)+(?![\d]|[.,]\d)`;
const thinSpaced = String.raw`(?<![\d.,])\d{1,3}(?:[\u00a0\u2009\u202f]\d{3})+(?!\d|[.,]\d)`;
const grouped = String.raw`(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?(?!\d|[.,]\d)`;
/** Not within square brackets, where commas part the numbers of references. */
const decimal = String.raw`(?<![\d.,[])\d+,\d+(?!\d|[.,]\d|\])`;

const withSpaces = new RegExp(`${spaced}|${thinSpaced}`, "g");
const anyNumber = new RegExp(`${spaced}|${thinSpaced}|${grouped}|${decimal}`, "g");

/**
 * Whether a document writes decimals with a point, as many Latin American papers do: a point before
 * three digits is then ambiguous and stays, and so do commas.
 */
export function writesDecimalPoints(segments: readonly string[]): boolean {
  let points = 0;
  let commas = 0;
  for (const segment of segments) {
    points += segment.match(/(?<![\d.,])(?:0\.\d+|\d+\.\d{1,2})(?![\d.]|,\d)/g)?.length ?? 0;
    commas += segment.match(/(?<![\d.,[])(?:0,\d+|\d+,\d{1,2})(?![\d,\]])/g)?.length ?? 0;
  }
  return points > commas;
}

export function englishNumbers(text: string, decimalPoints: boolean): string {
  return text.replace(decimalPoints ? withSpaces : anyNumber, (number) =>
    number.replace(/[.,\s]/g, (mark) => (mark === "," ? "." : ",")),
  );
}
