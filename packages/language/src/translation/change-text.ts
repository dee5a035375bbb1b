import { joinTexts, type TaggedToken } from "@curie/tagged-text";

/** Puts `text` in place of `[start, end)` of a plain text. */
export type TextChange = { start: number; end: number; text: string };

/**
 * Tagged text after changes that do not overlap, by offsets into its plain text. Tags and objects
 * stay; new text stands where the changed text began.
 */
export function changeTagged(
  tokens: readonly TaggedToken[],
  changes: readonly TextChange[],
): TaggedToken[] {
  const ahead = [...changes].sort((a, b) => b.start - a.start || b.end - a.end);
  const changed: TaggedToken[] = [];
  let at = 0;
  let isPut = false;
  for (const token of tokens) {
    if (token.kind !== "text") {
      changed.push(token);
      at += token.kind === "x" ? 1 : 0;
      continue;
    }
    const end = at + token.text.length;
    let text = "";
    let read = 0;
    for (let next = ahead.at(-1); next; next = ahead.at(-1)) {
      // An insertion between two tokens stands in the first, a replacement in what it replaces.
      if (next.start > end || (next.start === end && next.end > end)) break;
      const from = Math.max(read, next.start - at);
      text += token.text.slice(read, from) + (isPut ? "" : next.text);
      read = Math.max(from, Math.min(token.text.length, next.end - at));
      isPut = next.end > end;
      if (isPut) break;
      ahead.pop();
    }
    changed.push({ kind: "text", text: text + token.text.slice(read) });
    at = end;
  }
  const rest = isPut ? ahead.slice(0, -1) : ahead;
  for (const { text } of rest.reverse()) changed.push({ kind: "text", text });
  return joinTexts(changed);
}
