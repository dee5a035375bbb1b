/** Finds the arguments of a command among the tokens behind it. */
import type { Pairs } from "./pairs.ts";
import type { Token } from "./tokens.ts";

export class ArgumentFinder {
  readonly #tokens: readonly Token[];
  readonly #pairs: Pairs;

  constructor(tokens: readonly Token[], pairs: Pairs) {
    this.#tokens = tokens;
    this.#pairs = pairs;
  }

  /** The group at or behind white space and comments; null when something else stands there. */
  group(from: number, to: number): { open: number; close: number } | null {
    const open = this.#behindSpace(from, to);
    if (open >= to || this.#tokens[open]?.kind !== "open") return null;
    const close = this.#pairs.braces[open] ?? -1;
    return close > open && close < to ? { open, close } : null;
  }

  /**
   * The index behind the options and at most `groups` groups that stand directly there.
   *
   * @param hasOptions whether `[…]` are arguments
   * @param overSpace whether white space may stand before the first
   */
  skip(from: number, to: number, groups: number, hasOptions = true, overSpace = true): number {
    let end = from;
    let left = groups;
    for (;;) {
      const next = overSpace ? this.#behindSpace(end, to) : end;
      if (next >= to) return end;
      const kind = this.#tokens[next]?.kind;
      if (kind === "open" && left > 0) {
        const close = this.#pairs.braces[next] ?? -1;
        if (close < 0 || close >= to) return end;
        end = close + 1;
        left--;
      } else if (hasOptions && this.#tokens[next]?.name === "[" && kind === "bracket") {
        // "\ours [12]" is a command and a citation typed by hand, when white space stands between.
        if (next > end && groups !== 0) return end;
        const close = this.#closingBracket(next, to);
        if (close < 0) return end;
        end = close + 1;
      } else return end;
    }
  }

  #closingBracket(open: number, to: number): number {
    for (let at = open + 1; at < Math.min(to, open + LONGEST_OPTION); at++) {
      const { kind, name } = this.#tokens[at] as Token;
      if (kind === "paragraph" || kind === "close") return -1;
      if (kind === "bracket" && name === "]") return at;
      if (kind === "open") {
        const close = this.#pairs.braces[at] ?? -1;
        if (close < 0) return -1;
        at = close;
      }
    }
    return -1;
  }

  #behindSpace(from: number, to: number): number {
    let at = from;
    while (at < to && (this.#tokens[at]?.kind === "space" || this.#tokens[at]?.kind === "comment"))
      at++;
    return at;
  }
}

/** In tokens. */
const LONGEST_OPTION = 300;
