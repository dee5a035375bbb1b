import {
  type FixedTags,
  hasSoundTags,
  noFixedTags,
  objectCharacter,
  plainText,
  readTagged,
  type TaggedToken,
  writeTagged,
} from "@curie/tagged-text";
import { changeTagged, type TextChange } from "./change-text.ts";
import type { SourceLanguage } from "./engine.ts";
import { compareNumbers } from "./numbers/compare-numbers.ts";
import type { DecimalMark } from "./numbers/number-token.ts";
import { termsMissed } from "./own-terms/glossary.ts";
import {
  citationMarks,
  markInEnglish,
  referencesLost,
  surplus,
  withoutCitationMarks,
} from "./references.ts";
import { offsetFor } from "./tag-places/objects.ts";
import { mostEffort, placeTags } from "./tag-places/place-tags.ts";
import { unitsLost } from "./units.ts";

/**
 * What a reader should know about a translated segment.
 *
 * `untranslated`: the source stands there; `tags-placed`: notes, citations or formatting were put where
 * they most likely belong; `tags-dropped`: words lost their formatting; `numbers-differ`,
 * `units-differ`, `references-differ`, `terms-differ`: source and translation do not agree on them;
 * `numbers-restored`, `references-restored`: they did not, and do now.
 */
export type TranslationWarningCode =
  | "untranslated"
  | "tags-placed"
  | "tags-dropped"
  | "numbers-differ"
  | "numbers-restored"
  | "units-differ"
  | "references-differ"
  | "references-restored"
  | "terms-differ";

export type SegmentWarning = {
  code: TranslationWarningCode;
  /** The numbers, units, references or terms in question as the text has them; tags by their ids. */
  details: readonly string[];
};

export type Judgement = {
  /** The translation as it can be written; null when it cannot be used at all. */
  text: string | null;
  warnings: readonly SegmentWarning[];
};

/** What a segment is judged by. */
export type JudgingRules = {
  from: SourceLanguage;
  decimalMark: DecimalMark;
  /** Ids of g that must stand exactly once. */
  fixed?: FixedTags | undefined;
  /** Terms and the English they must get. */
  glossary?: ReadonlyMap<string, string> | undefined;
};

const useless: Judgement = { text: null, warnings: [{ code: "untranslated", details: [] }] };

/**
 * Judges one engine's translation of one segment, and repairs what can be repaired without doubt.
 * The text it gives can always be written: every x once, every g known, soundly nested, escaped.
 */
export function judgeSegment(
  source: string,
  translated: string | null,
  { from, decimalMark, fixed = noFixedTags, glossary }: JudgingRules,
): Judgement {
  if (translated === null) return useless;
  const wanted = readTagged(source);
  const given = readTagged(translated);
  if (!isPlausible(wordsOf(wanted), wordsOf(given), from)) return useless;
  const placed = placeTags(wanted, given, fixed);
  if (!placed) return useless;

  const sourceText = plainText(wanted);
  const text = plainText(placed.tokens);
  const numbers = compareNumbers(
    withoutCitationMarks(sourceText),
    withoutCitationMarks(text),
    from,
    decimalMark,
  );
  const marks = compareMarks(sourceText, text);
  const changed = changeTagged(placed.tokens, [...numbers.changes, ...marks.changes]);
  // Without an invented mark a link, or the whole text, may have no words left.
  const isWritable = hasSoundTags(wanted, changed, fixed);
  const tokens = isWritable ? changed : changeTagged(placed.tokens, numbers.changes);
  const final = plainText(tokens);
  const warnings: SegmentWarning[] = [];
  const warn = (code: TranslationWarningCode, details: readonly string[]): void => {
    if (details.length > 0) warnings.push({ code, details });
  };
  warn("tags-placed", placed.placed.map(String));
  warn("tags-dropped", placed.dropped.map(String));
  warn("numbers-restored", numbers.restored);
  warn("numbers-differ", [...numbers.missing, ...numbers.added]);
  warn("units-differ", unitsLost(sourceText, final));
  warn(isWritable ? "references-restored" : "references-differ", marks.changed);
  warn("references-differ", [...marks.kept, ...referencesLost(sourceText, final, from)]);
  if (glossary) warn("terms-differ", termsMissed(sourceText, final, glossary));
  return { text: writeTagged(tokens), warnings };
}

function wordsOf(tokens: readonly TaggedToken[]): string {
  return plainText(tokens).replaceAll(objectCharacter, " ").trim();
}

/** How long English may be beside its source, in characters; generous, as headings and lists vary. */
const lengths = {
  zh_CN: { least: 0.7, slackBelow: 6, most: 12, slackAbove: 80 },
  es_ES: { least: 0.3, slackBelow: 5, most: 2.5, slackAbove: 60 },
  pt_BR: { least: 0.3, slackBelow: 5, most: 2.5, slackAbove: 60 },
} as const;

/** Whether a text can be a translation at all: not cut short, not a speech, not the source again. */
function isPlausible(source: string, translated: string, from: SourceLanguage): boolean {
  if (translated === "") return false;
  const { least, slackBelow, most, slackAbove } = lengths[from];
  if (translated.length < source.length * least - slackBelow) return false;
  if (translated.length > source.length * most + slackAbove) return false;
  if (from === "zh_CN") {
    const han = translated.match(/\p{Script=Han}/gu)?.length ?? 0;
    const letters = translated.match(/\p{L}/gu)?.length ?? 0;
    return han < 3 || han <= letters * 0.3;
  }
  return translated !== source || !readsLikeSource(source, from);
}

const commonWords = {
  es_ES: /(?<!\p{L})(?:el|los|las|del|una|que|con|para|por|se|es|son|como|más|fue)(?!\p{L})/giu,
  pt_BR: /(?<!\p{L})(?:os|as|do|da|dos|das|uma|que|com|para|por|não|é|são|foi|ao)(?!\p{L})/giu,
} as const;

/** Whether a text is a sentence in the source language, and not a name or a reference. */
function readsLikeSource(text: string, from: keyof typeof commonWords): boolean {
  const found = new Set(text.match(commonWords[from])?.map((word) => word.toLowerCase()));
  return found.size >= 2;
}

/** Takes out citation marks an engine invented and puts back those it lost; `kept` stays lost. */
function compareMarks(
  source: string,
  translated: string,
): { changes: TextChange[]; changed: string[]; kept: string[] } {
  const wanted = citationMarks(source);
  const given = citationMarks(translated);
  const changes: TextChange[] = [];
  const changed: string[] = [];
  for (const mark of surplus(given, wanted, ({ key }) => key)) {
    const start = translated.slice(0, mark.start).trimEnd().length;
    changes.push({ start, end: mark.end, text: "" });
    changed.push(mark.raw);
  }
  const lost = surplus(wanted, given, ({ key }) => key);
  if (lost.length * translated.length > mostEffort) {
    return { changes: [], changed: [], kept: lost.map(({ raw }) => raw) };
  }
  for (const mark of lost) {
    let at = offsetFor({ ...mark, text: source }, translated);
    // A place inside a mark that goes is the place where that mark began.
    for (const change of changes) if (at > change.start && at <= change.end) at = change.start;
    const space = /[\p{L}\p{N})]$/u.test(translated.slice(0, at)) ? " " : "";
    changes.push({ start: at, end: at, text: space + markInEnglish(mark) });
    changed.push(mark.raw);
  }
  return { changes, changed, kept: [] };
}
