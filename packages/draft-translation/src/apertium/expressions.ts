import { once, tableRows } from "@curie/language/tables";
import { dataFile } from "../data.ts";
import type { Placed } from "../english/tagged-text.ts";
import { placeNames } from "./own-words.ts";
import { type Category, categoryOf, type Word } from "./words.ts";

/** Several words that are one in English, by the dictionary forms of the source. */
type Expression = { category: Category; english: string };

/** Names of several words count as expressions, whatever their capitals. */
const expressions = once((): ReadonlyMap<string, Expression> => {
  const known = new Map<string, Expression>();
  for (const [source, english] of placeNames()) {
    if (source.includes(" ")) known.set(source.toLowerCase(), { category: "name", english });
  }
  const rows = tableRows(dataFile("apertium/expressions"), ["word", "kind", "english"]);
  for (const [source, kind, english] of rows) {
    known.set(source, { category: categoryOf(kind), english });
  }
  return known;
});

const longest = 6;

/** Joins the words of known expressions into one; a verb among them keeps its tense. */
export function joinExpressions(words: Word[]): void {
  for (let start = 0; start < words.length; start += 1) {
    for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
      const part = words.slice(start, start + length);
      const first = part[0];
      const expression =
        expressions().get(keyOf(part, "origin")) ??
        expressions().get(keyOf(part, "lemma")) ??
        (length > 1 ? expressions().get(keyOf(part, "surface")) : undefined);
      if (!first || !expression || !fits(expression, part)) continue;
      const { category, english } = expression;
      const verb = part.find((word) => word.category === "verb");
      const head = category === "verb" && verb ? verb : first;
      const joined: Word = {
        ...head,
        lemma: keyOf(part, "lemma"),
        ...(category === "adverb" && length > 1 ? { origin: keyOf(part, "origin") } : {}),
        category,
        english,
        offered: [english],
        surface: part.map(({ surface }) => surface).join(" "),
        isCapital: first.isCapital,
        spaced: first.spaced,
        objectsBefore: first.objectsBefore,
        objectsAfter: objectsAfterFirst(part),
        isPlural: category === "noun" && (first.tags.has("pl") || /s$/.test(english)),
      };
      words.splice(start, length, joined);
      break;
    }
  }
}

/** Terms of the document's glossary, as they stand in the text, get the English they must get. */
export function joinTerms(words: Word[], glossary: ReadonlyMap<string, string>): void {
  for (const [term, english] of glossary) {
    const wanted = term.toLowerCase().trim();
    const longestTerm = wanted.split(/\s+/).length + 1;
    for (let start = 0; start < words.length; start += 1) {
      for (let length = 1; length <= longestTerm; length += 1) {
        const part = words.slice(start, start + length);
        const [first] = part;
        const text = part
          .map(({ surface }) => surface.toLowerCase())
          .filter(Boolean)
          .join(" ");
        if (!first || text !== wanted) continue;
        words.splice(start, length, {
          ...first,
          category: "noun",
          surface: part.map(({ surface }) => surface).join(" "),
          english,
          offered: [english],
          isFinal: true,
          isPlural: part.some(({ tags }) => tags.has("pl")),
          objectsAfter: objectsAfterFirst(part),
        });
        break;
      }
    }
  }
}

function objectsAfterFirst(part: readonly Word[]): Placed[] {
  return part.flatMap(({ objectsBefore, objectsAfter }, index) => [
    ...(index === 0 ? [] : objectsBefore),
    ...objectsAfter,
  ]);
}

function keyOf(part: readonly Word[], field: "lemma" | "origin" | "surface"): string {
  return part
    .map((word) => word[field].replace("#", "").toLowerCase())
    .filter(Boolean)
    .join(" ");
}

/** Names and formatted stretches stay apart; a single word must be what the entry says. */
function fits({ category }: Expression, part: readonly Word[]): boolean {
  const [first] = part;
  if (part.length === 1) {
    if (category === "verb") return first?.category === "verb";
    if (category === "noun") return first?.category === "noun";
    return first?.category !== "noun" && first?.category !== "verb";
  }
  // `de nuevos estándares` is not again.
  if (category === "adverb" && part.length === 2 && part.at(-1)?.tags.has("pl")) {
    if (part.at(-1)?.category === "adjective") return false;
  }
  const formattings = new Set(part.map(({ formatting }) => formatting.join()));
  if (category === "name") return formattings.size === 1 && (first?.isCapital ?? false);
  return formattings.size === 1 && part.slice(1).every(({ isCapital }) => !isCapital);
}
