import { plainText, readTagged, writeTagged } from "@curie/tagged-text";
import { refusalOf } from "#editing/guard.ts";
import { changedArticle } from "#editing/own-terms/article.ts";
import { protectedSpans } from "#editing/protected-spans.ts";
import {
  createTermMatcher,
  inEnglish,
  type Term,
  type TermMatcher,
  type TermRange,
  termsInText,
} from "#terms/index.ts";
import { changeTagged } from "../change-text.ts";

/** An author's terms in the English that an engine wrote. */
export type EnglishTerms = {
  /** What no respelling may touch. */
  keptIn(text: string): readonly TermRange[];
  /** The tagged text with its variants written as the lists say. */
  asListed(segment: string): string;
};

export function englishTermsOf(terms: readonly Term[]): EnglishTerms {
  const matcher: TermMatcher = createTermMatcher(terms, (entry) =>
    entry.kind === "translate-as" ? [[entry.translation, "term"]] : inEnglish(entry),
  );
  const has = terms.length > 0;
  return {
    keptIn: (text) => (has ? termsInText(text, matcher.find(text)).kept : []),
    asListed(segment) {
      if (!has) return segment;
      const tokens = readTagged(segment);
      const text = plainText(tokens);
      const { variants } = termsInText(text, matcher.find(text));
      if (variants.length === 0) return segment;
      const kept = protectedSpans({ text, locked: [], editable: true });
      const changes = variants.flatMap(({ start, end, replacement }) => {
        const edit = { start, end, replacement, ...ofList };
        if (refusalOf(text, edit, kept) !== null) return [];
        const article = changedArticle(text, start, text.slice(start, end), replacement);
        const own = article
          ? article.article + text.slice(start - 1, start) + replacement
          : replacement;
        return [{ start: article?.start ?? start, end, text: own }];
      });
      return changes.length === 0 ? segment : writeTagged(changeTagged(tokens, changes));
    },
  };
}

const ofList = {
  category: "consistency",
  rule: "terms.always-write",
  reason: "own-term",
  confidence: 1,
} as const;
