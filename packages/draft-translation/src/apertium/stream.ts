/**
 * Apertium's stream: `^surface/lemma<tag><tag>$` are lexical units, `[…]` is text that passes through
 * untouched, and a backslash takes the meaning from the next character.
 */

export type Lexeme = { lemma: string; tags: readonly string[] };
export type LexicalUnit = {
  /** Text between the last unit and this one, unescaped; `[…]` with its brackets. */
  blank: string;
  /** What stands before the first slash. */
  head: string;
  /** What stands after each slash: analyses or translations. */
  readings: readonly string[];
};

const special = /[\\^$/[\]{}<>@*#+~]/g;

export function escapeStream(text: string): string {
  return text.replace(special, "\\$&");
}

function unescapeStream(text: string): string {
  return text.replace(/\\(.)/gs, "$1");
}

/** The units of a stream and the blank after the last of them. */
export function parseStream(stream: string): { units: LexicalUnit[]; rest: string } {
  const units: LexicalUnit[] = [];
  let end = 0;
  for (const match of stream.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\^((?:\\.|[^$\\])*)\$/gs)) {
    const [whole, inside] = match;
    if (inside === undefined) continue;
    const [head = "", ...readings] = splitAt(inside, "/");
    units.push({
      blank: unescapeStream(stream.slice(end, match.index)),
      head: unescapeStream(head),
      readings,
    });
    end = match.index + whole.length;
  }
  return { units, rest: unescapeStream(stream.slice(end)) };
}

/** Splits where the character stands without a backslash. */
function splitAt(text: string, character: string): string[] {
  const parts: string[] = [];
  let part = "";
  for (let index = 0; index < text.length; index += 1) {
    const here = text.charAt(index);
    if (here === "\\") {
      part += text.slice(index, index + 2);
      index += 1;
    } else if (here === character) {
      parts.push(part);
      part = "";
    } else part += here;
  }
  parts.push(part);
  return parts;
}

/**
 * The lexemes of a reading: `dar<vblex><ger>+lo<prn><enc>` is two, and the invariable end of an
 * expression (`llevar<vblex><ifi># a cabo`) moves to its lemma.
 */
export function lexemesOf(reading: string): Lexeme[] {
  const hash = reading.search(/(?<!\\)#/);
  const tagStart = reading.search(/(?<!\\)</);
  // `#` before the tags is part of the lemma already; after them it is moved there.
  const queue = hash > tagStart && tagStart >= 0 ? reading.slice(hash) : "";
  const body = queue ? reading.slice(0, hash) : reading;
  return splitAt(body, "+")
    .filter((part) => part !== "")
    .map((part, index) => {
      const start = part.search(/(?<!\\)</);
      const lemma = start < 0 ? part : part.slice(0, start);
      const tags = start < 0 ? [] : [...part.slice(start).matchAll(/<([^>]*)>/g)];
      return {
        lemma: unescapeStream(lemma) + (index === 0 ? unescapeStream(queue) : ""),
        tags: tags.map(([, tag = ""]) => tag),
      };
    });
}

export function formatLexeme({ lemma, tags }: Lexeme): string {
  const [word = "", ...queue] = lemma.split("#");
  const invariable = queue.length > 0 ? `#${queue.map(escapeStream).join("#")}` : "";
  return `^${escapeStream(word)}${invariable}${tags.map((tag) => `<${tag}>`).join("")}$`;
}
