import { joinTexts, type TaggedToken } from "./tagged-text.ts";

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
  let result = [...tokens];
  for (const { start, end, text } of backwards(changes)) {
    const changed: TaggedToken[] = [];
    let at = 0;
    let isPut = false;
    for (const token of result) {
      const length = token.kind === "text" ? token.text.length : token.kind === "x" ? 1 : 0;
      if (token.kind !== "text" || at > end || at + length < start) changed.push(token);
      else {
        const from = Math.max(0, start - at);
        const to = Math.max(from, Math.min(length, end - at));
        const isHere: boolean = !isPut && (from < to || start === end);
        changed.push({
          kind: "text",
          text: token.text.slice(0, from) + (isHere ? text : "") + token.text.slice(to),
        });
        isPut ||= isHere;
      }
      at += length;
    }
    if (!isPut && text !== "") changed.push({ kind: "text", text });
    result = changed;
  }
  return joinTexts(result);
}

function backwards(changes: readonly TextChange[]): TextChange[] {
  return [...changes].sort((a, b) => b.start - a.start || b.end - a.end);
}
