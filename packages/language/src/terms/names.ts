/** The listed values of terms; nothing else, so that pages can name them without the functions. */

/**
 * What a list says of a term. `never-change`: it stays as the author wrote it; `always-write`: its
 * variants become it; `translate-as`: the English that a word of another language must get.
 */
export const termKinds = ["never-change", "always-write", "translate-as"] as const;
export type TermKind = (typeof termKinds)[number];

/** Languages that are translated into English, as locales. */
export const termLanguages = ["zh_CN", "es_ES", "pt_BR"] as const;
export type TermLanguage = (typeof termLanguages)[number];

/** Why an entry is not taken. */
export const termProblems = [
  "kind-unknown",
  "term-missing",
  "too-long",
  "no-letters",
  "not-plain",
  "variants-missing",
  "too-many-variants",
  "variant-is-term",
  "changes-value",
  "language-unknown",
  "translation-missing",
  "flag-unknown",
  "english-missing",
  "too-many-columns",
  "quote-open",
  "list-full",
] as const;
export type TermProblem = (typeof termProblems)[number];

/** Why a file is refused as a whole. */
export const termFileProblems = [
  "file-empty",
  "file-too-large",
  "not-utf8",
  "not-xml",
  "not-tbx",
  "declares-entities",
] as const;
export type TermFileProblem = (typeof termFileProblems)[number];

/** The most entries of one list. */
export const termsMax = 10_000;
/** The longest term, variant or translation, in characters. */
export const termMaxLength = 200;
/** The most variants of one entry. */
export const variantsMax = 20;
/** The largest file that is read, in bytes: 10,000 entries with all that they may hold are smaller. */
export const termFileMaxBytes = 4 * 1024 * 1024;
