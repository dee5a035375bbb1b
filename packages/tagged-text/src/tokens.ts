export type TaggedToken =
  | { kind: "text"; text: string }
  | { kind: "open"; id: number }
  | { kind: "close"; id: number }
  | { kind: "x"; id: number };

/** The character that stands for an `x` in plain text. */
export const objectCharacter = "\uFFFC";

/** Text as it stands between tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (c) => (c === "&" ? "&amp;" : c === "<" ? "&lt;" : "&gt;"));
}

/** Tagged text as it goes out: canonical tags, escaped text. */
export function writeTagged(tokens: readonly TaggedToken[]): string {
  let written = "";
  for (const token of tokens) {
    if (token.kind === "text") written += escapeText(token.text);
    else if (token.kind === "open") written += `<g id="${token.id}">`;
    else if (token.kind === "close") written += "</g>";
    else written += `<x id="${token.id}"/>`;
  }
  return written;
}

/** The words of a segment alone; an x is {@link objectCharacter}. */
export function plainText(tokens: readonly TaggedToken[]): string {
  let text = "";
  for (const token of tokens) {
    if (token.kind === "text") text += token.text;
    else if (token.kind === "x") text += objectCharacter;
  }
  return text;
}

/** Joins neighbouring text, so that a change of the tags leaves no seams. */
export function joinTexts(tokens: readonly TaggedToken[]): TaggedToken[] {
  const joined: TaggedToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (token.kind === "text" && last?.kind === "text") {
      joined[joined.length - 1] = { kind: "text", text: last.text + token.text };
    } else if (token.kind !== "text" || token.text !== "") {
      joined.push(token);
    }
  }
  return joined;
}
