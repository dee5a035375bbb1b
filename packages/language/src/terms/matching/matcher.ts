import type { Term } from "../term.ts";
import { pluralOf } from "./plural.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** What a match is of its entry: the words that are wanted, or others that they are to replace. */
export type MatchRole = "term" | "variant";

/** Words of a text that a list says something about: `[start, end)` in UTF-16 code units. */
export type Match = {
  start: number;
  end: number;
  entry: Term;
  role: MatchRole;
  isPlural: boolean;
  /** Its first letter is a capital because a sentence begins with it. */
  opensSentence: boolean;
};

/** Finds the terms of a list in texts. */
export type TermMatcher = {
  /** How many entries it was made of. */
  readonly size: number;
  /** In order of their starts; matches of different entries may overlap. */
  find(text: string): Match[];
};

type Pattern = Pick<Match, "entry" | "role" | "isPlural"> & {
  tokens: readonly string[];
  spaced: readonly boolean[];
  anyCase: boolean;
};

/**
 * Makes a list ready for finding its terms. Patterns stand under their first word, so that a text
 * costs the same however long the list is: one look-up a word, and a comparison where a term may begin.
 *
 * Words must be whole, in the capitals of the entry unless it says otherwise; at the start of a
 * sentence a capital is expected. Any white space is a space.
 *
 * @param shown which words of an entry are looked for; of `translate-as` the word of the other language
 */
export function createTermMatcher(
  terms: readonly Term[],
  shown: (entry: Term) => readonly (readonly [text: string, role: MatchRole])[] = inEnglish,
): TermMatcher {
  const known = shown === inEnglish ? ready.get(terms) : undefined;
  if (known) return known;
  const matcher = compiled(terms, shown);
  if (shown === inEnglish) ready.set(terms, matcher);
  return matcher;
}

/** Engine and report ask for the same list of one document. */
const ready = new WeakMap<readonly Term[], TermMatcher>();

function compiled(
  terms: readonly Term[],
  shown: (entry: Term) => readonly (readonly [text: string, role: MatchRole])[],
): TermMatcher {
  const byFirst = new Map<string, Pattern[]>();
  const add = (text: string, of: Pick<Match, "entry" | "role" | "isPlural">) => {
    const { tokens, spaced } = wordsOf(text);
    const [first] = tokens;
    if (first === undefined) return;
    const key = lower(first);
    const list = byFirst.get(key);
    const { entry, role, isPlural } = of;
    const pattern = { entry, role, isPlural, tokens, spaced, anyCase: entry.anyCase };
    if (list) list.push(pattern);
    else byFirst.set(key, [pattern]);
  };
  for (const entry of terms) {
    for (const [text, role] of shown(entry)) {
      add(text, { entry, role, isPlural: false });
      const plural = entry.plural ? pluralOf(text) : text;
      if (plural !== text) add(plural, { entry, role, isPlural: true });
    }
  }
  // The longest first, and of equals what is wanted before what it replaces.
  for (const list of byFirst.values()) {
    if (list.length === 1) continue;
    list.sort(
      (a, b) =>
        b.tokens.length - a.tokens.length || Number(a.role > b.role) - Number(a.role < b.role),
    );
  }
  return {
    size: terms.length,
    find(text) {
      if (byFirst.size === 0) return [];
      const tokens = tokensOf(text);
      const matches: Match[] = [];
      for (const [at, token] of tokens.entries()) {
        const candidates = byFirst.get(lower(token.text));
        if (!candidates) continue;
        for (const pattern of candidates) {
          const fit = fitOf(text, tokens, at, pattern);
          if (fit === null) continue;
          const end = tokens[at + pattern.tokens.length - 1]?.end ?? token.end;
          const { entry, role, isPlural } = pattern;
          const { start } = token;
          matches.push({ start, end, entry, role, isPlural, opensSentence: fit === "capital" });
        }
      }
      return matches;
    },
  };
}

/** Words of plain letters with single spaces, as most terms are, need no reading. */
const plainWords = /^[A-Za-z\d]+(?: [A-Za-z\d]+)*$/;

function wordsOf(text: string): Pick<Pattern, "tokens" | "spaced"> {
  if (plainWords.test(text)) {
    const tokens = text.split(" ");
    return { tokens, spaced: tokens.map((_, index) => index > 0) };
  }
  const read = tokensOf(text);
  return { tokens: read.map((token) => token.text), spaced: read.map(({ spaced }) => spaced) };
}

/** English words of an entry that stand in an English text. */
export function inEnglish(entry: Term): (readonly [string, MatchRole])[] {
  if (entry.kind === "never-change") return [[entry.term, "term"]];
  if (entry.kind === "translate-as") return [];
  return [[entry.term, "term"], ...entry.variants.map((text) => [text, "variant"] as const)];
}

/** `toLowerCase` copies; most words have no capital. */
function lower(text: string): string {
  return /[^a-z]/.test(text) ? text.toLowerCase() : text;
}

/** How a pattern fits at a token: as it is written, with the capital of a sentence, or not at all. */
function fitOf(
  text: string,
  tokens: readonly Token[],
  at: number,
  { tokens: wanted, spaced, anyCase }: Pattern,
): "as-written" | "capital" | null {
  if (at + wanted.length > tokens.length) return null;
  let isCapital = false;
  for (let index = 0; index < wanted.length; index += 1) {
    const token = tokens[at + index];
    const own = wanted[index] ?? "";
    if (!token || (index > 0 && token.spaced !== spaced[index])) return null;
    if (token.text === own) continue;
    if (anyCase && token.text.toLowerCase() === own.toLowerCase()) continue;
    if (index > 0 || token.text !== capitalised(own)) return null;
    if (!opensSentence(text, token.start)) return null;
    isCapital = true;
  }
  if (anyCase) {
    const [first = ""] = wanted;
    const begins = tokens[at];
    isCapital =
      begins !== undefined &&
      begins.text !== first &&
      begins.text === capitalised(first) &&
      opensSentence(text, begins.start);
  }
  return isCapital ? "capital" : "as-written";
}

/** The text with a capital first letter. */
export function capitalised(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** How much before a place tells whether a sentence begins there. */
const nearby = 40;

/** Whether a place is at the start of the text or behind the end of a sentence. */
function opensSentence(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - nearby), at);
  if (at <= nearby && /^[\s"“‘'([\d.)•–—-]*$/u.test(before)) return true;
  return (
    /[.!?:][”"’')\]]*\s+["“‘'([]*$/u.test(before) || /[。！？：]["”’」』）]*\s*$/u.test(before)
  );
}
