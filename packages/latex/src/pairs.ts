/** Which brace closes which, and where each environment ends. */
import type { Token } from "./tokens.ts";

export type Pairs = {
  /** By the index of a `{`: the index of its `}`; -1 where there is none. By a `}` without `{`: -2. */
  readonly braces: Int32Array;
  /** By the index of a `\begin`: the index of its `\end`. */
  readonly environments: ReadonlyMap<number, number>;
};

/** How many environments may stand open inside one that ends. */
const DEEPEST = 100;

export function pairUp(tokens: readonly Token[], source: string): Pairs {
  const braces = new Int32Array(tokens.length).fill(-1);
  const environments = new Map<number, number>();
  const openBraces: number[] = [];
  const open: { name: string; at: number }[] = [];
  tokens.forEach(({ kind, name }, index) => {
    if (kind === "open") openBraces.push(index);
    else if (kind === "close") {
      const opening = openBraces.pop();
      if (opening === undefined) braces[index] = -2;
      else braces[opening] = index;
    } else if (kind === "command" && name === "begin") {
      open.push({ name: groupName(tokens, source, index), at: index });
    } else if (kind === "command" && name === "end") {
      const closed = groupName(tokens, source, index);
      const last = open.length - 1;
      for (let found = last; found >= 0 && found > last - DEEPEST; found--) {
        if (open[found]?.name !== closed) continue;
        environments.set(open[found]?.at ?? -1, index);
        open.length = found;
        return;
      }
    }
  });
  return { braces, environments };
}

/** The name in the group behind a `\begin` or `\end`; empty without one. */
export function groupName(tokens: readonly Token[], source: string, index: number): string {
  let at = index + 1;
  while (tokens[at]?.kind === "space") at++;
  const opening = tokens[at];
  if (opening?.kind !== "open") return "";
  for (let close = at + 1; close < Math.min(tokens.length, at + 6); close++) {
    const token = tokens[close];
    if (token?.kind === "close") return source.slice(opening.end, token.start).trim();
  }
  return "";
}
