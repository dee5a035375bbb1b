/**
 * Puts translations in the place of paragraphs (the counterpart of `readSegments`): text in runs of
 * its formatting, marked as English; everything else as slices of the source, moved but never written anew.
 */

import type { SegmentProblem, TaggedToken } from "@curie/tagged-text";
import { parseTagged, validateSegment } from "@curie/tagged-text";
import { replaceEntries } from "../container/archive.ts";
import type { StoryPart, WordDocument } from "../document.ts";
import { freshIds } from "../writing/revision-numbers.ts";
import type { Splice } from "../writing/splices.ts";
import { applySplices, spliced } from "../writing/splices.ts";
import { encodeXml } from "../xml/encoding.ts";
import type { Outline } from "../xml/outline.ts";
import { appendParagraph } from "./appended-paragraph.ts";
import { compose, makePen } from "./compose.ts";
import type { Slice } from "./content.ts";
import type { EnglishLanguage } from "./formatting.ts";
import { noticeSplice } from "./notice.ts";
import type { Half, LeftOutReason, PartContent, Translatable } from "./paragraphs.ts";
import { readContent } from "./paragraphs.ts";
import type { SegmentTag } from "./templates.ts";

export type TranslationOptions = {
  /** What the written text is marked as, for spelling and hyphenation. */
  language: EnglishLanguage;
  /** Said at the top of the body, in a line of its own before its first words. */
  notice?: string;
};

export type TranslationWarning = { paragraph: number } & (
  | // about a translation that was not written
  { code: "unknown-paragraph" }
  /** The paragraph has no segment, for this reason; null when it has no words. */
  | { code: "not-translatable"; reason: LeftOutReason | null }
  | { code: "unsound-translation"; problems: readonly SegmentProblem[] }
  /** Bilingual: a content control for plain text holds one paragraph and no second. */
  | { code: "no-room" }
  // about one that was
  /** What somebody deleted with changes tracked is still there, in its language. */
  | { code: "deleted-text-kept" }
  /** An object shows words that stay in their language: a content control, moved text. */
  | { code: "object-text-kept" }
);

export type WrittenTranslation = {
  bytes: Uint8Array;
  /** How many of the given translations stand in the file. */
  applied: number;
  warnings: readonly TranslationWarning[];
};

/**
 * A copy of the document with paragraphs translated.
 *
 * @param translations of segments by `Paragraph.id`; one that `validateSegment` finds a problem in
 *   is left out, and its paragraph stays as it is
 */
export function writeTranslation(
  document: WordDocument,
  translations: ReadonlyMap<number, string>,
  options: TranslationOptions,
): WrittenTranslation {
  return write(document, translations, options, ({ source }, accepted) =>
    spliceTranslations(source, accepted, options.language),
  );
}

/**
 * A copy of the document with each translated paragraph followed by its translation, in a paragraph
 * of the same properties without its number. The original stays as it is, but for a section break,
 * which comes behind the translation. Links are plain text in it, citations and fields what they
 * show; notes, pictures and range marks are not repeated.
 *
 * @param translations as for `writeTranslation`
 */
export function writeBilingual(
  document: WordDocument,
  translations: ReadonlyMap<number, string>,
  options: TranslationOptions,
): WrittenTranslation {
  return write(document, translations, options, (outline, accepted, warnings) => {
    const splices: Splice[] = [];
    const pen = makePen(options.language, (slice) => writeSlice(outline.source, slice, []));
    for (const { paragraph, content, tokens } of accepted) {
      if (content.halves.some(({ draft }) => draft.isConfined)) {
        warnings.push({ code: "no-room", paragraph });
        continue;
      }
      for (const half of content.halves)
        splices.push(...appendParagraph(outline, half, tokens, pen));
    }
    return splices;
  });
}

type Splicer = (
  outline: Outline,
  accepted: readonly Accepted[],
  warnings: TranslationWarning[],
) => Splice[];

function write(
  document: WordDocument,
  translations: ReadonlyMap<number, string>,
  { language, notice }: TranslationOptions,
  splice: Splicer,
): WrittenTranslation {
  const { source } = document;
  const warnings: TranslationWarning[] = [];
  for (const paragraph of translations.keys()) {
    if (!document.paragraphs[paragraph]) warnings.push({ code: "unknown-paragraph", paragraph });
  }
  const nextId = freshIds(source.usedIds);
  const edited = new Map<StoryPart, Splice[]>();
  let applied = 0;
  for (const content of readContent(document, ({ id }) => translations.has(id))) {
    const accepted = acceptTranslations(content, translations, warnings);
    if (accepted.length === 0) continue;
    const refused = warnings.length;
    const splices = splice(content.part.outline, accepted, warnings);
    applied += accepted.length - (warnings.length - refused);
    edited.set(content.part, splices);
  }
  const [body] = source.parts;
  if (notice !== undefined && body) {
    const line = noticeSplice(body.outline, notice, language);
    // First, because a translation may begin at the same place.
    if (line) edited.set(body, [line, ...(edited.get(body) ?? [])]);
  }
  const changed = new Map<string, Buffer>();
  for (const [{ name, decoded }, splices] of edited) {
    changed.set(name, encodeXml(applySplices(decoded.text, splices, nextId), decoded));
  }
  warnings.sort((a, b) => a.paragraph - b.paragraph);
  const bytes =
    changed.size > 0
      ? replaceEntries(source.archive, changed)
      : Uint8Array.from(source.archive.bytes);
  return { bytes, applied, warnings };
}

type Accepted = { paragraph: number; content: Translatable; tokens: TaggedToken[] };

function acceptTranslations(
  { paragraphs }: PartContent,
  translations: ReadonlyMap<number, string>,
  warnings: TranslationWarning[],
): Accepted[] {
  const accepted: Accepted[] = [];
  for (const [paragraph, content] of paragraphs) {
    const translation = translations.get(paragraph);
    if (translation === undefined) continue;
    if (content === null || typeof content === "string") {
      warnings.push({ code: "not-translatable", paragraph, reason: content });
      continue;
    }
    const { template } = content;
    const problems = validateSegment(template.source, translation, template.tags);
    if (problems.length > 0) {
      warnings.push({ code: "unsound-translation", paragraph, problems });
      continue;
    }
    accepted.push({ paragraph, content, tokens: parseTagged(translation).tokens });
    if (content.halves.some(({ draft }) => draft.hasDeletedText)) {
      warnings.push({ code: "deleted-text-kept", paragraph });
    }
    if (template.tags.some(keepsWords)) {
      warnings.push({ code: "object-text-kept", paragraph });
    }
  }
  return accepted;
}

/** Objects that hold prose; what others show is a name, a number or a sign. */
const prose = new Set<SegmentTag["meaning"]>(["moved-text", "content-control", "markup"]);

function keepsWords({ form, meaning, shows }: SegmentTag): boolean {
  return form === "x" && prose.has(meaning) && /\p{L}/u.test(shows);
}

/** One splice for each outermost paragraph; text boxes are written before what is around them. */
function spliceTranslations(
  source: string,
  accepted: readonly Accepted[],
  language: EnglishLanguage,
): Splice[] {
  const halves: (Half & { tokens: TaggedToken[] })[] = accepted.flatMap(({ content, tokens }) =>
    content.halves.map((half) => ({ ...half, tokens })),
  );
  halves.sort((a, b) => a.draft.contentEnd - b.draft.contentEnd);
  const done: Splice[] = [];
  let inside: Splice[] = [];
  const pen = makePen(language, (slice) => writeSlice(source, slice, inside));
  for (const { draft, template, tokens } of halves) {
    let first = done.length;
    while (first > 0 && (done[first - 1] as Splice).start > draft.start) first--;
    inside = done.splice(first);
    const text = compose(template, tokens, pen);
    done.push({ start: draft.contentStart, end: draft.contentEnd, text });
  }
  return done;
}

/** A stretch of the source with what was written inside of it. */
function writeSlice(source: string, slice: Slice, inside: readonly Splice[]): string {
  return typeof slice === "string" ? slice : spliced(source, inside, slice.start, slice.end);
}
