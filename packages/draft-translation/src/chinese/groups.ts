import type { Token } from "./token.ts";
import { reworded, type Word, wordsOf } from "./words.ts";

const closers: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "《": "》",
    "“": "”",
    "「": "」",
    "(": ")",
    "（": "）",
    "‘": "’",
  }),
);
const longestQuote = 14;

/**
 * Makes one word of what quotation marks hold within a clause, and hangs what stands in brackets on
 * the word before it, so that neither tears the clause apart.
 */
export function grouped(
  tokens: readonly Token[],
  englishOf: (tokens: readonly Token[]) => Word[],
): Token[] {
  const row: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const end = closingOf(tokens, at);
    const before = row.at(-1);
    const isBracket = token.english === "(";
    if (end < 0 || (isBracket && (!before || before.kind === "punctuation"))) {
      row.push(token);
      continue;
    }
    const inner = tokens.slice(at + 1, end);
    const closing = tokens[end];
    const words = [
      ...wordsOf(token, token.text === "《" ? "" : token.english),
      ...(token.text === "《" ? inTitleCase(englishOf(inner)) : englishOf(inner)),
      ...(closing ? wordsOf(closing, token.text === "《" ? "" : closing.english) : []),
    ];
    if (isBracket && before) {
      row[row.length - 1] = { ...before, suffix: [...(before.suffix ?? []), ...words] };
    } else {
      const text = inner.map((one) => one.text).join("");
      row.push({ ...token, text, kind: "name", english: "\u0001", as: {}, words, objects: [] });
    }
    at = end;
  }
  return row;
}

/** Where a group ends that is short and holds no sentence; -1 where there is none. */
function closingOf(tokens: readonly Token[], at: number): number {
  const open = tokens[at];
  const closer = open ? closers.get(open.text) : undefined;
  if (!closer || open?.kind !== "punctuation") return -1;
  const end = tokens.findIndex((one, index) => index > at && one.text === closer);
  if (end < at + 2) return -1;
  const inner = tokens.slice(at + 1, end);
  const isTitle = open.text === "《";
  const isBracket = open.english === "(";
  if (!isTitle && !isBracket && inner.length > longestQuote) return -1;
  const holdsSentence = inner.some(
    ({ text }) => /^[。！？；：]$/.test(text) || (!isBracket && text === "，"),
  );
  return holdsSentence && !isTitle ? -1 : end;
}

/** English sets titles in capitals where Chinese has its own quotation marks for them. */
function inTitleCase(words: readonly Word[]): Word[] {
  return words.map((word, index) =>
    index > 0 && /^(a|an|the|of|in|on|to|and|or|for|with|at|by|from)$/.test(word.text)
      ? word
      : reworded(word, word.text.charAt(0).toUpperCase() + word.text.slice(1)),
  );
}
