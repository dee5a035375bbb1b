/** Terms drawn from manuscripts, and what became of them. */
import { openWordDocument } from "@curie/docx";
import { seededRandom } from "@curie/docx/testing";
import { createTermMatcher, type Term } from "@curie/language/terms";
import { type TranslationEngine, translateSegments } from "@curie/language/translation";
import { cleanCopy, type ReportChange } from "@curie/manuscript";

/** A manuscript as it came, and what the engine changes in it without a list. */
export type Found = {
  paragraphs: readonly string[];
  changes: readonly { text: string; changes: readonly ReportChange[] }[];
};

const words = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu;

/** So many terms, half of them words that the engine changes, as far as there are so many. */
export function drawTerms(manuscripts: readonly Found[], count: number, seed: number): Term[] {
  const random = seededRandom(seed);
  const changed = new Set<string>();
  const others = new Set<string>();
  for (const { paragraphs, changes } of manuscripts) {
    for (const { text, changes: own } of changes) {
      for (const change of own) for (const term of wordsOf(text, change)) changed.add(term);
    }
    for (const text of paragraphs) {
      const all = [...text.matchAll(words)];
      for (const [index, { 0: word, index: at }] of all.entries()) {
        if (random() > 0.05 || word.length < 3) continue;
        const next = all[index + 1];
        const isPair = random() < 0.3 && next && next.index === at + word.length + 1;
        others.add(isPair ? text.slice(at, next.index + next[0].length) : word);
      }
    }
  }
  const draw = (from: Set<string>, most: number) =>
    shuffled([...from].sort(), random).slice(0, most);
  const first = draw(changed, Math.ceil(count / 2));
  for (const term of first) others.delete(term);
  return [...first, ...draw(others, count - first.length)].map((term) => ({
    ...{ kind: "never-change", term, anyCase: false, plural: false },
  }));
}

/** The words that a change is about, whole. */
function wordsOf(text: string, { start, end }: ReportChange): string[] {
  const found = [...text.matchAll(words)].filter(
    ({ 0: word, index }) => index < end && start < index + word.length,
  );
  return found.map(({ 0: word }) => word).filter((word) => word.length > 1);
}

function shuffled<One>(all: One[], random: () => number): One[] {
  for (let last = all.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [all[last], all[other]] = [all[other] as One, all[last] as One];
  }
  return all;
}

type Lost = {
  /** Terms that stand in the manuscript. */
  found: Set<string>;
  /** How often they stand there; without a copy, how often a change of the engine is about them. */
  places: number;
  /** Each that stands less often in a paragraph of the copy than before. */
  altered: string[];
};

/**
 * Counts each term, letter by letter, in every paragraph of the original and of the copy with all changes
 * accepted: told by the files alone, whatever the engine says it did.
 *
 * @param edited null: what would be changed without a list
 */
export function termsLost(
  { paragraphs, changes }: Found,
  edited: Uint8Array | null,
  terms: readonly Term[],
): Lost {
  const matcher = createTermMatcher(terms);
  const lost: Lost = { found: new Set(), places: 0, altered: [] };
  if (edited === null) {
    for (const { text, changes: own } of changes) {
      const matches = matcher.find(text);
      lost.places += matches.filter(({ start, end }) =>
        own.some((change) => change.start < end && start < change.end),
      ).length;
    }
    return lost;
  }
  const after = openWordDocument(cleanCopy(edited)).paragraphs.map(({ text }) => text);
  if (after.length !== paragraphs.length) throw new Error("the copy has other paragraphs");
  for (const [index, text] of paragraphs.entries()) {
    const before = countWritten(text);
    const left = countWritten(after[index] ?? "");
    for (const [written, { count, term }] of before) {
      lost.found.add(term);
      lost.places += count;
      const now = left.get(written)?.count ?? 0;
      if (now < count)
        lost.altered.push(`“${written}” in paragraph ${index + 1}: ${count} → ${now}`);
    }
  }
  return lost;

  function countWritten(text: string): Map<string, { count: number; term: string }> {
    const counts = new Map<string, { count: number; term: string }>();
    for (const { start, end, entry } of matcher.find(text)) {
      const written = text.slice(start, end);
      const count = (counts.get(written)?.count ?? 0) + 1;
      counts.set(written, { count, term: entry.term });
    }
    return counts;
  }
}

/** A text in which each term is something else: many, in parts, in capitals, or gone. */
export function mangled(text: string, terms: readonly Term[]): string {
  const ways: readonly ((word: string) => string)[] = [
    (word) => `${word}s`,
    (word) => `${word.slice(0, 2)}-${word.slice(2)}`,
    (word) => word.toUpperCase(),
    () => "thing",
  ];
  let result = "";
  let from = 0;
  for (const { start, end } of createTermMatcher(terms).find(text)) {
    if (start < from) continue;
    const way = ways[(start + text.length) % ways.length] as (word: string) => string;
    result += text.slice(from, start) + way(text.slice(start, end));
    from = end;
  }
  return result + text.slice(from);
}

export const shouting = (text: string): string => text.toUpperCase();

/** Translates as if the manuscripts were Spanish, and counts what was lost without being named. */
export async function translatedWith(
  manuscripts: readonly Found[],
  terms: readonly Term[],
  translate: (text: string) => string,
): Promise<{ terms: number; places: number; altered: number }> {
  const engine: TranslationEngine = {
    name: "simulator",
    version: "1",
    quality: "translation",
    languages: ["es_ES"],
    health: async () => ({ ready: true }),
    translate: async ({ segments }) =>
      segments.map((segment) =>
        segment.replace(/&\w+;|[^&]+/g, (part) => (part.startsWith("&") ? part : translate(part))),
      ),
    close: async () => {},
  };
  // A word in small letters may be Spanish; only others stay in a translation.
  const staying = terms.filter(({ term }) => /\p{Lu}|\p{N}/u.test(term));
  const matcher = createTermMatcher(staying);
  const seen = new Set<string>();
  let [places, altered] = [0, 0];
  for (const { paragraphs } of manuscripts) {
    const sources = paragraphs.map((text) => text.replaceAll("\uFFFC", " ").trim());
    const done = await translateSegments(engine, {
      segments: sources.map(escaped),
      ...{ from: "es_ES", style: "american", terms: staying },
    });
    const untranslated = new Set(
      done.warnings.filter(({ code }) => code === "untranslated").map(({ segment }) => segment),
    );
    for (const [index, source] of sources.entries()) {
      if (untranslated.has(index)) continue;
      const english = unescaped(done.segments[index] ?? "");
      const named = done.warnings.filter(
        ({ segment, code }) => segment === index && code === "terms-differ",
      );
      const known = new Set(named.flatMap(({ details }) => details));
      const given = new Set(matcher.find(english).map(({ entry }) => entry.term));
      const wanted = new Set(matcher.find(source).map(({ entry }) => entry.term));
      for (const term of wanted) {
        seen.add(term);
        places += 1;
        const isNamed = [...known].some((name) =>
          matcher.find(name).some(({ entry }) => entry.term === term),
        );
        if (given.has(term) || isNamed) continue;
        altered += 1;
        process.stderr.write(`“${term}” is lost in “${english.slice(0, 200)}”\n`);
      }
    }
  }
  return { terms: seen.size, places, altered };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function unescaped(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
