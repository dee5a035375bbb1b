/** Opens a Word file: refuses what is none, reads every story of what is one. */
import type { Archive } from "./container/archive.ts";
import { readArchive } from "./container/archive.ts";
import { identifyFile } from "./container/identify.ts";
import type { Package } from "./container/package.ts";
import { contentType, openPackage, readXml, related, relationships } from "./container/package.ts";
import { packageWarnings, readRestrictions, refuseMacros } from "./container/restrictions.ts";
import { verifyOtherParts } from "./container/verification.ts";
import type { Limits } from "./limits.ts";
import { defaultLimits } from "./limits.ts";
import type { Paragraph, Story, Warning } from "./model.ts";
import type { SourceChange } from "./reading/changes.ts";
import { classifyParagraphs, isUneditableKind } from "./reading/kinds.ts";
import type { SourceParagraph } from "./reading/source.ts";
import { readStory } from "./reading/story.ts";
import type { Styles } from "./reading/styles.ts";
import { noStyles, readStyles } from "./reading/styles.ts";
import { DocxRefusal } from "./refusals.ts";
import type { DecodedText } from "./xml/encoding.ts";
import { codeOf, W } from "./xml/names.ts";
import type { Outline } from "./xml/outline.ts";
import { scanXml } from "./xml/scanner.ts";

export type StoryPart = {
  /** The entry's name in the archive. */
  name: string;
  kind: Exclude<Story, "text-box">;
  decoded: DecodedText;
  outline: Outline;
  paragraphs: readonly SourceParagraph[];
  changes: readonly SourceChange[];
};

/** Content types of parts that hold paragraphs. */
export const storyType =
  /wordprocessingml\.(?:[\w.]*main|comments|header|footer|footnotes|endnotes|document\.glossary)\+xml$/;

/** What the writer needs; not for callers. */
export type Source = {
  archive: Archive;
  parts: readonly StoryPart[];
  /** By `Paragraph.id`. */
  paragraphs: readonly { part: StoryPart; source: SourceParagraph }[];
  styles: Styles;
  usedIds: ReadonlySet<number>;
  limits: Limits;
};

export type WordDocument = {
  /** Body first (tables in place, text boxes behind the paragraph that anchors them), then
   * footnotes, endnotes, headers, footers. Empty paragraphs are there as well. */
  readonly paragraphs: readonly Paragraph[];
  readonly warnings: readonly Warning[];
  /** Opaque: how the paragraphs stand in the file. */
  readonly source: Source;
};

/**
 * Opens a .docx or .dotx from its bytes, which must not change while the document is in use.
 * @throws DocxRefusal for anything that is not a sound Word file, or must not be edited
 */
export function openWordDocument(bytes: Uint8Array, limits: Partial<Limits> = {}): WordDocument {
  const allowed = { ...defaultLimits, ...limits };
  if (bytes.length > allowed.fileBytes) {
    throw new DocxRefusal("too-large", {
      sizeBytes: bytes.length,
      allowedBytes: allowed.fileBytes,
    });
  }
  refuseOtherFiles(bytes);
  const archive = readArchive(bytes, allowed);
  const opened = openPackage(archive, allowed);
  const main = findMainPart(opened);
  const links = relationships(opened, main);
  const { protection, writeProtected } = readRestrictions(opened, links);
  if (protection) throw new DocxRefusal("protected-document", { protection });
  const [stylesPart] = related(opened, links, "styles");
  const styles: Styles = stylesPart
    ? readStyles(readXml(opened, stylesPart).text, allowed)
    : noStyles;

  const warnings: Warning[] = [];
  const usedIds = new Set<number>();
  const parts: StoryPart[] = [];
  const readPart = (name: string, kind: StoryPart["kind"], root: number): void => {
    const entry = opened.entries.get(name.toLowerCase());
    if (!entry || parts.some((part) => part.name === entry.name)) return;
    const decoded = readXml(opened, name);
    const outline = scanXml(decoded.text, codeOf, allowed);
    const content = readStory(outline, kind, styles.hidden);
    if (outline.code(1) !== root) throw new DocxRefusal("corrupt", { reason: "root-element" });
    for (const id of content.usedIds) usedIds.add(id);
    if (content.hasUnbalancedField) warnings.push({ code: "unbalanced-field" });
    if (content.hasImportedContent) warnings.push({ code: "imported-content" });
    const { paragraphs, changes } = content;
    parts.push({ name: entry.name, kind, decoded, outline, paragraphs, changes });
  };
  readPart(main, "body", W.document);
  for (const name of related(opened, links, "footnotes")) readPart(name, "footnote", W.footnotes);
  for (const name of related(opened, links, "endnotes")) readPart(name, "endnote", W.endnotes);
  for (const name of related(opened, links, "header")) readPart(name, "header", W.hdr);
  for (const name of related(opened, links, "footer")) readPart(name, "footer", W.ftr);
  // Comments and the glossary are not edited, but their revisions share the space of ids.
  const read = new Set(parts.map((part) => part.name));
  const linked = new Set(
    ["comments", "glossaryDocument"].flatMap((kind) =>
      related(opened, links, kind).map((name) => name.toLowerCase()),
    ),
  );
  for (const { name } of archive.entries) {
    const isStory = name.endsWith(".xml") && storyType.test(contentType(opened, name));
    if (read.has(name) || !(isStory || linked.has(name.toLowerCase()))) continue;
    const outline = scanXml(readXml(opened, name).text, codeOf, allowed);
    for (const id of readStory(outline, "body").usedIds) usedIds.add(id);
  }
  verifyOtherParts(
    opened,
    parts.map((part) => part.name),
  );
  for (const code of packageWarnings(opened)) warnings.push({ code });
  if (writeProtected) warnings.push({ code: "write-protected" });

  const located = parts.flatMap((part) => part.paragraphs.map((source) => ({ part, source })));
  const classified = parts.flatMap((part) => classifyParagraphs(part.paragraphs, styles));
  const paragraphs = located.map(({ source }, id): Paragraph => {
    const { kind, headingLevel } = classified[id] ?? { kind: "text", headingLevel: null };
    return {
      id,
      story: source.story,
      kind,
      headingLevel,
      inTable: source.inTable,
      text: source.text,
      locked: source.locked,
      editable: source.editable && !isUneditableKind(kind),
    };
  });
  return {
    paragraphs,
    warnings,
    source: { archive, parts, paragraphs: located, styles, usedIds, limits: allowed },
  };
}

/** Every kind of file that is no Word package, each under its own name. */
function refuseOtherFiles(bytes: Uint8Array): void {
  const found = identifyFile(bytes);
  switch (found) {
    case "docx":
    case "zip": // perhaps damaged: reading it says how
      return;
    case "empty":
      throw new DocxRefusal("empty-file");
    case "macro-enabled-word":
      throw new DocxRefusal("macro-enabled");
    case "encrypted-office":
      throw new DocxRefusal("encrypted");
    case "legacy-word":
    case "word-xml":
      throw new DocxRefusal("legacy-word-file", { found });
    case "xlsx":
    case "pptx":
    case "odt":
    case "open-document":
    case "iwork":
    case "legacy-excel":
    case "legacy-powerpoint":
    case "rtf":
      throw new DocxRefusal("other-office-file", { found });
    default:
      throw new DocxRefusal("not-a-word-file", { found });
  }
}

function findMainPart(opened: Package): string {
  const [main] = related(opened, relationships(opened, ""), "officeDocument");
  if (main === undefined) throw new DocxRefusal("corrupt", { reason: "main-part" });
  const type = contentType(opened, main);
  if (/macroEnabled/i.test(type)) throw new DocxRefusal("macro-enabled");
  refuseMacros(opened);
  if (/spreadsheetml/.test(type)) throw new DocxRefusal("other-office-file", { found: "xlsx" });
  if (/presentationml/.test(type)) throw new DocxRefusal("other-office-file", { found: "pptx" });
  return main;
}
