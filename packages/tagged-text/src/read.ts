/** Reading with patience what engines give back. */
import { characterOf, matchAt, nextSpecial } from "./scan.ts";
import { joinTexts, type TaggedToken } from "./tokens.ts";

const tag =
  /<\s*(?:g\s+id\s*=\s*["']?(\d{1,9})["']?\s*>|(\/\s*g)\b[^<>]{0,20}>|x\s+id\s*=\s*["']?(\d{1,9})["']?\s*\/?\s*>|(\/\s*x\s*>))/iy;
/** Tags of web pages that engines add on their own. */
const webTag =
  /<\/?\s*(?:a|b|br|code|div|em|font|i|img|li|ol|p|s|small|span|strong|sub|sup|u|ul)(?:\s[^<>]{0,200})?\/?\s*>/iy;
const reference = /&(?:([a-z]{2,6})|#(\d{1,7})|#x([\da-f]{1,6}));/iy;

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: "&",
    apos: "'",
    deg: "°",
    ge: "≥",
    gt: ">",
    hellip: "…",
    ldquo: "“",
    le: "≤",
    lsquo: "‘",
    lt: "<",
    mdash: "—",
    micro: "µ",
    minus: "−",
    nbsp: "\u00a0",
    ndash: "–",
    plusmn: "±",
    quot: '"',
    rdquo: "”",
    rsquo: "’",
    times: "×",
  }),
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML 1.0 §2.2 and Word files cannot hold
const notWritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffc\ufffe\uffff]/g;

/**
 * Takes tagged text apart. The result is always sound: every g is closed, in order. A bare `<` or
 * `&` is text, an end tag too many and a g that never ends are left out, and so are characters that
 * no Word file can hold. Line breaks and tabs are spaces.
 */
export function readTagged(source: string): TaggedToken[] {
  const tokens: TaggedToken[] = [];
  const open: number[] = [];
  let text = "";
  const flush = (): void => {
    const clean = text
      .toWellFormed()
      .replace(notWritable, "")
      .replace(/\s*[\t\r\n]\s*/g, " ");
    if (clean !== "") tokens.push({ kind: "text", text: clean });
    text = "";
  };
  let at = 0;
  while (at < source.length) {
    const character = source.charAt(at);
    if (character === "&") {
      const found = matchAt(reference, source, at);
      const meant = found && characterOf(found, named);
      text += meant ?? "&";
      at += found && meant !== null ? found[0].length : 1;
    } else if (character === "<") {
      const found = matchAt(tag, source, at);
      if (!found) {
        const added = matchAt(webTag, source, at);
        if (!added) text += "<";
        at += added?.[0].length ?? 1;
        continue;
      }
      flush();
      at += found[0].length;
      if (found[1] !== undefined) {
        open.push(tokens.length);
        tokens.push({ kind: "open", id: Number(found[1]) });
      } else if (found[2] !== undefined) {
        const opener = tokens[open.pop() ?? -1];
        if (opener?.kind === "open") tokens.push({ kind: "close", id: opener.id });
      } else if (found[3] !== undefined) {
        tokens.push({ kind: "x", id: Number(found[3]) });
      }
    } else {
      const next = nextSpecial(source, at);
      text += source.slice(at, next);
      at = next;
    }
  }
  flush();
  const unclosed = new Set(open);
  return joinTexts(tokens.filter((_, index) => !unclosed.has(index)));
}
