import { z } from "zod";

/**
 * Why an edit was made, as exactly as there is a sentence for it in the locale files (`reasons`).
 * The engines say the same names (`@curie/language/editing`).
 */
export const editReasons = [
  "subject-verb-agreement",
  "pronoun-agreement",
  "determiner-agreement",
  "plural-after-quantifier",
  "uncountable-noun",
  "irregular-form",
  "base-form-after-modal",
  "base-form-after-to",
  "participle-after-auxiliary",
  "gerund",
  "needless-be",
  "adverb-form",
  "article-a-an",
  "article-missing",
  "article-needless",
  "preposition",
  "fixed-phrase",
  "comparison",
  "possessive",
  "relative-pronoun",
  "pronoun-form",
  "object-missing",
  "word-order",
  "capital-letter",
  "doubled-word",
  "grammar-other",
  "confused-words",
  "counted-things",
  "more-exact-word",
  "spelling-mistake",
  "apostrophe",
  "one-word",
  "two-words",
  "comma-needed",
  "punctuation-doubled",
  "punctuation-space",
  "american-spelling",
  "british-spelling",
  "american-word",
  "british-word",
  "one-spelling",
  "one-hyphenation",
  "one-capitalization",
  "abbreviation-defined-twice",
  "model",
] as const;

export const EditReason = z.enum(editReasons);
export type EditReason = z.infer<typeof EditReason>;
