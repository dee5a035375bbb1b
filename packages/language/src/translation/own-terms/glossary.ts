import {
  capitalised,
  createTermMatcher,
  pluralOf,
  type Term,
  type TermMatcher,
  termsInText,
  withoutOverlaps,
} from "#terms/index.ts";
import type { SourceLanguage } from "../engine.ts";

/** Words of the source as they stand there, and the English that they must get. */
export type Glossary = ReadonlyMap<string, string>;

/**
 * What of an author's lists stands in a document, as a glossary for an engine, the longest words first.
 *
 * A term that never changes is English. In a text of another language it stays where it cannot be a word
 * of that language: with a capital or a figure inside, or with Latin letters among Chinese. The Spanish
 * "red" is a net, whatever a list says of the English colour.
 */
export function glossaryOf(
  terms: readonly Term[],
  from: SourceLanguage,
  texts: readonly string[],
): Map<string, string> {
  const matcher = createTermMatcher(terms, (entry) => {
    if (entry.kind === "translate-as") {
      return entry.language === from ? [[entry.term, "term"]] : [];
    }
    return entry.kind === "never-change" && staysIn(from, entry.term) ? [[entry.term, "term"]] : [];
  });
  const found = new Map<string, string>();
  for (const text of texts) {
    const matches = matcher.find(text);
    const staying = matches.filter(({ entry }) => entry.kind !== "translate-as");
    // Two that share a word stay as one: "Peer Review" and "Review Board" in "Peer Review Board".
    const { kept } = termsInText(text, staying);
    const opening = new Set(staying.flatMap((one) => (one.opensSentence ? [one.start] : [])));
    for (const { start, end } of kept) {
      const words = text.slice(start, end);
      found.set(words, opening.has(start) ? uncapitalised(words) : words);
    }
    for (const { start, end, entry, isPlural } of withoutOverlaps(matches)) {
      if (entry.kind !== "translate-as") continue;
      const words = text.slice(start, end);
      if (kept.some((range) => range.start < end && start < range.end)) continue;
      found.set(words, isPlural ? pluralOf(entry.translation) : entry.translation);
    }
  }
  return new Map([...found].sort(([a], [b]) => b.length - a.length));
}

/** As it is written where no sentence begins. */
function uncapitalised(text: string): string {
  const [first = ""] = text;
  return first.toLowerCase() + text.slice(first.length);
}

function staysIn(from: SourceLanguage, term: string): boolean {
  return from === "zh_CN"
    ? !/\p{Script=Han}/u.test(term)
    : /\p{Lu}|\p{N}|[^\p{L}\p{M}\s'’-]/u.test(term);
}

type GlossaryMatchers = { source: TermMatcher; english: TermMatcher };
const made = new WeakMap<Glossary, GlossaryMatchers>();

/** Both sides of a glossary, ready for finding; made once for a document. */
function matchersOf(glossary: Glossary): GlossaryMatchers {
  const known = made.get(glossary);
  if (known) return known;
  const entries = [...glossary].map(([term, english]): Term => {
    return { kind: "translate-as", term, translation: english, language: "es_ES", ...exactly };
  });
  const matchers = {
    source: createTermMatcher(entries, ({ term }) => [[term, "term"]]),
    // Of a term that stays as it is every letter counts; other English may begin a sentence, or be many.
    english: createTermMatcher(
      entries.map((entry) =>
        entry.kind === "translate-as" && !isSameWord(entry.term, entry.translation)
          ? { ...entry, anyCase: true, plural: true }
          : entry,
      ),
      (entry) => (entry.kind === "translate-as" ? [[entry.translation, "term"]] : []),
    ),
  };
  made.set(glossary, matchers);
  return matchers;
}

function isSameWord(term: string, english: string): boolean {
  return term.toLowerCase() === english.toLowerCase();
}

const exactly = { anyCase: false, plural: false };

/** Terms of the source whose English is nowhere in its translation. */
export function termsMissed(source: string, translated: string, glossary: Glossary): string[] {
  if (glossary.size === 0) return [];
  const { source: inSource, english } = matchersOf(glossary);
  const wanted = withoutOverlaps(inSource.find(source)).map(({ entry }) => entry.term);
  if (wanted.length === 0) return [];
  const given = new Set(english.find(translated).map(({ entry }) => entry.term));
  return [...new Set(wanted)].filter((term) => !given.has(term));
}

/** The words of one text, wherever they stand in it, as another text has them. */
export function replaceWords(
  text: string,
  words: readonly string[],
  wanted: string,
): { start: number; end: number; replacement: string }[] {
  const entries = words.map((term): Term => {
    return { kind: "never-change", term, anyCase: true, plural: true };
  });
  const found = withoutOverlaps(createTermMatcher(entries).find(text));
  return found.map(({ start, end, isPlural }) => {
    const own = isPlural ? pluralOf(wanted) : wanted;
    const isOpening =
      /^\p{Lu}/u.test(text.slice(start, end)) && /^\P{L}*$/u.test(before(text, start));
    return { start, end, replacement: isOpening ? capitalised(own) : own };
  });
}

/** What stands before a place in its sentence. */
function before(text: string, at: number): string {
  return text.slice(Math.max(text.lastIndexOf(". ", at - 1), 0), at);
}
