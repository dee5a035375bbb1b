/** What kind of change an edit is; the order is that of a list of them. */
export const editCategories = [
  "grammar",
  "word-choice",
  "punctuation",
  "spelling",
  "dialect",
  "consistency",
] as const;

export type EditCategory = (typeof editCategories)[number];

/**
 * Why an edit is made, as exactly as there is a sentence for it in the words of the product. Each is a
 * truth a researcher understands in one sentence.
 */
export const editReasons = [
  "subject-verb-agreement",
  "pronoun-agreement",
  "determiner-agreement",
  "plural-after-quantifier",
  "uncountable-noun",
  "irregular-form",
  "base-form-after-modal",
  "base-form",
  "participle-after-auxiliary",
  "gerund",
  "needless-be",
  "state-verb",
  "adverb-form",
  "article-a-an",
  "article-missing",
  "article-needless",
  "preposition",
  "fixed-phrase",
  "future-time",
  "comparison",
  "possessive",
  "relative-pronoun",
  "relative-missing",
  "pronoun-form",
  "object-missing",
  "subject-missing",
  "word-order",
  "tense",
  "one-conjunction",
  "word-class",
  "capital-letter",
  "doubled-word",
  "confused-words",
  "counted-things",
  "more-exact-word",
  "needless-word",
  "spelling-mistake",
  "apostrophe",
  "one-word",
  "two-words",
  "hyphen",
  // Reports of earlier versions name it; a rule of today says what its comma does.
  "comma-needed",
  "comma-after-opening",
  "comma-after-clause",
  "comma-before-clause",
  "comma-in-list",
  "comma-around-aside",
  "punctuation-doubled",
  "punctuation-space",
  "american-spelling",
  "british-spelling",
  "oxford-spelling",
  "american-word",
  "british-word",
  "one-spelling",
  "one-hyphenation",
  "one-capitalization",
  "abbreviation-defined-twice",
  "own-term",
  "model",
  "clearer-wording",
  "shorter-wording",
  "sentence-removed",
] as const;

export type EditReason = (typeof editReasons)[number];

/** In what respect a sentence may say something else after an edit; the order is that of a list of them. */
export const meaningKinds = [
  "certainty",
  "causality",
  "quantity",
  "comparison",
  "time",
  "negation",
  "roles",
  "fact",
] as const;

export type MeaningKind = (typeof meaningKinds)[number];

/** The reason that a table names. */
export function reasonOf(name: string): EditReason {
  const reason = editReasons.find((one) => one === name);
  if (!reason) throw new Error(`«${name}» is no reason for an edit`);
  return reason;
}

/** The category that a table names. */
export function categoryOf(name: string): EditCategory {
  const category = editCategories.find((one) => one === name);
  if (!category) throw new Error(`«${name}» is no category of edits`);
  return category;
}
