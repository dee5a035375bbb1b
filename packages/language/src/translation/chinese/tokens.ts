import { type Placed, piecesOf } from "../english/tagged-text.ts";
import type { Dictionary } from "./dictionary.ts";
import { latinOf } from "./foreign-names.ts";
import {
  type Entry,
  type Kind,
  localizers,
  ownEntries,
  prepositions,
  surnames,
} from "./lexicon.ts";
import { numericValue, scaled, shareOf } from "./numbers.ts";
import { foreignNameTag, segment } from "./segmentation.ts";
import type { Word } from "./words.ts";

/** A Chinese word with its English; what hangs on it goes where it goes. */
export type Token = {
  /** Its place among the words of the segment. */
  position: number;
  text: string;
  kind: Kind;
  english: string;
  /** English as another part of speech, where the word can be one. */
  as: Partial<Record<Kind, string>>;
  formatting: readonly string[];
  objects: readonly Placed[];
  /** English of a group that stands for one word: a title in quotation marks. */
  words?: readonly Word[];
  /** English of what follows in brackets. */
  suffix?: readonly Word[];
};

const punctuation: Readonly<Record<string, string>> = {
  "，": ",",
  "、": ",",
  "。": ".",
  "；": ";",
  "：": ":",
  "？": "?",
  "！": "!",
  "（": "(",
  "）": ")",
  "“": '"',
  "”": '"',
  "《": '"',
  "》": '"',
  "「": '"',
  "」": '"',
  "【": "[",
  "】": "]",
  "—": "—",
  "…": "…",
  "％": "%",
  "～": "–",
};
const wholeMonth = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** The words of a segment; objects hang on the word before them, or on an empty one at the start. */
export function tokensOf(
  source: string,
  dictionary: Dictionary,
  glossary: ReadonlyMap<string, string> = new Map(),
): Token[] {
  const tokens: Token[] = [];
  for (const piece of piecesOf(source)) {
    const { formatting } = piece;
    if (piece.kind === "object") {
      const placed = { content: piece.tag, spaced: false, formatting };
      const last = tokens.at(-1);
      if (last) last.objects = [...last.objects, placed];
      else tokens.push({ ...tokenOf("", "other", "", formatting), objects: [placed] });
      continue;
    }
    const before = tokens.at(-1);
    if (piece.text.trim() === "" && before) {
      // A look of nothing but a space stays with the word before it.
      before.formatting = [...new Set([...before.formatting, ...formatting])];
      continue;
    }
    for (const { text, tag } of segment(piece.text, dictionary, glossary)) {
      if (text.trim() === "") continue;
      const term = glossary.get(text);
      tokens.push(
        term === undefined
          ? read(text, tag, formatting, dictionary)
          : tokenOf(text, "noun", term, formatting),
      );
    }
  }
  const words = takeLatinNames(
    joinNames(joinNumbers(joinRanks(joinLabels(joinFrames(tokens)))), dictionary),
  );
  return words.map((token, position) => ({ ...token, position }));
}

/** What hangs on words that become one: their objects, and every look any of them has. */
function hangingOn(part: readonly Token[]): Pick<Token, "formatting" | "objects"> {
  return {
    formatting: [...new Set(part.flatMap(({ formatting }) => formatting))],
    objects: part.flatMap(({ objects }) => objects),
  };
}

function tokenOf(text: string, kind: Kind, english: string, formatting: readonly string[]): Token {
  return { position: 0, text, kind, english, as: {}, formatting, objects: [] };
}

function read(
  text: string,
  tag: string,
  formatting: readonly string[],
  dictionary: Dictionary,
): Token {
  const mark = punctuation[text];
  if (mark !== undefined) return tokenOf(text, "punctuation", mark, formatting);
  const own = ownEntries(text);
  const token = tokenOf(text, "other", text, formatting);
  for (const { kind, english } of own) token.as[kind] ??= english;
  const [first] = own;
  if (/^\d/.test(text))
    return { ...token, kind: "number", english: text.replace("％", "%").replace("℃", " ℃") };
  if (!/[\u3400-\u9fff]/.test(text)) {
    return { ...token, kind: /^[\w-]/.test(text) ? "name" : "punctuation" };
  }
  if (text === "·") return { ...token, kind: "punctuation", english: "" };
  if (tag === foreignNameTag) {
    const names = text.split("·").map((name) => foreignNameOf(name, dictionary));
    return tokenOf(text, "name", names.join(" "), formatting);
  }
  const rank = /^第([零〇一二三四五六七八九十百千\d]+)[次个届名位项]?$/.exec(text)?.[1];
  if (rank) {
    const place = /^\d+$/.test(rank) ? Number(rank) : (numericValue(rank) ?? 0);
    return { ...token, kind: "adjective", english: ordinals[place] ?? ordinal(place) };
  }
  const share = shareOf(text);
  if (share !== undefined) return { ...token, kind: "number", english: share, as: {} };
  const value = numericValue(text);
  if (value !== undefined && !first) {
    return {
      ...token,
      kind: "number",
      english: value > 9999 ? scaled(String(value), "") : String(value),
    };
  }
  if (/^[的之]$/.test(text)) return { ...token, kind: "particle", english: "" };
  if (/^[了过着地得们等所]$/.test(text)) return { ...token, kind: "particle", english: "" };
  if (/^(被|把|将)$/.test(text) || prepositions[text] !== undefined) {
    token.as.preposition = prepositions[text] ?? "";
  }
  if (localizers[text] !== undefined) token.as.localizer = localizers[text];
  const senses = dictionary.senses(text);
  if (!token.as.noun && /^(v|vn)/.test(tag)) {
    const noun = senses.find(
      (sense) => !/^(to|of|the|be) |^be$/.test(sense) && sense.split(" ").length <= 2,
    );
    if (noun) token.as.noun = noun;
  }
  const entry: Entry = first ?? fromDictionary(text, tag, dictionary);
  const kind: Kind =
    token.as.preposition !== undefined && !first
      ? "preposition"
      : token.as.localizer !== undefined && !first
        ? "localizer"
        : entry.kind;
  if (kind === "localizer" && !first)
    return { ...token, kind, english: token.as.localizer ?? entry.english };
  if (kind === "preposition")
    return { ...token, kind, english: token.as.preposition ?? entry.english };
  token.as[entry.kind] ??= entry.english;
  return { ...token, kind, english: entry.english };
}

const kindOfTag: Readonly<Record<string, Kind>> = {
  n: "noun",
  nr: "name",
  nrt: "name",
  nrfg: "name",
  ns: "name",
  nt: "name",
  nz: "noun",
  vn: "noun",
  v: "verb",
  vd: "verb",
  vi: "verb",
  a: "adjective",
  ad: "adverb",
  an: "noun",
  b: "adjective",
  z: "adjective",
  d: "adverb",
  t: "time",
  r: "pronoun",
  m: "number",
  q: "measure",
  p: "preposition",
  c: "conjunction",
  f: "localizer",
  s: "noun",
  i: "verb",
  l: "noun",
  j: "noun",
  ng: "noun",
  vg: "verb",
  ag: "adjective",
  g: "noun",
};

function fromDictionary(text: string, tag: string, dictionary: Dictionary): Entry {
  const kind = kindOfTag[tag] ?? "noun";
  const senses = dictionary.senses(text);
  const infinitive = senses.find((sense) => /^to \w/.test(sense));
  const other = senses.find((sense) => !/^(to|of|the) \w/.test(sense));
  if (senses.length === 0) return { kind: "name", english: nameOf(text, dictionary) };
  if (kind === "verb") {
    if (infinitive) return { kind, english: infinitive.slice(3) };
    return { kind: "adjective", english: (other ?? senses[0] ?? text).replace(/^be /, "") };
  }
  if (kind === "noun" || kind === "name") {
    if (other)
      return {
        kind: /^[A-Z]/.test(other) ? "name" : "noun",
        english: other.replace(/^(a|an|the) /, ""),
      };
    return infinitive
      ? { kind: "verb", english: infinitive.slice(3) }
      : { kind, english: senses[0] ?? text };
  }
  if (kind === "adjective" && !other && infinitive)
    return { kind: "verb", english: infinitive.slice(3) };
  return { kind, english: (other ?? infinitive ?? text).replace(/^to /, "") };
}

/** What a dictionary knows, or what it sounds like. */
function foreignNameOf(name: string, dictionary: Dictionary): string {
  const [known] = ownEntries(name);
  if (known?.kind === "name") return known.english;
  const sense = dictionary.senses(name).find((one) => /^[A-Z]\w+$/.test(one));
  return sense ?? latinOf(name, (character) => dictionary.pinyin(character));
}

/** Names are written by their sounds, never by the senses of their characters. */
function nameOf(text: string, dictionary: Dictionary): string {
  const pinyin = [...text].map((character) => dictionary.pinyin(character)).join("");
  return pinyin.charAt(0).toUpperCase() + pinyin.slice(1);
}

/** Two words that are one: 的时候 is when, 是因为 is because. */
const pairs: Readonly<Record<string, { text: string; kind: Kind; english: string }>> = {
  "的 时候": { text: "时候", kind: "localizer", english: "when" },
  "的 时": { text: "时", kind: "localizer", english: "when" },
  "的 同时": { text: "同时", kind: "localizer", english: "while" },
  "的 情况 下": { text: "情况下", kind: "localizer", english: "when" },
  "的 情况下": { text: "情况下", kind: "localizer", english: "when" },
  "这样 的": { text: "这样的", kind: "determiner", english: "such" },
  "这样 一 个": { text: "这样的", kind: "determiner", english: "such a" },
  "这样 一个": { text: "这样的", kind: "determiner", english: "such a" },
  "同样 的": { text: "同样的", kind: "determiner", english: "the same" },
  "的 过程 中": { text: "过程中", kind: "localizer", english: "in the process of" },
  "的 过程中": { text: "过程中", kind: "localizer", english: "in the process of" },
  "是 因为": { text: "因为", kind: "conjunction", english: "because" },
  "是 由于": { text: "因为", kind: "conjunction", english: "because" },
  "这 就是 为什么": { text: "因此", kind: "adverb", english: "this is why" },
  "个 月": { text: "个月", kind: "measure", english: "month" },
  "等 人": { text: "等人", kind: "particle", english: "others" },
};

function joinFrames(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const part = [3, 2]
      .map((length) => tokens.slice(at, at + length))
      .find((row) => pairs[row.map(({ text }) => text).join(" ")] !== undefined);
    const pair = part ? pairs[part.map(({ text }) => text).join(" ")] : undefined;
    if (!part || !pair) {
      joined.push(token);
      continue;
    }
    joined.push({ ...token, ...pair, as: { [pair.kind]: pair.english }, ...hangingOn(part) });
    at += part.length - 1;
  }
  return joined;
}

const labels: Readonly<Record<string, string>> = { 图: "Figure", 表: "Table", 式: "Equation" };

/** `图` `3` is Figure 3, and what stands behind a Latin name is its version. */
function joinLabels(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const before = joined.at(-1);
    const next = tokens[at + 1];
    const isVersion = /^[A-Z]/.test(before?.text ?? "") && next?.as.measure === undefined;
    const label = before
      ? (labels[before.text] ?? (isVersion ? before.english : undefined))
      : undefined;
    if (!before || !label || token.kind !== "number" || !/^[\d.]+$/.test(token.text)) {
      joined.push(token);
      continue;
    }
    joined[joined.length - 1] = {
      ...before,
      text: before.text + token.text,
      kind: "name",
      english: `${label} ${token.english}`,
      as: {},
      ...hangingOn([before, token]),
    };
  }
  return joined;
}

/** `第` `190` `位` is 190th. */
function joinRanks(tokens: readonly Token[]): Token[] {
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
      english: ordinals[value] ?? ordinal(value),
      ...hangingOn(part),
    });
    at += part.length - 1;
  }
  return joined;
}

/** `3.5` `万`, `2018` `年` `3` `月` `5` `日`, `5` `%`. */
function joinNumbers(tokens: readonly Token[]): Token[] {
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
  const month = wholeMonth[(dated(tokens, at + 3, "月") ?? 0) - 1];
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
    const name = monthNumber === null ? undefined : wholeMonth[monthNumber - 1];
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
  const name = monthNumber === null ? undefined : wholeMonth[monthNumber - 1];
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

/** `张` `三`（2018）and `约翰·格兰特`: one name each. */
function joinNames(tokens: readonly Token[], dictionary: Dictionary): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const end = nameEnd(tokens, at);
    if (end <= at + 1) {
      joined.push(token);
      continue;
    }
    const part = tokens.slice(at, end);
    const isChinese =
      surnames.has(token.text) && part.length === 2 && !part.some(({ text }) => text === "·");
    const names = isChinese
      ? part.map(({ text }) => nameOf(text, dictionary))
      : part
          .map(({ text }) => text)
          .join("")
          .split("·")
          .map((name) => foreignNameOf(name, dictionary));
    joined.push({
      ...token,
      text: part.map(({ text }) => text).join(""),
      kind: "name",
      english: names.join(" "),
      as: {},
      ...hangingOn(part),
    });
    at = end - 1;
  }
  return joined;
}

/** `里德 (Reid)` is Reid: the text itself says how the name is spelled. */
function takeLatinNames(tokens: readonly Token[]): Token[] {
  const taken: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const close = tokens.findIndex((one, index) => index > at && one.english === ")");
    const inner = tokens.slice(at + 1, close);
    const before = taken.at(-1);
    const isSpelling =
      token.english === "(" &&
      close > at + 1 &&
      close < at + 7 &&
      inner.every(
        ({ text }) =>
          /^[A-Z][A-Za-z.'’-]*$/.test(text) || /^(de|van|von|al|of|the|and)$/.test(text),
      );
    if (
      !isSpelling ||
      !before ||
      !/^(name)$/.test(before.kind) ||
      !/[\u3400-\u9fff]/.test(before.text)
    ) {
      taken.push(token);
      continue;
    }
    // What stands before it and is only sounds belongs to the same name.
    for (let piece = taken.at(-2); piece && isSound(piece); piece = taken.at(-2)) {
      before.text = piece.text + before.text;
      before.objects = [...piece.objects, ...before.objects];
      before.formatting = hangingOn([piece, before]).formatting;
      taken.splice(-2, 1);
    }
    before.english = inner.map(({ text }) => text).join(" ");
    const closing = tokens[close];
    const spelling = [token, ...inner, ...(closing ? [closing] : [])];
    before.formatting = hangingOn([before, ...spelling]).formatting;
    before.objects = [
      ...before.objects,
      ...token.objects,
      ...inner.flatMap(({ objects }) => objects),
      ...(tokens[close]?.objects ?? []),
    ];
    at = close;
  }
  return taken;
}

/** A name without any known word in it. */
function isSound({ kind, text, as }: Token): boolean {
  return kind === "name" && Object.keys(as).length === 0 && /^[\u3400-\u9fff]+$/.test(text);
}

function nameEnd(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (!token || !/[\u3400-\u9fff]/.test(token.text)) return at;
  // A family name and a given name before a year in brackets, or 等.
  const next = tokens[at + 1];
  const after = tokens[at + 2];
  if (surnames.has(token.text) && next && /^[\u3400-\u9fff]{1,2}$/.test(next.text)) {
    const isCited = /^[（(]$/.test(after?.text ?? "") && /^\d{4}/.test(tokens[at + 3]?.text ?? "");
    if (isCited || after?.text === "等") return at + 2;
  }
  // What stands around a dot belongs to the name, known word or not.
  let end = at + 1;
  while (tokens[end]?.text === "·" && /[\u3400-\u9fff]/.test(tokens[end + 1]?.text ?? "")) end += 2;
  return end;
}
