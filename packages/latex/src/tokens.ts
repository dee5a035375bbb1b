/** Parts a LaTeX source into tokens with their places. Whatever comes in, every character is in one token. */

export type TokenKind =
  /** Ordinary characters. */
  | "text"
  /** White space with one line break at most. */
  | "space"
  /** White space with an empty line in it: a paragraph ends. */
  | "paragraph"
  /** `\name`, with its star, or a backslash and one other character. */
  | "command"
  | "open"
  | "close"
  | "bracket"
  /** To the end of the line, with the white space that the next one begins with. */
  | "comment"
  /** `$`; two of them are one formula's end and the next one's beginning as well as `$$`. */
  | "math"
  | "tie"
  /** `&`, `#`, `^`, `_`: no text where they stand alone. */
  | "special"
  /** What is typed as it is, and parts that are switched off: read to their end and never touched. */
  | "verbatim";

export type Token = {
  kind: TokenKind;
  start: number;
  end: number;
  /** Of a command, without backslash; of verbatim, the environment or command; else the first character. */
  name: string;
};

/** Environments whose content is no LaTeX text. */
const verbatimEnvironments = new Set([
  ..."verbatim verbatim* Verbatim BVerbatim LVerbatim lstlisting minted comment alltt filecontents".split(
    " ",
  ),
  ..."filecontents* tcblisting CCSXML luacode luacode* pycode sagesilent sageblock".split(" "),
]);

const ordinary = /[^\\{}$%&#^_~[\]\s\u00A0]+|\u00A0/y;
const whiteSpace = /[^\S\u00A0]+/y;
const lineBreak = /\r\n|\n|\r/g;
const letters = /[A-Za-z@]+\*?/y;
/** Nobody types more than that as it is in a line; the search must not run to the end each time. */
const restOfText = /[^\r\n]{0,1000}/y;
const restOfLine = /[^\r\n]*(?:(?:\r\n|\n|\r)[ \t]*)?/y;

export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const take = (kind: TokenKind, end: number, name = source.charAt(at)): void => {
    tokens.push({ kind, start: at, end, name });
    at = end;
  };
  const match = (pattern: RegExp, from: number): number => {
    pattern.lastIndex = from;
    return pattern.test(source) ? pattern.lastIndex : from;
  };
  while (at < source.length) {
    switch (source[at]) {
      case "\\": {
        const end = Math.max(match(letters, at + 1), Math.min(at + 2, source.length));
        const name = source.slice(at + 1, end);
        const typed = endOfVerbatim(source, name, end);
        if (typed) take("verbatim", typed.end, typed.name);
        else take("command", end, name);
        break;
      }
      case "{":
        take("open", at + 1);
        break;
      case "}":
        take("close", at + 1);
        break;
      case "[":
      case "]":
        take("bracket", at + 1);
        break;
      case "$":
        take("math", at + 1);
        break;
      case "%":
        take("comment", match(restOfLine, at));
        break;
      case "~":
        take("tie", at + 1);
        break;
      case "&":
      case "#":
      case "^":
      case "_":
        take("special", at + 1);
        break;
      default: {
        const space = match(whiteSpace, at);
        if (space > at) {
          const breaks = source.slice(at, space).match(lineBreak)?.length ?? 0;
          // A comment has taken the line break before.
          const needed = tokens.at(-1)?.kind === "comment" ? 1 : 2;
          take(breaks >= needed ? "paragraph" : "space", space);
        } else take("text", Math.max(match(ordinary, at), at + 1));
      }
    }
  }
  return tokens;
}

/** Where something typed as it is ends, when `\name` begins it; the end of the source when it never does. */
function endOfVerbatim(
  source: string,
  name: string,
  end: number,
): { end: number; name: string } | null {
  const orAll = (index: number, length: number): number =>
    index < 0 ? source.length : index + length;
  if (name === "begin") {
    beginning.lastIndex = end;
    const environment = beginning.exec(source)?.[1];
    if (environment === undefined || !verbatimEnvironments.has(environment)) return null;
    const closing = `\\end{${environment}}`;
    return { end: orAll(source.indexOf(closing, end), closing.length), name: environment };
  }
  if (name === "verb" || name === "verb*" || name === "lstinline") {
    const [from, delimiter] = delimiterAt(source, end, name === "lstinline");
    if (delimiter === "") return null;
    restOfText.lastIndex = from;
    const line = restOfText.exec(source)?.[0] ?? "";
    const close = line.indexOf(delimiter);
    // Without its end on the line it is damaged; no more than the line is taken for it.
    return { end: from + (close < 0 ? line.length : close + 1), name };
  }
  if (name === "url" || name === "path" || name === "nolinkurl" || name === "href") {
    const close = endOfAddress(source, end);
    return close === null ? null : { end: close, name: name === "href" ? "href" : "url" };
  }
  if (name === "iffalse") return { end: endOfConditional(source, end), name };
  return null;
}

const beginning = /\s*\{([A-Za-z]+\*?)\}/y;

function delimiterAt(source: string, at: number, hasOptions: boolean): [number, string] {
  let from = at;
  if (hasOptions && source[from] === "[") {
    const close = source.indexOf("]", from);
    if (close < 0) return [from, ""];
    from = close + 1;
  }
  const opening = source.charAt(from);
  if (opening === "" || /[\s\p{L}*]/u.test(opening)) return [from, ""];
  return [from + 1, opening === "{" ? "}" : opening];
}

/** An address may hold any sign, `%` among them. */
function endOfAddress(source: string, at: number): number | null {
  if (source[at] !== "{") return null;
  let depth = 0;
  for (let end = at; end < source.length; end++) {
    const sign = source[end];
    if (sign === "\n" && source[end + 1] === "\n") return null;
    if (sign === "\\") end++;
    else if (sign === "{") depth++;
    else if (sign === "}" && --depth === 0) return end + 1;
    if (end - at > LONGEST_ADDRESS) return null;
  }
  return null;
}

const LONGEST_ADDRESS = 1000;

function endOfConditional(source: string, from: number): number {
  const words = /\\(if[a-zA-Z]*|fi|else)(?![A-Za-z@])|%[^\r\n]*/g;
  words.lastIndex = from;
  let depth = 1;
  for (let found = words.exec(source); found; found = words.exec(source)) {
    const [, word] = found;
    if (word === undefined) continue;
    if (word === "fi") depth--;
    else if (word !== "else") depth++;
    // What stands behind \else is read.
    if (depth === 0 || (depth === 1 && word === "else")) return words.lastIndex;
  }
  return source.length;
}
