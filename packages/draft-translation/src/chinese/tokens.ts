import { once, tableRows } from "@curie/language/tables";
import { dataFile, wordTable } from "../data.ts";
import { piecesOf } from "../english/tagged-text.ts";
import type { Dictionary } from "./dictionary.ts";
import { foreignNameOf, joinNames, nameOf, takeLatinNames } from "./joined-names.ts";
import { joinNumbers, joinRanks, ordinalWord } from "./joined-numbers.ts";
import { type Entry, type Kind, kindOf, localizers, ownEntries, prepositions } from "./lexicon.ts";
import { numericValue, scaled, shareOf } from "./numbers.ts";
import { foreignNameTag, segment } from "./segmentation.ts";
import { hangingOn, type Token } from "./token.ts";

const punctuation = wordTable("chinese/punctuation");

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

function tokenOf(text: string, kind: Kind, english: string, formatting: readonly string[]): Token {
  return { position: 0, text, kind, english, as: {}, formatting, objects: [] };
}

function read(
  text: string,
  tag: string,
  formatting: readonly string[],
  dictionary: Dictionary,
): Token {
  const mark = punctuation().get(text);
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
    return { ...token, kind: "adjective", english: ordinalWord(place) };
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
  if (/^(被|把|将)$/.test(text) || prepositions().get(text) !== undefined) {
    token.as.preposition = prepositions().get(text) ?? "";
  }
  const localizer = localizers().get(text);
  if (localizer !== undefined) token.as.localizer = localizer;
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

/** What a word usually is by its tag in jieba's list. */
const kindOfTag = once(
  (): ReadonlyMap<string, Kind> =>
    new Map(
      tableRows(dataFile("chinese/tags"), ["tag", "kind"]).map(([tag, kind]) => [
        tag,
        kindOf(kind),
      ]),
    ),
);

function fromDictionary(text: string, tag: string, dictionary: Dictionary): Entry {
  const kind = kindOfTag().get(tag) ?? "noun";
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

/** Two words that are one: 的时候 is when, 是因为 is because. */
const pairs = once((): ReadonlyMap<string, { text: string; kind: Kind; english: string }> => {
  const rows = tableRows(dataFile("chinese/joined-words"), ["words", "text", "kind", "english"]);
  return new Map(
    rows.map(([words, text, kind, english]) => [words, { text, kind: kindOf(kind), english }]),
  );
});

function joinFrames(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const part = [3, 2]
      .map((length) => tokens.slice(at, at + length))
      .find((row) => pairs().get(row.map(({ text }) => text).join(" ")) !== undefined);
    const pair = part ? pairs().get(part.map(({ text }) => text).join(" ")) : undefined;
    if (!part || !pair) {
      joined.push(token);
      continue;
    }
    joined.push({ ...token, ...pair, as: { [pair.kind]: pair.english }, ...hangingOn(part) });
    at += part.length - 1;
  }
  return joined;
}

const labels: ReadonlyMap<string, string> = new Map(
  Object.entries({ 图: "Figure", 表: "Table", 式: "Equation" }),
);

/** `图` `3` is Figure 3, and what stands behind a Latin name is its version. */
function joinLabels(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const before = joined.at(-1);
    const next = tokens[at + 1];
    const isVersion = /^[A-Z]/.test(before?.text ?? "") && next?.as.measure === undefined;
    const label = before
      ? (labels.get(before.text) ?? (isVersion ? before.english : undefined))
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
