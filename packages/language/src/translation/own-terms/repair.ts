import { escapeText, plainText, readTagged, writeTagged } from "@curie/tagged-text";
import { changedArticle } from "#editing/own-terms/article.ts";
import { changeTagged, type TextChange } from "../change-text.ts";
import type { TranslationEngine, TranslationRequest } from "../engine.ts";
import { type Glossary, replaceWords } from "./glossary.ts";

/** How an engine translates a term that stands alone: by the term. */
export type Renderings = ReadonlyMap<string, string>;

/**
 * Asks an engine for terms by themselves. What it says tells which words of a translation stand for them, also
 * of an engine that takes no glossary. One that fails at it leaves the translation as it is.
 */
export async function renderingsOf(
  engine: TranslationEngine,
  { glossary: _, onProgress: __, ...request }: TranslationRequest,
  terms: readonly string[],
): Promise<Renderings> {
  if (terms.length === 0) return new Map();
  try {
    const answers = await engine.translate({ ...request, segments: terms.map(escapeText) });
    return new Map(
      terms.flatMap((term, index) => {
        const english = alone(answers[index] ?? null);
        return english === null ? [] : [[term, english] as const];
      }),
    );
  } catch {
    request.signal?.throwIfAborted();
    return new Map();
  }
}

/** The words of an answer, without an article before them and a full stop behind. */
function alone(answer: string | null): string | null {
  if (answer === null) return null;
  const text = plainText(readTagged(answer))
    .trim()
    .replace(/^(?:the|an?)\s+/i, "")
    .replace(/[.。\s]+$/u, "");
  return /\p{L}/u.test(text) ? text : null;
}

/**
 * A translation in which the words that stand for missed terms are replaced by those that are wanted; null
 * where none of them is found.
 *
 * @param translated tagged text
 */
export function withWantedTerms(
  translated: string,
  missed: readonly string[],
  glossary: Glossary,
  renderings: Renderings,
): string | null {
  const tokens = readTagged(translated);
  const text = plainText(tokens);
  const changes: TextChange[] = [];
  for (const term of missed) {
    const wanted = glossary.get(term);
    const rendering = renderings.get(term);
    if (wanted === undefined) continue;
    // What an engine does not know it often leaves in its language.
    const words = rendering === undefined ? [term] : [rendering, term];
    for (const { start, end, replacement } of replaceWords(text, words, wanted)) {
      const article = changedArticle(text, start, text.slice(start, end), replacement);
      const from = article?.start ?? start;
      const own = article
        ? article.article + text.slice(start - 1, start) + replacement
        : replacement;
      if (changes.some((other) => from < other.end && other.start < end)) continue;
      changes.push({ start: from, end, text: own });
    }
  }
  return changes.length === 0 ? null : writeTagged(changeTagged(tokens, changes));
}
