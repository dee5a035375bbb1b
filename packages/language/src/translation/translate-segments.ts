import { setImmediate as nextTurn } from "node:timers/promises";
import { type FixedTags, plainText, readTagged, writeTagged } from "@curie/tagged-text";
import { changeTagged } from "./change-text.ts";
import {
  type SourceLanguage,
  type TranslationEngine,
  TranslationFailure,
  type TranslationRequest,
} from "./engine.ts";
import { judgeSegment, type SegmentWarning } from "./judge-segment.ts";
import { numberChanges } from "./numbers/compare-numbers.ts";
import { type DecimalMark, decimalMarkOf } from "./numbers/number-token.ts";
import { createRespeller } from "./respell.ts";

export type TranslationWarning = SegmentWarning & {
  /** Index of the segment in the request. */
  segment: number;
};

export type TranslatedSegments = {
  /** English of each segment, or the source where there is a warning `untranslated`. */
  segments: string[];
  warnings: TranslationWarning[];
};

export type SegmentedRequest = TranslationRequest & {
  /**
   * For each segment the ids of g that must stand exactly once: links, content controls, tracked
   * insertions. Other g are for formatting alone, and may be left out or used again.
   */
  fixedTags?: readonly FixedTags[];
};

/** Between turns of the event loop, so that a long document does not hold up progress or abort. */
const segmentsInOneTurn = 50;

/**
 * Translates a document's segments with one engine, and makes of its answer what can be written:
 * each x once, each g known and soundly nested, text escaped, numbers, units and citations compared
 * with the source, and the spelling that was asked for. Every engine's answer goes through here.
 *
 * Segments without words, and segments of a Chinese text without Chinese, are not sent.
 *
 * @throws TranslationFailure of the engine, or `bad-answer` when it gave another number of segments
 */
export async function translateSegments(
  engine: TranslationEngine,
  request: SegmentedRequest,
): Promise<TranslatedSegments> {
  const { segments, from, style, oxfordSpelling, glossary, fixedTags, signal } = request;
  const decimalMark = decimalMarkOf(segments, from);
  const sent = segments.flatMap((segment, index) => (needsEngine(segment, from) ? [index] : []));
  const answers =
    sent.length === 0
      ? []
      : await engine.translate({
          ...request,
          segments: sent.map((index) => segments[index] ?? ""),
        });
  if (answers.length !== sent.length) {
    const counts = `${answers.length} segments instead of ${sent.length}`;
    throw new TranslationFailure(engine.name, "bad-answer", counts);
  }
  const answerOf = new Map(sent.map((index, place) => [index, answers[place] ?? null]));
  const respell = createRespeller(style, oxfordSpelling);
  const result: TranslatedSegments = { segments: [], warnings: [] };
  for (const [index, source] of segments.entries()) {
    if (index % segmentsInOneTurn === 0) {
      await nextTurn();
      signal?.throwIfAborted();
    }
    const answer = answerOf.get(index);
    if (answer === undefined) {
      result.segments.push(withEnglishNumbers(source, from, decimalMark));
      continue;
    }
    const fixed = fixedTags?.[index];
    const { text, warnings } = judgeSegment(source, answer, { from, decimalMark, fixed, glossary });
    result.segments.push(text === null ? source : respell(text));
    for (const warning of warnings) result.warnings.push({ segment: index, ...warning });
  }
  return result;
}

/** Whether there is something to translate: words, and in a Chinese text Chinese ones. */
function needsEngine(segment: string, from: SourceLanguage): boolean {
  const text = plainText(readTagged(segment));
  return from === "zh_CN" ? /\p{Script=Han}/u.test(text) : /\p{L}/u.test(text);
}

function withEnglishNumbers(
  segment: string,
  from: SourceLanguage,
  decimalMark: DecimalMark,
): string {
  const tokens = readTagged(segment);
  const changes = numberChanges(plainText(tokens), from, decimalMark);
  return changes.length === 0 ? segment : writeTagged(changeTagged(tokens, changes));
}
