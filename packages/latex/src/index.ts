/** Manuscripts in LaTeX: sources in, paragraphs out; edits in, sources out. */
export { maxSourceBytes, openLatexFile, openLatexProject } from "./document.ts";
export { findMainFile } from "./main-file.ts";
export { markedFiles } from "./marked.ts";
export type {
  LatexDocument,
  LockedSpan,
  LockReason,
  Paragraph,
  ParagraphKind,
  Place,
  SourceFile,
  Span,
  SpanEdit,
  Story,
} from "./model.ts";
export { PLACEHOLDER } from "./model.ts";
export { LatexRefusal, type LatexRefusalCode, latexRefusalCodes } from "./refusals.ts";
export { readTar, replaceInTar, safeName, type TarFile } from "./tar.ts";
export {
  type LeftOut,
  type LeftOutCode,
  type Splice,
  type WriteOptions,
  type WrittenSources,
  writeEdits,
  writtenFiles,
} from "./write.ts";
