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
  const spare = wordNumbers(translated, "en");
  const said = wordNumbers(source, from);
  const known = [
    ...wanted.flatMap(({ values }) => values),
    ...said.flatMap(({ values }) => values),
  ];
  const missing = wanted.filter((token) => {
    if (partner.has(token) || token.values.length === 0) return false;
    if (given.some((other) => meansTheSame(token, other))) return false;
    return (
      !takeWord(spare, token) &&
      !standsSplit(token, given, taken) &&
      !standsAsDigits(token, translated)
    );
  });
  const added = given.filter(
    (token) =>
      !taken.has(token) &&
      token.values.length > 0 &&
      !token.values.some((value) => known.some((other) => isSame(value, other))) &&
      !isSum(token, wanted) &&
      !standsAsDigits(token, source),
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
  const free = new Set(given);
  const pair = (own: NumberToken, fits: (other: NumberToken) => boolean): void => {
    if (pairs.has(own)) return;
    for (const other of free) {
      if (!fits(other)) continue;
      pairs.set(own, other);
      free.delete(other);
      return;
    }
  };
  const readsTheSame = (own: NumberToken, other: NumberToken): boolean =>
    own.raw === other.raw && own.values.length > 0;
  // A sign or comparison that agrees decides between equal numbers.
  for (const own of wanted) pair(own, (o) => meansTheSame(own, o) && own.mark === o.mark);
  for (const own of wanted) pair(own, (o) => meansTheSame(own, o));
  // Left as it was written: "0,05" is no English, but nothing was changed.
  for (const own of wanted) pair(own, (o) => readsTheSame(own, o));
  return pairs;
}

function meansTheSame(own: NumberToken, other: NumberToken): boolean {
  return own.values.some((value) => other.values.some((read) => isSame(value, read)));
}

/** "伊尔-76" is Il-76, and "11h20" 11:20: the other text takes the digits for part of a name. */
function standsAsDigits({ raw }: NumberToken, text: string): boolean {
  return /^\d+$/.test(raw) && new RegExp(`(?<![\\d.,])${raw}(?![\\d]|[.,]\\d)`).test(text);
}

function isSame(a: number, b: number): boolean {
  return a === b || Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}

function takeWord(spare: NumberToken[], token: NumberToken): boolean {
  const at = spare.findIndex((word) =>
    word.values.some((value) => token.values.some((wanted) => isSame(value, wanted))),
  );
  if (at < 0) return false;
  spare.splice(at, 1);
  return true;
}

/** "20 300" was read as one number but may be two. */
function standsSplit(
  token: NumberToken,
  given: readonly NumberToken[],
  taken: ReadonlySet<NumberToken>,
): boolean {
  const parts = token.raw.split(/[\s\u00a0\u2009\u202f]/u);
  return (
    parts.length > 1 &&
    parts.every((part) =>
      given.some((other) => !taken.has(other) && other.values.includes(Number(part))),
    )
  );
}

/** And the other way round. */
function isSum(token: NumberToken, wanted: readonly NumberToken[]): boolean {
  const parts = token.raw.split(/[\s\u00a0\u2009\u202f]/u);
  return (
    parts.length > 1 &&
    parts.every((part) => wanted.some((own) => own.values.includes(Number(part))))
  );
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
