/** Reading exactly what is written: whatever else it is, is a problem and is named. */
import { characterOf, matchAt, nextSpecial } from "./scan.ts";
import { objectCharacter, type TaggedToken } from "./tokens.ts";

/** What is wrong with the text itself; `at` is an offset into it. */
export type TaggedTextProblem =
  /** A bare `<` or `&`, a tag of another shape, or an end tag too many. */
  | { code: "malformed"; at: number }
  | { code: "unclosed-tag"; id: number }
  /** A control character or placeholder, which no text in a Word file can hold. */
  | { code: "text-not-writable"; at: number };

const tag =
  /<(?:g\s+id\s*=\s*["'](\d{1,9})["']\s*>|(\/g)\s*>|x\s+id\s*=\s*["'](\d{1,9})["']\s*\/>)/y;
const reference = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#[xX]([\da-fA-F]{1,6}));/y;
const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
  }),
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML 1.0 §2.2 forbids
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

/** Takes tagged text apart; white space of any kind in it is a space. */
export function parseTagged(source: string): {
  tokens: TaggedToken[];
  problems: TaggedTextProblem[];
} {
  const tokens: TaggedToken[] = [];
  const problems: TaggedTextProblem[] = [];
  const open: number[] = [];
  let text = "";
  const flush = (): void => {
    if (text !== "") tokens.push({ kind: "text", text: text.replace(/[\t\r\n]/g, " ") });
    text = "";
  };
  let at = 0;
  while (at < source.length) {
    const special = nextSpecial(source, at);
    if (special > at) {
      const stretch = source.slice(at, special);
      if (!isWritable(stretch)) problems.push({ code: "text-not-writable", at });
      text += stretch;
      at = special;
    } else if (source.charAt(at) === "&") {
      const found = matchAt(reference, source, at);
      const character = found && characterOf(found, named);
      if (character === null) problems.push({ code: "malformed", at });
      else if (!isWritable(character)) problems.push({ code: "text-not-writable", at });
      text += character ?? "";
      at += found?.[0].length ?? 1;
    } else {
      const found = matchAt(tag, source, at);
      const isStrayEnd = found?.[2] !== undefined && open.length === 0;
      if (!found || isStrayEnd) {
        problems.push({ code: "malformed", at });
        at += found?.[0].length ?? 1;
        continue;
      }
      flush();
      at += found[0].length;
      if (found[1] !== undefined) {
        open.push(Number(found[1]));
        tokens.push({ kind: "open", id: Number(found[1]) });
      } else if (found[3] !== undefined) {
        tokens.push({ kind: "x", id: Number(found[3]) });
      } else {
        tokens.push({ kind: "close", id: open.pop() as number });
      }
    }
  }
  flush();
  for (const id of open) problems.push({ code: "unclosed-tag", id });
  return { tokens, problems };
}

function isWritable(text: string): boolean {
  return !forbidden.test(text) && text.isWellFormed() && !text.includes(objectCharacter);
}
