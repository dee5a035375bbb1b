/** Lists of terms: read, written, and found in texts. Pure functions; nothing here keeps anything. */

export type { TermsOfFile } from "./file.ts";
export { readTermFile, type TermFileFormat, termFileFormats, writeTermFile } from "./files.ts";
export { cleanText, judgeTerm } from "./judge.ts";
export {
  capitalised,
  createTermMatcher,
  inEnglish,
  type Match,
  type TermMatcher,
} from "./matching/matcher.ts";
export { withoutOverlaps } from "./matching/overlaps.ts";
export { pluralOf } from "./matching/plural.ts";
export {
  altersTerm,
  type TermRange,
  type TermsInText,
  termsInText,
  withoutAltering,
} from "./matching/protection.ts";
export { mergeTermLists } from "./merge.ts";
export * from "./names.ts";
export { keyOf, saySame, type Term, type TermDraft } from "./term.ts";
