/** Where tags stand among the tokens of a text. */
import type { TaggedToken } from "@curie/tagged-text";
import type { Range } from "./words.ts";

export function hasTag(tokens: readonly TaggedToken[], form: "g" | "x", id: number): boolean {
  const kind = form === "g" ? "open" : "x";
  return tokens.some((token) => token.kind === kind && token.id === id);
}

/** For each opening tag where it closes, and the length of the text inside. */
export function spansOf(
  tokens: readonly TaggedToken[],
): Map<number, { close: number; length: number }> {
  const spans = new Map<number, { close: number; length: number }>();
  const open: { index: number; at: number }[] = [];
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === "text") at += token.text.length;
    else if (token.kind === "open") open.push({ index, at });
    else if (token.kind === "close") {
      const opened = open.pop();
      if (opened) spans.set(opened.index, { close: index, length: at - opened.at });
    }
  }
  return spans;
}

/** The text range of a g that the translation has. */
export function textRange(tokens: readonly TaggedToken[], id: number): Range | null {
  let at = 0;
  let start = -1;
  for (const token of tokens) {
    if (token.kind === "text") at += token.text.length;
    else if (token.kind === "x") at++;
    else if (token.id === id && token.kind === "open") start = at;
    else if (token.id === id && start >= 0) return { start, end: at };
  }
  return null;
}

/** Tokens with a boundary at a text offset, and the first index at that offset. */
export function splitAt(
  tokens: readonly TaggedToken[],
  offset: number,
): { tokens: TaggedToken[]; first: number; last: number } {
  const split: TaggedToken[] = [];
  let at = 0;
  let first = -1;
  let last = -1;
  const note = (): void => {
    if (at !== offset) return;
    if (first < 0) first = split.length;
    last = split.length;
  };
  for (const token of tokens) {
    note();
    if (token.kind === "text" && at < offset && at + token.text.length > offset) {
      const cut = offset - at;
      split.push({ kind: "text", text: token.text.slice(0, cut) });
      at = offset;
      note();
      split.push({ kind: "text", text: token.text.slice(cut) });
      at += token.text.length - cut;
    } else {
      split.push(token);
      at += token.kind === "text" ? token.text.length : token.kind === "x" ? 1 : 0;
    }
  }
  note();
  return { tokens: split, first: Math.max(0, first), last: Math.max(0, last) };
}
