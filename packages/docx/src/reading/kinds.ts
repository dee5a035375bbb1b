/**
 * What a paragraph is to a reader: heading, caption, reference entry, code. Styles say it in
 * well-made files; in the others a heading is bold text and a reference list is whatever follows
 * the word "References". Wrong answers cost differently: a reference taken for prose gets edited
 * (bad), prose taken for a reference is left unedited (less bad, but silent), so a list without a
 * heading style must also look like one.
 */
import type { ParagraphKind } from "../model.ts";
import listedHeadings from "./reference-headings.json" with { type: "json" };
import type { SourceParagraph } from "./source.ts";
import type { ParagraphStyle, Styles } from "./styles.ts";
import { styleChain } from "./styles.ts";

export type Classified = { kind: ParagraphKind; headingLevel: number | null };

/** Kinds no engine should edit, whatever its markup allows. */
export function isUneditableKind(kind: ParagraphKind): boolean {
  return kind === "reference" || kind === "contents" || kind === "code";
}

const referenceHeadings = new Set(listedHeadings);

/** Sections that manuscripts put behind the reference list, often without a heading style. */
const sectionAfterReferences =
  /^(acknowledge?ments?|funding|authors?['’]? contributions?|(conflicts?|declarations?) of interests?|competing interests|data availability.*|(figure|table)s?( legends?| captions?)?|figures and tables|tables and figures|supplement\w*.*|appendi(x|ces).*|annex.*|abbreviations|agradecimientos|financiación|anexos?|apéndices?|figuras|tablas|agradecimentos|apêndices?|tabelas|致谢|附录|图注|附表)[:.]?$/iu;

const captionStart =
  /^(supplementa\w+ )?(table|tab\.|fig\.|figure|scheme|box|appendix|tabla|figura|tabela|quadro|图|表|附录)\s*[A-Z]?\d+/iu;

/** Years, DOIs, numbers in brackets: what the beginning of a reference list is full of. */
const entryMark = /\b(1[89]|20)\d\d[a-z]?\b|\bdoi\b|https?:|^\s*(\[\d+\]|\d+[.)])/i;

function headingText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\uFFFC\t\n]/g, " ")
    .replace(/^\s*(?:\d+(?:\.\d+)*|[ivxlc]+)[.):、]?\s+/u, "")
    .replace(/[\s:.：]+$/u, "")
    .trim();
}

export function isReferenceHeading(text: string): boolean {
  return text.length < 80 && referenceHeadings.has(headingText(text));
}

/** What a style says about its paragraphs; an outline level from 0, or 9 for none. */
type StyleMeaning = { kind: ParagraphKind | null; outlineLevel: number };

function meaningOf(styles: Styles, id: string | null): StyleMeaning {
  const chain = styleChain(styles, id);
  const level = chain.find((style) => style.outlineLevel !== null)?.outlineLevel;
  const named = chain.map((style) => /^heading ([1-9])$/.exec(style.name)?.[1]).find(Boolean);
  return { kind: kindOf(chain), outlineLevel: level ?? (named ? Number(named) - 1 : 9) };
}

function kindOf(chain: readonly ParagraphStyle[]): ParagraphKind | null {
  const named = (pattern: RegExp): boolean => chain.some((style) => pattern.test(style.name));
  // The nearest name decides for kinds that other styles are commonly based on.
  const own = chain[0]?.name ?? "";
  if (/^(toc \d|table of (figures|authorities)|index \d)$/.test(own)) return "contents";
  if (/^(bibliography|endnote bibliography|references?|reference list)( \d+)?$/.test(own)) {
    return "reference";
  }
  if (own === "title") return "title";
  if (named(/^(caption|figure caption|table caption|image caption)$/)) return "caption";
  if (
    named(/^(source code|code|code block|html preformatted|preformatted text|verbatim.*|listing)$/)
  ) {
    return "code";
  }
  const isQuotation = named(/^(quote|intense quote|block text|block quotation|quotations?)$/);
  return isQuotation ? "quotation" : null;
}

function classify(paragraph: SourceParagraph, style: StyleMeaning): Classified {
  const plain = (kind: ParagraphKind): Classified => ({ kind, headingLevel: null });
  if (paragraph.generated === "bibliography") return plain("reference");
  if (paragraph.generated === "contents") return plain("contents");
  if (style.kind === "reference" && isReferenceHeading(paragraph.text)) return plain("heading");
  if (style.kind !== null) return plain(style.kind);
  const outline = paragraph.outlineLevel ?? style.outlineLevel;
  if (outline >= 0 && outline < 9 && paragraph.text.trim() !== "") {
    return { kind: "heading", headingLevel: outline + 1 };
  }
  return plain(paragraph.numbered ? "list" : "text");
}

/** Classifies the paragraphs of one part, in their order. */
export function classifyParagraphs(
  paragraphs: readonly SourceParagraph[],
  styles: Styles,
): Classified[] {
  const meanings = new Map<string | null, StyleMeaning>();
  const classified = paragraphs.map((paragraph) => {
    const meaning = meanings.get(paragraph.styleId) ?? meaningOf(styles, paragraph.styleId);
    meanings.set(paragraph.styleId, meaning);
    return classify(paragraph, meaning);
  });
  markCode(paragraphs, classified);
  markReferenceLists(paragraphs, classified);
  return classified;
}

/** Typewriter fonts mean code, unless the whole manuscript is set in one, as drafts still are. */
function markCode(paragraphs: readonly SourceParagraph[], classified: Classified[]): void {
  const spoken = paragraphs.filter((paragraph) => paragraph.text.trim() !== "");
  const typed = spoken.filter((paragraph) => paragraph.monospaced).length;
  if (typed === 0 || typed * 3 > spoken.length) return;
  paragraphs.forEach((paragraph, index) => {
    const item = classified[index];
    if (paragraph.monospaced && (item?.kind === "text" || item?.kind === "list")) {
      item.kind = "code";
    }
  });
}

function markReferenceLists(
  paragraphs: readonly SourceParagraph[],
  classified: Classified[],
): void {
  /** Level of the heading the list stands under; 0 when it only looks like one. */
  let listLevel: number | null = null;
  paragraphs.forEach((paragraph, index) => {
    const item = classified[index] as Classified;
    if (paragraph.story !== "body" || paragraph.inTable) return;
    const text = paragraph.text.trim();
    const isHeading = item.kind === "heading" || item.kind === "title";
    if (isReferenceHeading(text) && item.kind !== "contents") {
      if (isHeading) listLevel = item.headingLevel ?? 0;
      else if (looksLikeListBelow(paragraphs, index)) listLevel = 0;
      if (listLevel !== null && item.kind !== "heading") item.kind = "heading";
      return;
    }
    if (listLevel === null) return;
    const level = item.headingLevel ?? 0;
    const closes =
      (isHeading && (listLevel === 0 || level <= listLevel)) ||
      item.kind === "caption" ||
      captionStart.test(text) ||
      (text.length < 60 && sectionAfterReferences.test(headingText(text)));
    if (closes) listLevel = null;
    else if (item.kind === "text" || item.kind === "list") item.kind = "reference";
  });
}

function looksLikeListBelow(paragraphs: readonly SourceParagraph[], heading: number): boolean {
  const below = paragraphs
    .slice(heading + 1, heading + 40)
    .filter((paragraph) => paragraph.text.trim() !== "")
    .slice(0, 6);
  const marked = below.filter((paragraph) => entryMark.test(paragraph.text)).length;
  return marked > 0 && marked * 2 >= below.length;
}
