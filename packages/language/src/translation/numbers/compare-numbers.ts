import type { TextChange } from "../change-text.ts";
import type { SourceLanguage } from "../engine.ts";
import { type DecimalMark, digitNumbers, inEnglish, type NumberToken } from "./number-token.ts";
import { wordNumbers } from "./number-words.ts";

export type NumberComparison = {
  /** What brings the numbers of the translation into English form and puts back those lost. */
  changes: readonly TextChange[];
  /** Numbers of the source as written there that the translation does not have. */
  missing: readonly string[];
  /** Numbers of the translation that the source does not have. */
  added: readonly string[];
  /** Numbers of the source that were put back. */
  restored: readonly string[];
};

const comparisonWords =
  /\b(?:less|below|under|smaller|lower|fewer|greater|more|above|over|exceed\w*|higher|larger|least|most|equal\w*|approximately|about|minus|negative|between|within|up to|no|than|of|was|were|is|are)\b/i;

/**
 * Compares the numbers of a text and its English by their values. Numbers that stand as in Spanish
 * or Portuguese are brought into English form; a single number that was changed in its place is put
 * back.
 *
 * @param source plain text, without citation marks
 * @param translated plain text of the same kind; objects in it keep their places
 */
export function compareNumbers(
  source: string,
  translated: string,
  from: SourceLanguage,
  decimalMark: DecimalMark,
): NumberComparison {
  const wanted = digitNumbers(source, from, decimalMark);
  const given = digitNumbers(translated, "en");
  const partner = matchNumbers(wanted, given);
  const changes: TextChange[] = [];
  for (const [own, other] of partner) {
    const english = inEnglish(own, from);
    const isCopied = own.values.length === 1 && own.raw === other.raw;
    if (isCopied && english !== other.raw && isDecimalComma(own.raw, from, decimalMark)) {
      changes.push({ start: other.start, end: other.end, text: english });
    }
  }

  const taken = new Set(partner.values());
  const wantedValues = valuesIn([...wanted, ...wordNumbers(source, from)]);
  const givenValues = valuesIn(given);
  const spare = countOf(wordNumbers(translated, "en"));
  const sourceDigits = digitsIn(source);
  const givenDigits = digitsIn(translated);
  const missing = wanted.filter((token) => {
    if (partner.has(token) || token.values.length === 0) return false;
    if (hasOneOf(givenValues, token) || givenDigits.has(token.raw)) return false;
    return !takeWord(spare, token) && !standsSplit(token, givenValues);
  });
  const added = given.filter(
    (token) =>
      !taken.has(token) &&
      token.values.length > 0 &&
      !hasOneOf(wantedValues, token) &&
      !standsSplit(token, wantedValues) &&
      !sourceDigits.has(token.raw),
  );

  const restored: string[] = [];
  const [lost] = missing;
  const [wrong] = added;
  if (lost && wrong && missing.length === 1 && added.length === 1) {
    if (wanted.length === given.length && wanted.indexOf(lost) === given.indexOf(wrong)) {
      changes.push({ start: wrong.start, end: wrong.end, text: inEnglish(lost, from, wrong.raw) });
      restored.push(lost.raw);
      missing.length = 0;
      added.length = 0;
    }
  }
  for (const [own, other] of partner) {
    if (hasOtherMark(own, other, translated)) missing.push({ ...own, raw: own.mark + own.raw });
  }
  return {
    changes,
    missing: missing.map(({ raw }) => raw),
    added: added.map(({ raw }) => raw),
    restored,
  };
}

/** Pairs each number with the first of the other text that can mean the same. */
function matchNumbers(
  wanted: readonly NumberToken[],
  given: readonly NumberToken[],
): Map<NumberToken, NumberToken> {
  const pairs = new Map<NumberToken, NumberToken>();
  const paired = new Set<NumberToken>();
  const pair = (keysOf: (token: NumberToken) => string[]): void => {
    const free = new Map<string, NumberToken[]>();
    for (const other of [...given].reverse()) {
      if (paired.has(other)) continue;
      for (const key of keysOf(other)) {
        const line = free.get(key);
        if (line) line.push(other);
        else free.set(key, [other]);
      }
    }
    for (const own of wanted) {
      if (pairs.has(own)) continue;
      for (const key of keysOf(own)) {
        const line = free.get(key) ?? [];
        while (line.length > 0 && paired.has(line.at(-1) as NumberToken)) line.pop();
        const other = line.pop();
        if (!other) continue;
        pairs.set(own, other);
        paired.add(other);
        break;
      }
    }
  };
  // A sign or comparison that agrees decides between equal numbers.
  pair(({ values, mark }) => values.map((value) => mark + keyOf(value)));
  pair(({ values }) => values.map(keyOf));
  // Left as it was written: "0,05" is no English, but nothing was changed.
  pair(({ raw, values }) => (values.length > 0 ? [raw] : []));
  return pairs;
}

/** The same for numbers that differ by less than computers can tell. */
function keyOf(value: number): string {
  return value.toPrecision(10);
}

function valuesIn(tokens: readonly NumberToken[]): Set<string> {
  return new Set(tokens.flatMap(({ values }) => values.map(keyOf)));
}

function hasOneOf(known: ReadonlySet<string>, { values }: NumberToken): boolean {
  return values.some((value) => known.has(keyOf(value)));
}

function countOf(tokens: readonly NumberToken[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of tokens.flatMap(({ values }) => values.map(keyOf))) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function takeWord(spare: Map<string, number>, { values }: NumberToken): boolean {
  const key = values.map(keyOf).find((value) => (spare.get(value) ?? 0) > 0);
  if (key === undefined) return false;
  spare.set(key, (spare.get(key) ?? 0) - 1);
  return true;
}

/** "20 300" was read as one number but may be two. */
function standsSplit({ raw }: NumberToken, known: ReadonlySet<string>): boolean {
  const parts = raw.split(/[\s\u00a0\u2009\u202f]/u);
  return parts.length > 1 && parts.every((part) => known.has(keyOf(Number(part))));
}

/** "伊尔-76" is Il-76, and "11h20" 11:20: the other text takes the digits for part of a name. */
function digitsIn(text: string): Set<string> {
  return new Set(text.match(/(?<![\d.,])\d+(?!\d|[.,]\d)/g));
}

/** Whether "< 0.05" became "= 0.05", or -3 became 3, without a word that says it. */
function hasOtherMark(own: NumberToken, other: NumberToken, translated: string): boolean {
  if (own.mark === other.mark) return false;
  if (own.mark === "" || own.mark === "=" || own.mark === "≈" || own.mark === "±") {
    return /[<>≤≥]/.test(other.mark) && own.mark !== "";
  }
  if (other.mark !== "") return true;
  const before = translated.slice(Math.max(0, other.start - 40), other.start);
  const strict = own.mark === "-" ? /\b(?:minus|negative)\b|[-−–]\s?$/i : comparisonWords;
  return !strict.test(before);
}

/** Whether a comma in it is certain to stand before decimals, or a point to set thousands apart. */
function isDecimalComma(raw: string, from: SourceLanguage, decimalMark: DecimalMark): boolean {
  return from !== "zh_CN" && (decimalMark === "comma" || /^0,/.test(raw));
}

/** What brings numbers that stand alone, as in a table's cells, into English form. */
export function numberChanges(
  text: string,
  from: SourceLanguage,
  decimalMark: DecimalMark,
): TextChange[] {
  return digitNumbers(text, from, decimalMark)
    .filter(({ raw, values }) => values.length === 1 && isDecimalComma(raw, from, decimalMark))
    .map((token) => ({ start: token.start, end: token.end, text: inEnglish(token, from) }));
}
