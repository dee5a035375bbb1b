/** Word files in, paragraphs out; edits in, tracked changes out. See README.md. */

export type { AcceptedDocument, AcceptOptions, AcceptWarning } from "./accepting/accept-all.ts";
export { acceptAll } from "./accepting/accept-all.ts";
export type { AcceptWarningCode } from "./accepting/decisions.ts";
export { placeFinder, readChanges } from "./changes.ts";
export type { ComparedParagraphs, WrittenComparison } from "./comparing/write-comparison.ts";
export { writeComparison } from "./comparing/write-comparison.ts";
export type { MediaComparison, PartComparison } from "./comparison.ts";
export { compareMedia, compareParts } from "./comparison.ts";
export type { Archive, Entry as ArchiveEntry } from "./container/archive.ts";
export { readArchive, readEntry, replaceEntries } from "./container/archive.ts";
export type { FileKind } from "./container/identify.ts";
export { fileKinds, identifyFile } from "./container/identify.ts";
export type { WordDocument } from "./document.ts";
export { openWordDocument } from "./document.ts";
export { readIdentities } from "./identities.ts";
export type { ParagraphLanguage } from "./languages.ts";
export { readLanguages, readLanguagesOf } from "./languages.ts";
export type { ParagraphLayout } from "./layout.ts";
export { readLayout } from "./layout.ts";
export type { Limits } from "./limits.ts";
export { defaultLimits } from "./limits.ts";
export type {
  AppliedChange,
  ChangeKind,
  ChangePlace,
  LockedSpan,
  LockReason,
  Paragraph,
  ParagraphKind,
  Span,
  SpanEdit,
  StandingChange,
  Story,
  Warning,
  WarningCode,
} from "./model.ts";
export { PLACEHOLDER } from "./model.ts";
export type { DocumentObject, ObjectKind } from "./objects.ts";
export { readObjects, readObjectTexts } from "./objects.ts";
export type { RefusalCode, RefusalParams } from "./refusals.ts";
export { DocxRefusal, refusalCodes, refusalDetails } from "./refusals.ts";
export type { RejectedParagraph } from "./rejecting.ts";
export { readRejectedText } from "./rejecting.ts";
export type { EnglishLanguage } from "./translation/formatting.ts";
export type { LeftOutReason } from "./translation/paragraphs.ts";
export type { Segment, Segments } from "./translation/segments.ts";
export { readSegments } from "./translation/segments.ts";

export type { SegmentTag } from "./translation/templates.ts";
export type {
  TranslationOptions,
  TranslationWarning,
  WrittenTranslation,
} from "./translation/write-translation.ts";
export { writeBilingual, writeTranslation } from "./translation/write-translation.ts";
export { countWords, countWordsIn } from "./words.ts";
export { splitEdit, trimEdit } from "./writing/edits.ts";
export type { RevisionOptions, WrittenDocument } from "./writing/tracked-changes.ts";
export { writeTrackedChanges } from "./writing/tracked-changes.ts";
