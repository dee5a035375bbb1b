import { type Dialect, type Edit, overlaps, type Span } from "../edit.ts";
import type { EditReason } from "../reasons.ts";
import { matchCase, type Word } from "../tokens.ts";
import type { DialectConverter } from "./converter.ts";
import { oxfordRule } from "./oxford.ts";
import { formInContext, type Neighbours } from "./sense.ts";

/** Confidence of a word whose meaning its neighbours tell. */
const inContext = 0.85;

// At the start of a sentence these are as often parties, houses and people as what they mean.
const nameLike =
  /^(?:labou?r|cent(?:er|re)s?|theat(?:er|re)s?|gr[ae]y|harbou?r|honou?r|program(?:me)?|defen[sc]e)$/i;

// With these after them they mean what they say: "Grey squirrels", "Honour killings".
const plainStart =
  /^(?:gr[ae]y (?:squirrels?|wolf|wolves|matter|seals?|whales?|herons?|literature|areas?|hairs?|zones?|water|iron|lines?|bars?|circles?|dots?|symbols?|boxes|arrows?|squares?|points?|curves?|triangles?|shading|values?|levels?)|labou?r (?:costs?|markets?|force|supply|demand|productivity|migration|shortages?|unions?|wards?|pains?|intensity)|honou?r (?:killings?|codes?|cultures?|crimes?|systems?)|harbou?r (?:seals?|porpoises?|sediments?)|defen[cs]e (?:mechanisms?|spending|budgets?|responses?|systems?|genes?|strateg(?:y|ies)|against)|(?:cent(?:er|re)) (?:frequency|frequencies))$/i;

/**
 * Edits that bring one paragraph's words into the wanted dialect.
 *
 * `words` are all words of `text` in order and `kept` the ranges nothing may change. Names, words
 * with digits or capitals inside and words whose spelling depends on their meaning stay; spelling
 * mistakes are none of this layer's business.
 */
export function dialectEdits(request: {
  text: string;
  words: readonly Word[];
  kept: readonly Span[];
  dialect: Dialect;
  converter: DialectConverter;
}): Edit[] {
  const { text, words, kept, dialect, converter } = request;
  const edits: Edit[] = percentEdits(text, kept, dialect);
  const isHeading = isTitleCase(text, words);
  for (const [index, word] of words.entries()) {
    const [, base = "", owner = ""] = /^(\p{L}\p{Ll}+)(['’]s)?$/u.exec(word.text) ?? [];
    const lower = base.toLowerCase();
    if (!/^[a-z]{2,}$/.test(lower)) continue;
    const change = changeOf(lower, index);
    if (!change) continue;
    if (!standsFree(text, word)) continue;
    if (isNameHere(word, words[index + 1], text) && !(isHeading && !nameLike.test(base))) continue;
    if (kept.some((span) => overlaps(span, word))) continue;
    edits.push({
      start: word.start,
      end: word.end,
      replacement: matchCase(change.word, base) + owner,
      category: "dialect",
      rule: `dialect.${change.rule}`,
      // Irregular words differ by more than a way of spelling: whilst and while, aluminium and aluminum.
      reason: reasonOf(change.rule, dialect),
      confidence: change.confidence,
    });
  }
  return edits;

  function changeOf(lower: string, index: number) {
    const conversion = converter.convert(lower, dialect);
    if (conversion) {
      return lower === "gray" && isUnit(words[index - 1]) ? null : conversion;
    }
    const form = formInContext(lower, dialect, () => neighboursOf(text, words, index));
    return form === null ? null : { word: form, rule: "sense", confidence: inContext };
  }
}

function reasonOf(rule: string, dialect: Dialect): EditReason {
  if (rule === oxfordRule) return "oxford-spelling";
  return `${dialect}-${rule === "irregular" ? "word" : "spelling"}`;
}

/** "5 percent" is "5 per cent" in Britain; "percentage" is one word everywhere. */
function percentEdits(text: string, kept: readonly Span[], dialect: Dialect): Edit[] {
  const [from, put] =
    dialect === "british"
      ? ([/(?<![\p{L}-])percent(?![\p{L}-])/gu, "per cent"] as const)
      : ([/(?<![\p{L}-])per cent(?![\p{L}-])/gu, "percent"] as const);
  return [...text.matchAll(from)]
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
    .filter((place) => !kept.some((span) => overlaps(span, place)))
    .map((place) => ({
      ...place,
      replacement: put,
      category: "dialect",
      rule: "dialect.irregular",
      reason: `${dialect}-word`,
      confidence: inContext,
    }));
}

/** Whether a text is a heading in title case, where capitals make no names: "Color and Behavior of Birds". */
function isTitleCase(text: string, words: readonly Word[]): boolean {
  if (words.length < 3 || words.length > 25 || /[.!?;]\s*$/.test(text)) return false;
  const long = words.filter(({ text: word }) => word.length >= 4);
  const capitals = long.filter(({ text: word }) => /^\p{Lu}/u.test(word));
  return long.length >= 2 && capitals.length >= long.length * 0.8;
}

/** "0.5 gray" and "in gray" are the unit of absorbed dose on both sides of the Atlantic. */
function isUnit(previous: Word | undefined): boolean {
  return previous !== undefined && /^(?:\d.*|in|per|milli|centi)$/.test(previous.text);
}

function neighboursOf(text: string, words: readonly Word[], index: number): Neighbours {
  const before: string[] = [];
  for (let at = index; at > 0 && before.length < 2; at--) {
    if (!/^\s+$/.test(text.slice(words[at - 1]?.end, words[at]?.start))) break;
    before.push(words[at - 1]?.text.toLowerCase() ?? "");
  }
  const after: string[] = [];
  for (let at = index; at < words.length - 1 && after.length < 2; at++) {
    if (!/^\s+$/.test(text.slice(words[at]?.end, words[at + 1]?.start))) break;
    after.push(words[at + 1]?.text.toLowerCase() ?? "");
  }
  const [tiedBefore = ""] =
    /[\p{L}\p{N}]+(?=[-‐‑]$)/u.exec(
      text.slice(Math.max(0, (words[index]?.start ?? 0) - 16), words[index]?.start),
    ) ?? [];
  const [, tiedAfter = ""] = /^[-‐‑](\p{L}+)/u.exec(text.slice(words[index]?.end)) ?? [];
  return { before, after, joined: [tiedBefore.toLowerCase(), tiedAfter.toLowerCase()] };
}

/** Joined to nothing but, by a hyphen, to another plain word: "color-coded", not "color_map". */
function standsFree(text: string, word: Word): boolean {
  const before = text.slice(Math.max(0, word.start - 2), word.start);
  const after = text.slice(word.end, word.end + 2);
  if (/[\p{L}\p{N}_@./\\#$&~^*+=<>|{}−'’]$/u.test(before)) return false;
  if (/^[\p{L}\p{N}_@/\\#$&~^*+=<>|{}−'’]/u.test(after)) return false;
  if (/^[.:][\p{L}\p{N}]/u.test(after)) return false;
  // `color = "gray"` and `color="gray"` are code.
  if (/^\s*[=(]\s*["'“‘\d#]/u.test(text.slice(word.end, word.end + 6))) return false;
  if (/=\s*["'“‘]$/u.test(text.slice(Math.max(0, word.start - 4), word.start))) return false;
  // "PE-labeled" and "5-story", but no part of a name: "ADAM-center".
  const describes = /(?:ed|ing|y|ies)$/.test(word.text);
  return (describes || !/[\p{Lu}\p{N}]-$/u.test(before)) && !/^-[\p{Lu}\p{N}]/u.test(after);
}

/** A capital is a name's, unless it opens a sentence that goes on in lower case. */
function isNameHere(word: Word, next: Word | undefined, text: string): boolean {
  if (word.text === word.text.toLowerCase()) return false;
  if (!word.opensSentence) return true;
  if (nameLike.test(word.text) && !plainStart.test(`${word.text} ${next?.text ?? ""}`)) return true;
  return !(next && /^[a-z]/.test(next.text) && /^[\s,-]+$/.test(text.slice(word.end, next.start)));
}

/**
 * Adds the dialect's edits to those made for other reasons. Where both want the same place the other
 * one stands, and what it writes is brought into the dialect too: "analyse" corrected to "analysed"
 * becomes "analyzed" for Americans.
 */
export function joinDialect(
  made: readonly Edit[],
  dialectal: readonly Edit[],
  dialect: Dialect,
  converter: DialectConverter,
): Edit[] {
  const rewritten = made.map((edit) => ({
    ...edit,
    replacement: edit.replacement.replace(
      /(?<![\p{L}\p{N}_.-])[a-z]{3,}(?![\p{L}\p{N}_-])/gu,
      (word) => converter.convert(word, dialect)?.word ?? word,
    ),
  }));
  const alone = dialectal.filter(
    (edit) => !made.some((other) => other.start <= edit.end && edit.start <= other.end),
  );
  return [...rewritten, ...alone].sort((a, b) => a.start - b.start || a.end - b.end);
}
