import type { NumberLanguage, NumberToken } from "./number-token.ts";
import { numbersOfLanguages } from "./numbers-of-languages.ts";

/** What words count, months by their place in the year. */
const words = numbersOfLanguages("translation/number-words");

function wordValue(language: NumberLanguage, word: string): number | undefined {
  return words().get(language)?.get(word);
}

const englishTens = new Map(
  "twenty thirty forty fifty sixty seventy eighty ninety"
    .split(" ")
    .flatMap((word, index): [string, number][] => [
      [word, (index + 2) * 10],
      [word.replace(/y$/, "ies"), (index + 2) * 10],
    ]),
);
/** Words that multiply the number before them. */
const englishScales = new Set(["dozen", "hundred", "thousand", "million", "billion"]);

/** The numbers written in words or as Roman numerals; months count by their place in the year. */
export function wordNumbers(text: string, language: NumberLanguage): NumberToken[] {
  const found: NumberToken[] = [];
  const note = (start: number, raw: string, value: number): void => {
    const end = start + raw.length;
    found.push({ start, end, raw, values: [value], inWords: true, mark: "" });
  };
  for (const match of text.matchAll(/(?<![\p{L}\p{N}])[IVXLC]+(?![\p{L}\p{N}])/gu)) {
    const value = romanValue(match[0]);
    if (value !== null) note(match.index, match[0], value);
  }
  if (language === "zh_CN") {
    for (const match of text.matchAll(/[零〇一二两三四五六七八九十百千万亿半]+/gu)) {
      for (const value of chineseValues(match[0])) note(match.index, match[0], value);
    }
    return found;
  }
  for (const match of text.matchAll(/\p{L}+(?:-\p{L}+)?/gu)) {
    const word = match[0].toLowerCase();
    const value = wordValue(language, word) ?? (language === "en" ? compound(word) : undefined);
    if (value === undefined) continue;
    note(match.index, match[0], value);
    if (language !== "en") continue;
    const next = /^[ -](\p{L}+)/u.exec(text.slice(match.index + match[0].length))?.[1];
    const scale = next?.toLowerCase() ?? "";
    const times = englishScales.has(scale) ? wordValue("en", scale) : undefined;
    if (times !== undefined) note(match.index, `${match[0]} ${next}`, value * times);
  }
  if (language === "en") return found;
  // treinta y cinco, trinta e cinco
  for (const match of text.matchAll(/(\p{L}+) [ye] (\p{L}+)/giu)) {
    const ten = wordValue(language, match[1]?.toLowerCase() ?? "") ?? 0;
    const one = wordValue(language, match[2]?.toLowerCase() ?? "") ?? 0;
    if (ten >= 20 && one > 0 && one < 10) note(match.index, match[0], ten + one);
  }
  return found;
}

/** twenty, twenty-one, two-thirds. */
function compound(word: string): number | undefined {
  const [first = "", second] = word.split("-");
  const ten = englishTens.get(first);
  if (second === undefined) return ten;
  const one = wordValue("en", second);
  return ten !== undefined && one !== undefined && one < 10 ? ten + one : wordValue("en", first);
}

const romanDigits: ReadonlyMap<string, number> = new Map(
  Object.entries({ I: 1, V: 5, X: 10, L: 50, C: 100 }),
);

function romanValue(numeral: string): number | null {
  if (!/^C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(numeral)) return null;
  let value = 0;
  for (let at = 0; at < numeral.length; at++) {
    const digit = romanDigits.get(numeral.charAt(at)) ?? 0;
    const next = romanDigits.get(numeral.charAt(at + 1)) ?? 0;
    value += digit < next ? -digit : digit;
  }
  return value;
}

const chineseDigits = "零一二三四五六七八九";

/** 三百五十 by its places; 二〇二〇 and 一二三 by their digits as well. */
function chineseValues(numeral: string): number[] {
  const plain = numeral.replace(/〇/g, "零").replace(/两/g, "二");
  if (plain === "半") return [0.5];
  if (!/[十百千万亿]/.test(plain)) {
    const digits = [...plain].map((character) => chineseDigits.indexOf(character));
    if (digits.includes(-1)) return [];
    return digits.length === 1 ? digits : [Number(digits.join("")), ...digits];
  }
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  for (const character of plain) {
    const known = chineseDigits.indexOf(character);
    if (known >= 0) digit = known;
    else if (character === "万" || character === "亿") {
      section += digit ?? 0;
      total = (total + (section || 1)) * (character === "万" ? 1e4 : 1e8);
      section = 0;
      digit = null;
    } else if (character !== "半") {
      const scale = character === "十" ? 10 : character === "百" ? 100 : 1000;
      section += (digit ?? 1) * scale;
      digit = null;
    }
  }
  return [total + section + (digit ?? 0)];
}
