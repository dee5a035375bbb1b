import { setImmediate as nextTurn } from "node:timers/promises";
import { type FixedTags, plainText, readTagged, writeTagged } from "@curie/tagged-text";
import type { Term } from "#terms/index.ts";
import { changeTagged } from "./change-text.ts";
import {
  type SourceLanguage,
  type TranslationEngine,
  TranslationFailure,
  type TranslationRequest,
} from "./engine.ts";
import {
  type Judgement,
  type JudgingRules,
  judgeSegment,
  type SegmentWarning,
} from "./judge-segment.ts";
import { numberChanges } from "./numbers/compare-numbers.ts";
import { type DecimalMark, decimalMarkOf } from "./numbers/number-token.ts";
import { englishTermsOf } from "./own-terms/english.ts";
import { glossaryOf } from "./own-terms/glossary.ts";
import { renderingsOf, withWantedTerms } from "./own-terms/repair.ts";
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
  /**
   * The author's lists, as one. What of them stands in the source becomes part of the glossary, and what
   * they say of English is kept in the translation.
   */
  terms?: readonly Term[];
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
  const { terms = [], ...asked } = request;
  const { segments, from, style, oxfordSpelling, fixedTags, signal } = request;
  const decimalMark = decimalMarkOf(segments, from);
  const glossary = new Map([
    ...glossaryOf(
      terms,
      from,
      terms.length === 0 ? [] : segments.map((segment) => plainText(readTagged(segment))),
    ),
    ...(request.glossary ?? []),
  ]);
  const sent = segments.flatMap((segment, index) => (needsEngine(segment, from) ? [index] : []));
  const answers =
    sent.length === 0
      ? []
      : await engine.translate({
          ...asked,
          ...(glossary.size > 0 ? { glossary } : {}),
          segments: sent.map((index) => segments[index] ?? ""),
        });
  if (answers.length !== sent.length) {
    const counts = `${answers.length} segments instead of ${sent.length}`;
    throw new TranslationFailure(engine.name, "bad-answer", counts);
  }
  const answerOf = new Map(sent.map((index, place) => [index, answers[place] ?? null]));
  const english = englishTermsOf(terms);
  const respell = createRespeller(style, oxfordSpelling, english.keptIn);
  const rulesOf = (index: number) => ({ from, decimalMark, fixed: fixedTags?.[index], glossary });
  const wanted = await withTermsForced(engine, asked, answerOf, rulesOf);
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
    const { text, warnings } = wanted.get(index) ?? judgeSegment(source, answer, rulesOf(index));
    result.segments.push(text === null ? source : english.asListed(respell(text)));
    for (const warning of warnings) result.warnings.push({ segment: index, ...warning });
  }
  return result;
}

/**
 * Judges the translations that miss a term of the glossary, once the words that stand for it are replaced.
 * The engine is asked once more, for the missed terms alone.
 */
async function withTermsForced(
  engine: TranslationEngine,
  request: TranslationRequest,
  answerOf: ReadonlyMap<number, string | null>,
  rulesOf: (index: number) => JudgingRules & { glossary: ReadonlyMap<string, string> },
): Promise<Map<number, Judgement>> {
  const missing = new Map<number, Judgement & { text: string; missed: readonly string[] }>();
  for (const [index, answer] of answerOf) {
    if (rulesOf(index).glossary.size === 0) break;
    const { text, warnings } = judgeSegment(request.segments[index] ?? "", answer, rulesOf(index));
    const missed = warnings.find(({ code }) => code === "terms-differ")?.details ?? [];
    if (text !== null && missed.length > 0) missing.set(index, { text, warnings, missed });
  }
  const terms = new Set([...missing.values()].flatMap(({ missed }) => missed));
  const renderings = await renderingsOf(engine, request, [...terms]);
  const judged = new Map<number, Judgement>();
  for (const [index, { text, warnings, missed }] of missing) {
    const rules = rulesOf(index);
    const better = withWantedTerms(text, missed, rules.glossary, renderings);
    const judgement = better && judgeSegment(request.segments[index] ?? "", better, rules);
    if (!judgement || judgement.text === null) continue;
    // What was mended before stays said.
    const before = warnings.filter(({ code }) => code !== "terms-differ");
    const since = judgement.warnings.filter(
      ({ code }) => !before.some((warning) => warning.code === code),
    );
    judged.set(index, { text: judgement.text, warnings: [...before, ...since] });
  }
  return judged;
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
