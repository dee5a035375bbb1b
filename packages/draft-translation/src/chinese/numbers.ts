/** Chinese numbers as English writes them, the value the same: 3.5万 is 35,000 and 十四 is 14. */

const digits: ReadonlyMap<string, number> = new Map(
  Object.entries({
    零: 0,
    〇: 0,
    一: 1,
    二: 2,
    两: 2,
    三: 3,
    四: 4,
    五: 5,
    六: 6,
    七: 7,
    八: 8,
    九: 9,
  }),
);
const units: ReadonlyMap<string, number> = new Map(Object.entries({ 十: 10, 百: 100, 千: 1000 }));
const myriads: ReadonlyMap<string, number> = new Map(Object.entries({ 万: 1e4, 亿: 1e8 }));

/** Value of a number written in characters; `undefined` for what is none. */
export function numericValue(text: string): number | undefined {
  if (!/^[零〇一二两三四五六七八九十百千万亿]+$/.test(text)) return undefined;
  if (/^[零〇一二三四五六七八九]{2,}$/.test(text)) {
    return Number([...text].map((digit) => digits.get(digit) ?? 0).join(""));
  }
  let total = 0;
  let section = 0;
  let digit = 0;
  for (const character of text) {
    const unit = units.get(character);
    const myriad = myriads.get(character);
    if (unit) {
      section += (digit || 1) * unit;
      digit = 0;
    } else if (myriad) {
      section += digit;
      total = myriad === 1e8 ? (total + section || 1) * myriad : total + (section || 1) * myriad;
      section = 0;
      digit = 0;
    } else digit = digits.get(character) ?? 0;
  }
  return total + section + digit;
}

/** A figure with 万 or 亿 behind it: `2.3亿` is 230 million. */
export function scaled(figure: string, scale: string): string {
  // Decimal places are moved as text: no digit is lost to binary fractions.
  const [whole = "0", fraction = ""] = figure.replaceAll(",", "").split(".");
  const places = [...scale].reduce(
    (sum, unit) => sum + (unit === "亿" ? 8 : unit === "万" ? 4 : unit === "千" ? 3 : 2),
    0,
  );
  const moved = fraction.padEnd(places, "0");
  const integer = `${whole}${moved.slice(0, places)}`.replace(/^0+(?=\d)/, "");
  const rest = moved.slice(places).replace(/0+$/, "");
  return rest ? `${withCommas(integer)}.${rest}` : readable(integer);
}

function readable(integer: string): string {
  for (const [zeros, word] of [
    [9, "billion"],
    [6, "million"],
  ] as const) {
    if (integer.length <= zeros) continue;
    const whole = integer.slice(0, -zeros);
    const rest = integer.slice(-zeros).replace(/0+$/, "");
    if (rest.length <= 2) return `${withCommas(whole)}${rest ? `.${rest}` : ""} ${word}`;
  }
  return withCommas(integer);
}

function withCommas(integer: string): string {
  return integer.length > 4 ? integer.replace(/\B(?=(\d{3})+$)/g, ",") : integer;
}

const parts = ["half", "third", "quarter", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const small = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A share in words: 百分之十八 is 18%, 三分之二 two thirds; `undefined` for what is none. */
export function shareOf(text: string): string | undefined {
  const [, whole = "", part = ""] = /^(.+)分之(.+)$/.exec(text) ?? [];
  const [integer = "", decimals = ""] = part.split("点");
  const count = /^[\d.]+$/.test(part) ? Number(part) : numericValue(integer);
  if (count === undefined) return undefined;
  if (whole === "百") {
    const fraction = [...decimals].map((character) => digits.get(character) ?? "").join("");
    return `${count}${fraction ? `.${fraction}` : ""}%`;
  }
  const name = parts[(numericValue(whole) ?? 0) - 2];
  const number = small[count - 1];
  if (!name || !number) return undefined;
  return count === 1 ? `one ${name}` : `${number} ${name === "half" ? "halves" : `${name}s`}`;
}
