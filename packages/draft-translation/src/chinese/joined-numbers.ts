/** Words that are one number, rank or date. */
import { once } from "@curie/language/tables";
import { wordsIn } from "../english/word-lists.ts";
import type { Kind } from "./lexicon.ts";
import { scaled } from "./numbers.ts";
import { hangingOn, type Token } from "./token.ts";

const months = once(() => [...wordsIn("month")]);

/** `第` `190` `位` is 190th. */
export function joinRanks(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, number, measure] = tokens.slice(at, at + 3);
    if (!token) break;
    const value =
      token.text === "第" && number?.kind === "number" ? Number(number.english) : Number.NaN;
    if (!number || !Number.isInteger(value)) {
      joined.push(token);
      continue;
    }
    const counts = measure !== undefined && /^[次个届名位项场]$/.test(measure.text);
    const part = tokens.slice(at, at + (counts ? 3 : 2));
    joined.push({
      ...token,
      text: part.map(({ text }) => text).join(""),
      kind: "adjective",
      english: ordinalWord(value),
      ...hangingOn(part),
    });
    at += part.length - 1;
  }
  return joined;
}

/** `3.5` `万`, `2018` `年` `3` `月` `5` `日`, `5` `%`. */
export function joinNumbers(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const merged =
      token.kind === "number"
        ? numberAt(tokens, at)
        : /^公元(前)?$/.test(token.text)
          ? eraAt(tokens, at)
          : null;
    if (!merged) {
      joined.push(token);
      continue;
    }
    const part = tokens.slice(at, at + merged.length);
    joined.push({
      ...token,
      text: part.map(({ text }) => text).join(""),
      kind: merged.kind,
      english: merged.english,
      ...hangingOn(part),
    });
    at += merged.length - 1;
  }
  return joined;
}

/** `公元前` `356` `年` `7` `月` `21` `日` is July 21, 356 BC. */
function eraAt(
  tokens: readonly Token[],
  at: number,
): { length: number; english: string; kind: Kind } | null {
  const year = dated(tokens, at + 1, "年");
  if (year === null) return null;
  const era = `${year} ${tokens[at]?.text === "公元前" ? "BC" : "AD"}`;
  const month = months()[(dated(tokens, at + 3, "月") ?? 0) - 1];
  if (!month) return { length: 3, english: era, kind: "time" };
  const day = dated(tokens, at + 5, "日");
  return day === null
    ? { length: 5, english: `${month} ${era}`, kind: "time" }
    : { length: 7, english: `${month} ${day}, ${era}`, kind: "time" };
}

function numberAt(
  tokens: readonly Token[],
  at: number,
): { length: number; english: string; kind: Kind } | null {
  const [first, second] = tokens.slice(at, at + 2);
  if (!first) return null;
  const scale = second && /^[百千万亿]+$/.test(second.text) ? second.text : "";
  if (scale && /^[\d.,]+$/.test(first.text)) {
    return { length: 2, english: scaled(first.text, scale), kind: "number" };
  }
  const year = dated(tokens, at, "年");
  if (year !== null && /^(1\d|20)\d\d$/.test(first.english)) {
    const monthNumber = dated(tokens, at + 2, "月");
    const name = monthNumber === null ? undefined : months()[monthNumber - 1];
    if (!name) return { length: 2, english: first.english, kind: "time" };
    const dayNumber = dated(tokens, at + 4, "日");
    if (dayNumber === null) return { length: 4, english: `${name} ${first.english}`, kind: "time" };
    return { length: 6, english: `${name} ${dayNumber}, ${first.english}`, kind: "time" };
  }
  // `20 世纪 70 年代` is the 1970s.
  const century = dated(tokens, at, "世纪");
  const decade = century === null ? null : dated(tokens, at + 2, "年代");
  if (century !== null && decade !== null) {
    return { length: 4, english: `the ${(century - 1) * 100 + decade}s`, kind: "time" };
  }
  if (century !== null)
    return { length: 2, english: `the ${ordinal(century)} century`, kind: "time" };
  const yearsDecade = dated(tokens, at, "年代");
  if (yearsDecade !== null) return { length: 2, english: `the ${yearsDecade}s`, kind: "time" };
  if (second?.text === "点") {
    const minute = dated(tokens, at + 2, "分");
    return minute === null
      ? { length: 2, english: `${first.english}:00`, kind: "time" }
      : { length: 4, english: `${first.english}:${String(minute).padStart(2, "0")}`, kind: "time" };
  }
  const monthNumber = dated(tokens, at, "月");
  const name = monthNumber === null ? undefined : months()[monthNumber - 1];
  if (name) {
    const dayNumber = dated(tokens, at + 2, "日");
    return dayNumber === null
      ? { length: 2, english: name, kind: "time" }
      : { length: 4, english: `${name} ${dayNumber}`, kind: "time" };
  }
  return null;
}

const ordinals: Readonly<Record<number, string>> = {
  1: "first",
  2: "second",
  3: "third",
  4: "fourth",
  5: "fifth",
  6: "sixth",
  7: "seventh",
  8: "eighth",
  9: "ninth",
  10: "tenth",
};

/** The tenth, the 11th. */
export function ordinalWord(number: number): string {
  return ordinals[number] ?? ordinal(number);
}

function ordinal(number: number): string {
  const ending =
    number % 100 > 10 && number % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending}`;
}

/** The number at a place if the unit follows it. */
function dated(tokens: readonly Token[], at: number, unit: string): number | null {
  const [number, mark] = tokens.slice(at, at + 2);
  const names = unit === "月" ? /^月份?$/ : unit === "日" ? /^[日号]$/ : null;
  const isUnit = names ? names.test(mark?.text ?? "") : mark?.text === unit;
  if (number?.kind !== "number" || !isUnit) return null;
  const value = Number(number.english);
  return Number.isInteger(value) ? value : null;
}
