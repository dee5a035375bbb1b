import { z } from "zod";

/**
 * Why an edit was made, as exactly as there is a sentence for it in the locale files (`reasons`).
 * The engines say the same names (`@curie/language/editing`).
 */
export const editReasons = [
  "subject-verb-agreement",
  "pronoun-agreement",
  "plural-after-quantifier",
  "uncountable-noun",
  "base-form-after-modal",
  "participle-after-auxiliary",
  "gerund-after-preposition",
  "infinitive-after-verb",
  "needless-be",
  "article-a-an",
  "article-missing",
  "article-needless",
  "preposition",
  "fixed-phrase",
  "comparison",
  "possessive",
  "capital-letter",
  "doubled-word",
  "grammar-other",
  "confused-words",
  "more-exact-word",
  "spelling-mistake",
  "one-word",
  "two-words",
  "hyphen",
  "comma-needed",
  "comma-needless",
  "punctuation-doubled",
  "punctuation-space",
  "punctuation-other",
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
