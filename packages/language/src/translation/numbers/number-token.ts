import type { SourceLanguage } from "../engine.ts";
import { numbersOfLanguages } from "./numbers-of-languages.ts";

/** Which mark a document puts before decimals; `unknown` when it shows neither or both. */
export type DecimalMark = "comma" | "point" | "unknown";

/** A number as it stands in a text. */
export type NumberToken = {
  start: number;
  end: number;
  raw: string;
  /** What it may mean; `1.234` in a Spanish text of unknown habit is two numbers. */
  values: readonly number[];
  /** Written in words, or as a Roman numeral: the other text need not show it. */
  inWords: boolean;
  /** A comparison or sign that stands before it: `<`, `≤`, `-`. */
  mark: string;
};

/** Numbers as the source language or English (`en`) writes them. */
export type NumberLanguage = SourceLanguage | "en";

const spaces = " \u00a0\u2009\u202f";
/** Digits with what may stand between them; groups of three may be set apart by a space. */
const digits = /\d{1,3}(?:[\u00a0\u2009\u202f ]\d{3})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,]\d+)*/gu;

/** Addresses and identifiers, whose digits are no quantities. */
const addresses =
  /\b(?:https?|ftp):\/\/[^\s<>"”，。；）]+|\bwww\.[^\s<>"”，。；）]+|\b(?:doi:\s*)?10\.\d{4,9}\/[^\s<>"”，。；）]+|\barXiv:\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/giu;

/** The addresses of a text, without the full stop that ends a sentence. */
export function addressesIn(text: string): string[] {
  return Array.from(text.matchAll(addresses), ([address]) => address.replace(/[.,;:)\]]+$/, ""));
}

/** The same text, in which addresses have no digits. */
function withoutAddresses(text: string): string {
  return text.replace(addresses, (address) => " ".repeat(address.length));
}

/** Full-width digits, points and per cent signs as those of ASCII; lengths stay. */
export function halfWidth(text: string): string {
  return text.replace(/[０-９．％＜＞＝－]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0));
}

/** The decimal mark that a whole document keeps to, from its numbers that can be read in one way. */
export function decimalMarkOf(segments: readonly string[], from: SourceLanguage): DecimalMark {
  if (from === "zh_CN") return "point";
  let commas = 0;
  let points = 0;
  for (const segment of segments) {
    const text = withoutAddresses(segment).replace(/\[[^\]]*\]/g, " ");
    commas +=
      text.match(/(?<![\d.,])(?:0,\d+|\d+,\d{1,2}(?=\s?%)|\d{1,3}(?:\.\d{3})+,\d+)(?![\d.,]\d)/g)
        ?.length ?? 0;
    points +=
      text.match(/(?<![\d.,])(?:0\.\d+|\d+\.\d{1,2}(?=\s?%)|\d{1,3}(?:,\d{3})+\.\d+)(?![\d.,]\d)/g)
        ?.length ?? 0;
  }
  if (commas > 0 && points === 0) return "comma";
  return points > 0 && commas === 0 ? "point" : "unknown";
}

/** Words whose numbers count things: "Figuras 1,2" are two figures. */
const counted =
  /(?:fig|tab|cuadro|quadro|gr[aá]f|ec|eq|secc|seç|sec|cap|ref|[ií]t[ei]m|anexo|nota)\p{L}*\.?\s?$/iu;

/** The numbers written with digits, in reading order. */
export function digitNumbers(
  text: string,
  language: NumberLanguage,
  decimalMark: DecimalMark = "unknown",
): NumberToken[] {
  const plain = halfWidth(withoutAddresses(text));
  const found: NumberToken[] = [];
  let from = 0;
  for (const match of plain.matchAll(digits)) {
    const start = match.index;
    if (start < from || isPartOfName(plain, start)) continue;
    // "10:00" is ten o'clock.
    if (match[0] === "00" && plain.charAt(start - 1) === ":") continue;
    const isList = counted.test(plain.slice(Math.max(0, start - 24), start));
    for (const part of partsOf(match[0], start, language, isList)) {
      const scaled =
        language === "zh_CN" ? chineseScale(plain, part) : wordScale(plain, part, language);
      const values = scaled?.values ?? valuesOf(part.raw, language, decimalMark);
      const end = scaled?.end ?? part.end;
      from = end;
      found.push({
        start: part.start,
        end,
        raw: text.slice(part.start, end),
        values,
        inWords: false,
        mark: markBefore(plain, part.start),
      });
    }
  }
  return found;
}

/** The 19 of COVID-19 and the 2 of H2O are letters of a name; the 24 of 36x24 is a number. */
function isPartOfName(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 3), start);
  return /[A-Za-z_][-‐‑]?$/.test(before) && !/\d\s?x$/.test(before);
}

type Part = { start: number; end: number; raw: string };

/** "1,2,3" is a list of numbers; "1.2.3" is one name; "2020, 15" never gets here. */
function partsOf(raw: string, start: number, language: NumberLanguage, isList: boolean): Part[] {
  const whole = [{ start, end: start + raw.length, raw }];
  const commas = raw.match(/,/g)?.length ?? 0;
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(raw);
  if (commas === 0 || isGrouped) return whole;
  if (commas === 1 && !isList && (language !== "zh_CN" || !/,\d+$/.test(raw))) return whole;
  const parts: Part[] = [];
  for (const match of raw.matchAll(/[^,]+/g)) {
    const at = start + match.index;
    parts.push({ start: at, end: at + match[0].length, raw: match[0] });
  }
  return parts;
}

/** What digits mean, as far as language and the document's habit leave it open. */
function valuesOf(raw: string, language: NumberLanguage, decimalMark: DecimalMark): number[] {
  const bare = raw.replace(new RegExp(`[${spaces}]`, "gu"), "");
  const separators = bare.replace(/\d/g, "");
  if (separators === "") return [Number(bare)];
  const asPoint = Number(bare.replace(/,/g, ""));
  const asComma = Number(bare.replace(/\./g, "").replace(",", "."));
  const groupsByComma = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(bare);
  const groupsByPoint = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(bare);
  const decimalPoint = /^\d+\.\d+$/.test(bare);
  const decimalComma = /^\d+,\d+$/.test(bare);
  const english = groupsByComma || decimalPoint ? asPoint : null;
  if (language === "en" || language === "zh_CN") {
    if (english !== null) return [english];
    return decimalComma || groupsByPoint ? [asComma] : [];
  }
  const other = groupsByPoint || decimalComma ? asComma : null;
  if (other !== null && english !== null) {
    if (decimalMark === "comma") return [other];
    if (decimalMark === "point") return [english];
    return [other, english];
  }
  const value = other ?? english;
  return value === null ? [] : [value];
}

const chineseScales: ReadonlyMap<string, number> = new Map(
  Object.entries({
    十: 10,
    百: 100,
    千: 1_000,
    万: 10_000,
    萬: 10_000,
    亿: 100_000_000,
    億: 100_000_000,
  }),
);

/** 3.5万 is 35,000; 1亿2000万 is 120,000,000; 20世纪80年代 are the 1980s. */
function chineseScale(text: string, part: Part): { values: number[]; end: number } | null {
  const rest = text.slice(part.end);
  const base = Number(part.raw.replace(/,/g, ""));
  if (Number.isNaN(base)) return null;
  const decade = /^\s?世[纪紀]\s?(\d0)\s?年代/.exec(rest);
  if (decade) {
    return { values: [(base - 1) * 100 + Number(decade[1])], end: part.end + decade[0].length };
  }
  if (/^\d0$/.test(part.raw) && /^\s?年代/.test(rest)) {
    return { values: [base, 1900 + base], end: part.end };
  }
  // 千米 is a kilometre, 百分点 a percentage point.
  const scale = /^\s?((?:[十万萬亿億]|[百千](?![米克瓦卡赫伏帕焦兆分]))+)/.exec(rest);
  if (!scale?.[1]) return null;
  let value = base;
  for (const character of scale[1]) value *= chineseScales.get(character) ?? 1;
  let end = part.end + scale[0].length;
  const more = /^(\d+(?:\.\d+)?)([十百千万]*)/.exec(text.slice(end));
  if (more?.[1]) {
    let smaller = Number(more[1]);
    for (const character of more[2] ?? "") smaller *= chineseScales.get(character) ?? 1;
    if (smaller < value) {
      value += smaller;
      end += more[0].length;
    }
  }
  return { values: [Number(value.toPrecision(15))], end };
}

/** What words behind a number multiply it by. */
const scaleWords = numbersOfLanguages("translation/scale-words");

/** 2,5 millones is 2.5 million. */
function wordScale(
  text: string,
  part: Part,
  language: Exclude<NumberLanguage, "zh_CN">,
): { values: number[]; end: number } | null {
  const rest = text.slice(part.end, part.end + 60);
  const shared = /^\s?(?:y|a|e|o|u|ou|and|to|or|[-–—])\s?\d[\d.,]*(?=[\s\u00a0])/iu.exec(rest)?.[0];
  const words = /^[\s\u00a0-]([a-zõãóé]+)(?:\s([a-zõãóé]+))?/iu.exec(
    rest.slice(shared?.length ?? 0),
  );
  if (!words?.[1]) return null;
  const scales = scaleWords().get(language);
  const two = words[2] ? scales?.get(`${words[1]} ${words[2]}`.toLowerCase()) : undefined;
  const scale = two ?? scales?.get(words[1].toLowerCase());
  if (scale === undefined) return null;
  const bare = valuesOf(part.raw, language, "unknown");
  const values = bare.map((value) => Number((value * scale).toPrecision(15)));
  // "de 2 a 5 millones" is two million for some, and two for others.
  if (shared !== undefined) return { values: [...values, ...bare], end: part.end };
  const length = two === undefined ? 1 + words[1].length : words[0].length;
  return { values, end: part.end + length };
}

function markBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 4), start);
  const comparison = /([<>≤≥≦≧=≈±])\s?[-−]?$/.exec(before)?.[1];
  if (comparison) return comparison === "≦" ? "≤" : comparison === "≧" ? "≥" : comparison;
  // After a digit, letter or bracket the stroke is a range's or a name's.
  return /(?:^|[\s(（:：,，])[-−–]$/.test(before) ? "-" : "";
}

/**
 * A number of the source as English writes it: decimals behind a point, thousands apart by commas
 * where the source set them apart.
 *
 * @param like a number of the translation whose form is kept: its commas, its "million"
 */
export function inEnglish(token: NumberToken, language: SourceLanguage, like = ""): string {
  const value = token.values[0];
  const bare = halfWidth(token.raw);
  const isPlain = /^[\d.,\s\u00a0\u2009\u202f]+$/u.test(bare);
  const hasCommas = /\d,\d{3}(?!\d)/.test(like);
  if (value === undefined || (/^\d+$/.test(bare) && !hasCommas)) return bare;
  const [, space = "", word = ""] = /([\s\u00a0-])([a-z]+)$/iu.exec(like) ?? [];
  const scale = scaleWords().get("en")?.get(word.toLowerCase());
  if (scale !== undefined) {
    const share = Number((value / scale).toPrecision(15));
    return share.toLocaleString("en-US", { maximumFractionDigits: 10 }) + space + word;
  }
  if (!isPlain || language === "zh_CN") {
    const useGrouping = hasCommas || (!isPlain && value >= 10_000);
    return value.toLocaleString("en-US", { maximumFractionDigits: 10, useGrouping });
  }
  const decimals = decimalsOf(bare, value);
  const isGrouped = /\d[.,\s\u00a0\u2009\u202f]\d{3}(?!\d)/u.test(bare) && value >= 1000;
  return value.toLocaleString("en-US", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: isGrouped || hasCommas,
  });
}

/** Digits behind the decimal mark, final zeros included: 0,50 keeps its precision. */
function decimalsOf(bare: string, value: number): number {
  const last = /[.,](\d+)$/.exec(bare)?.[1];
  if (last === undefined) return 0;
  const asDecimal = bare.slice(0, -last.length - 1).replace(/\D/g, "");
  return Number(`${asDecimal}.${last}`) === value ? Math.min(last.length, 20) : 0;
}
