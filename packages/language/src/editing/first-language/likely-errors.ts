import type { FirstLanguage } from "./first-language.ts";

/** What the trained classifiers judge, and authors of some languages get wrong more often than others. */
export type LikelyError = "missing-article" | "needless-article" | "preposition" | "noun-number";

/**
 * Chinese and Japanese have no articles and no plural; Spanish and Portuguese put an article before
 * whatever is meant in general, and share most prepositions with one another and few with English.
 */
const likelyIn: Readonly<Record<FirstLanguage, ReadonlySet<LikelyError>>> = {
  zh: new Set(["missing-article", "noun-number", "preposition"]),
  ja: new Set(["missing-article", "needless-article", "noun-number", "preposition"]),
  es: new Set(["needless-article", "preposition"]),
  pt: new Set(["needless-article", "preposition"]),
  other: new Set(),
};

/** What is known of an author when a place of their text is judged. */
export type Author = {
  /** Whether the text shows that they are still learning English. */
  byLearner: boolean;
  /** Null where nobody said it and the text does not tell. */
  firstLanguage: FirstLanguage | null;
  /** Whether the author asks to be told what is only likely wrong, too. */
  wantsMore?: boolean;
};

export const unknownAuthor: Author = { byLearner: false, firstLanguage: null };

export function isLikely({ firstLanguage }: Author, error: LikelyError): boolean {
  return firstLanguage !== null && likelyIn[firstLanguage].has(error);
}

/**
 * What must be certain before a classifier is believed, in five steps: of anybody; of an author in whose
 * language the error is likely; of anybody who wants more; of a learner; of a learner in whose language it is
 * likely, or who wants more.
 */
export type Steps<Bounds> = {
  strict: Bounds;
  likely: Bounds;
  more: Bounds;
  learner: Bounds;
  both: Bounds;
};

export function stepFor<Bounds>(steps: Steps<Bounds>, author: Author, error: LikelyError): Bounds {
  if (author.wantsMore) return author.byLearner ? steps.both : steps.more;
  if (isLikely(author, error)) return author.byLearner ? steps.both : steps.likely;
  return author.byLearner ? steps.learner : steps.strict;
}
