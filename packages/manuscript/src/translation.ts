import {
  countWords,
  openWordDocument,
  readLanguages,
  readSegments,
  type Segment,
  type Warning,
  writeBilingual,
  writeTranslation,
} from "@curie/docx";
import type { Dialect } from "@curie/language/editing";

/** What of a manuscript goes to a translation engine, and what its owner should know about it. */
export type ManuscriptText = {
  /** In reading order, one a paragraph. */
  segments: readonly Segment[];
  /** Words of the whole manuscript, as `countManuscript` counts them. */
  words: number;
  /** What is odd about the file. */
  warnings: readonly Warning[];
};

/** What an engine is asked. */
export type EngineText = {
  /** Tagged text (see `Segment.source`). */
  segments: readonly string[];
  /** For each segment the ids of g that must stand exactly once in its translation. */
  fixedTags: readonly ReadonlySet<number>[];
};

/** English of each segment, in their order, and what to tell about single ones. */
export type TranslatedText = {
  segments: readonly string[];
  /** `segment` is an index; `untranslated` says that its text is the source's. */
  warnings: readonly { segment: number; code: string; details?: readonly string[] }[];
};

export type WriteOptions = {
  dialect: Dialect;
  /** Said at the top of both copies: what the English may be called when it is no translation. */
  notice?: string;
};

export type TranslatedManuscript = {
  /** The Word file in English. */
  translated: Uint8Array;
  /** The original, each paragraph followed by its translation. */
  bilingual: Uint8Array;
  /** Paragraphs in English now. */
  paragraphs: number;
  /** Paragraphs that should be and are not, because no sound translation came of them. */
  left: number;
  /** Paragraphs in English whose numbers or formatting should be compared with the original. */
  toCheck: number;
  /** What was noticed in single paragraphs, by code, with the number of paragraphs. */
  noticed: Readonly<Record<string, number>>;
  /** Terms of the author's lists that did not get their English in some paragraph. */
  termsMissed: readonly string[];
};

export type TranslateManuscriptOptions = WriteOptions & {
  /** Stops before the next step; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
};

/**
 * A Word file in, the same file in English out, and a copy with both languages.
 *
 * `readManuscriptText` and `writeTranslatedManuscript` are its two halves, for who reads and writes
 * on a worker thread and has the engine elsewhere.
 *
 * @param translate asks an engine; not called for a manuscript without text to translate
 * @throws DocxRefusal when the bytes are no Word file, or one that must not be edited
 */
export async function translateManuscript(
  bytes: Uint8Array,
  translate: (text: EngineText) => Promise<TranslatedText>,
  { signal, ...options }: TranslateManuscriptOptions,
): Promise<TranslatedManuscript & Pick<ManuscriptText, "words" | "warnings">> {
  const { segments, words, warnings } = readManuscriptText(bytes);
  signal?.throwIfAborted();
  const english =
    segments.length === 0
      ? { segments: [], warnings: [] }
      : await translate(textForEngine(segments));
  signal?.throwIfAborted();
  return { ...writeTranslatedManuscript(bytes, segments, english, options), words, warnings };
}

/**
 * The text to translate. Paragraphs that are in English already, such as a second abstract, stay.
 *
 * @throws DocxRefusal when the bytes are no Word file, or one that must not be edited
 */
export function readManuscriptText(bytes: Uint8Array): ManuscriptText {
  const document = openWordDocument(bytes);
  const languages = readLanguages(document);
  const { segments } = readSegments(document);
  return {
    segments: segments.filter(({ paragraph }) => languages[paragraph]?.language !== "en"),
    words: countWords(document),
    warnings: document.warnings,
  };
}

/** The segments as an engine is asked for their English. */
export function textForEngine(segments: readonly Segment[]): EngineText {
  return {
    segments: segments.map(({ source }) => source),
    fixedTags: segments.map(({ tags }) => {
      const fixed = tags.filter(({ form, once }) => form === "g" && once);
      return new Set(fixed.map(({ id }) => id));
    }),
  };
}

/**
 * Both copies of a manuscript whose text was read by `readManuscriptText`.
 *
 * @param segments as they were read
 * @param english of each of them
 */
export function writeTranslatedManuscript(
  bytes: Uint8Array,
  segments: readonly Segment[],
  english: TranslatedText,
  { dialect, notice }: WriteOptions,
): TranslatedManuscript {
  if (english.segments.length !== segments.length) {
    throw new Error(`${english.segments.length} translations of ${segments.length} segments`);
  }
  const untranslated = new Set<number>();
  const noticed = new Map<string, Set<number>>();
  const note = (code: string, paragraph: number | undefined) => {
    if (paragraph === undefined) return;
    noticed.set(code, (noticed.get(code) ?? new Set()).add(paragraph));
  };
  const termsMissed = new Set<string>();
  for (const { segment, code, details = [] } of english.warnings) {
    if (code === "terms-differ") for (const term of details) termsMissed.add(term);
    if (code === "untranslated") untranslated.add(segment);
    note(code, segments[segment]?.paragraph);
  }
  const translations = new Map<number, string>();
  segments.forEach((segment, index) => {
    if (untranslated.has(index)) return;
    translations.set(segment.paragraph, english.segments[index] ?? "");
  });

  const document = openWordDocument(bytes);
  const options = {
    language: dialect === "british" ? "en-GB" : "en-US",
    ...(notice === undefined ? {} : { notice }),
  } as const;
  const translated = writeTranslation(document, translations, options);
  const bilingual = writeBilingual(document, translations, options);
  const doubtful = new Set([...noticed.values()].flatMap((paragraphs) => [...paragraphs]));
  for (const { code, paragraph } of translated.warnings) {
    note(code, paragraph);
    if (code === "unsound-translation") doubtful.delete(paragraph);
  }
  for (const index of untranslated) doubtful.delete(segments[index]?.paragraph ?? -1);
  return {
    translated: translated.bytes,
    bilingual: bilingual.bytes,
    paragraphs: translated.applied,
    left: segments.length - translated.applied,
    toCheck: doubtful.size,
    noticed: Object.fromEntries([...noticed].map(([code, { size }]) => [code, size])),
    termsMissed: [...termsMissed],
  };
}
