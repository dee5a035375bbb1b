/** What a manuscript defines itself: only to know whether an argument is text. */
import { silent, textCommands } from "./commands.ts";
import type { Pairs } from "./pairs.ts";
import type { Token } from "./tokens.ts";

export type Definitions = {
  /** Commands of one argument that print it as text. */
  readonly text: Set<string>;
  /** Every other command the manuscript defines, whatever it means elsewhere. */
  readonly other: Set<string>;
  /** Environments made with \newtheorem. */
  readonly theorems: Set<string>;
};

const definers = /^(?:newcommand|renewcommand|providecommand|DeclareRobustCommand)\*?$/;

export function readDefinitions(
  tokens: readonly Token[],
  { braces }: Pairs,
  source: string,
  found: Definitions,
): void {
  tokens.forEach(({ kind, name }, index) => {
    if (kind !== "command") return;
    if (/^newtheorem\*?$/.test(name)) {
      const close = braces[index + 1] ?? -1;
      const [open, end] = [tokens[index + 1], tokens[close]];
      if (open?.kind === "open" && end) found.theorems.add(source.slice(open.end, end.start));
      return;
    }
    const isDef = name === "def" || name === "let" || name === "gdef";
    if (!isDef && !definers.test(name)) return;
    let at = index + 1;
    while (tokens[at]?.kind === "space") at++;
    const wrapped = tokens[at]?.kind === "open";
    const defined = tokens[wrapped ? at + 1 : at];
    if (defined?.kind !== "command") return;
    at += wrapped ? 3 : 1;
    const signature = source.slice(tokens[at]?.start, tokens[at + 2]?.end);
    const body = at + 3;
    if (!isDef && signature === "[1]" && printsArgument(tokens, body, braces[body] ?? -1)) {
      found.text.add(defined.name);
      found.other.delete(defined.name);
    } else {
      found.other.add(defined.name);
      found.text.delete(defined.name);
    }
  });
}

/** Whether a body prints `#1` once, and else only changes its looks. */
function printsArgument(tokens: readonly Token[], open: number, close: number): boolean {
  let printed = 0;
  for (let at = open + 1; at < close; at++) {
    const { kind, name } = tokens[at] as Token;
    if (kind === "special" && name === "#") printed++;
    else if (kind === "command") {
      if (name === "textcolor" || name === "color") {
        // Its first argument is a colour.
        while (at < close && tokens[at]?.kind !== "close") at++;
      } else if (silent.get(name) !== 0 && !textCommands.has(name)) return false;
    } else if (kind === "math" || kind === "special") return false;
  }
  return printed === 1;
}
