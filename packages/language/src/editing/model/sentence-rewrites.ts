import { trimEdit } from "../arbitrate.ts";
import { applyEdits, type Edit, type EditableParagraph, type Span } from "../edit.ts";
import { type Refusal, refusalOf } from "../guard.ts";
import { protectedSpans } from "../protected-spans.ts";
import type { EditReason } from "../reasons.ts";
import { intoOriginal, joinWithMade } from "../second-look.ts";
import { alignSentences } from "./align-sentences.ts";
import { rewriteEdits } from "./rewrite-edits.ts";
import { type Newness, type SentenceRefusal, sentenceRefusal } from "./sentence-guard.ts";
import { countOfWords, sentenceSpans } from "./sentences.ts";

/** What rewriting is for, and how it is told. */
export type RewritePurpose = {
  reason: EditReason;
  /** Below this share of it a paragraph was written anew. */
  leastKept: number;
  newness: Newness;
};

export const purposes = {
  clarify: {
    reason: "clearer-wording",
    leastKept: 0.35,
    newness: { words: 3, share: 0.3 },
  },
  shorten: {
    reason: "shorter-wording",
    leastKept: 0.25,
    newness: { words: 2, share: 0.2 },
  },
} as const satisfies Record<string, RewritePurpose>;

/**
 * A sentence, or several that were joined, written anew. Its edits belong together: half of them would leave
 * a sentence that nobody wrote.
 */
export type SentenceRewrite = {
  /** In the original's own places. */
  edits: Edit[];
  /** Edits made before, that these take further. */
  replaces: Edit[];
  /** How many words fewer it has. */
  saved: number;
  /** Whether a whole sentence is gone. */
  removesSentence: boolean;
};

export type RewriteRefusal = Refusal | SentenceRefusal | "rewritten";

/**
 * What a model made of a paragraph, sentence by sentence. A sentence of which one edit may not pass stays
 * as it was, and so does one that lost a number or a name, says more than before, or denies something else.
 *
 * @param made the edits that led to the text the model was shown
 * @returns what may pass, and why the others may not; each refusal is one sentence
 */
export function sentenceRewrites(
  paragraph: EditableParagraph,
  made: readonly Edit[],
  rewritten: string,
  { reason, leastKept, newness }: RewritePurpose,
  confidence: number,
): { passed: SentenceRewrite[]; refused: RewriteRefusal[] } {
  const corrected = applyEdits(paragraph.text, made);
  const answer = rewritten.trim();
  // A paragraph of which hardly anything is left is another text, whatever its sentences are.
  if (rewriteEdits(corrected, answer, confidence, leastKept) === null) {
    return { passed: [], refused: ["rewritten"] };
  }
  const kept = protectedSpans(paragraph);
  const locked = paragraph.locked.map((span) => inCorrected(span, made));
  const keptNow = protectedSpans({ ...paragraph, text: corrected, locked });
  const passed: SentenceRewrite[] = [];
  const refused: RewriteRefusal[] = [];
  for (const { span, edits } of bySentence(corrected, answer, confidence)) {
    const before = corrected.slice(span.start, span.end);
    const own = joinNeighbours(corrected, edits, keptNow).map((edit) =>
      named(edit, corrected, span, reason),
    );
    const inside = own.map((edit) => shifted(edit, -span.start));
    const after = applyEdits(before, inside);
    const refusal = sentenceRefusal(before, after, corrected, inside, newness);
    if (refusal !== null) {
      refused.push(refusal);
      continue;
    }
    const placed = place(paragraph.text, made, corrected, own);
    const single = placed && refusalAmong(paragraph.text, placed.edits, kept);
    if (!placed || single) {
      refused.push(single ?? "protected");
      continue;
    }
    passed.push({
      ...placed,
      saved: countOfWords(before) - countOfWords(after),
      removesSentence: own.some((edit) => edit.reason === "sentence-removed"),
    });
  }
  return { passed, refused };
}

/** The edits that make each sentence, or each group of sentences that belong together, what it became. */
function bySentence(
  text: string,
  rewritten: string,
  confidence: number,
): { span: Span; edits: Edit[] }[] {
  return alignSentences(text, rewritten).flatMap(({ before, after }) => {
    const sentence = text.slice(before.start, before.end);
    const put = rewritten.slice(after.start, after.end).trimEnd();
    const space = put === "" ? "" : (/\s*$/.exec(sentence)?.[0] ?? "");
    // The last sentence takes the space before it along, and what is put in behind it brings one.
    const isLast = before.end === text.length;
    const start =
      put === "" && isLast ? text.slice(0, before.start).trimEnd().length : before.start;
    const span = { start, end: before.end };
    const become = sentence === "" ? (isLast ? ` ${put}` : `${put} `) : put + space;
    const edits = rewriteEdits(text.slice(span.start, span.end), become, confidence, 0) ?? [];
    const own = edits.map((edit) => shifted(edit, span.start));
    return own.length > 0 ? [{ span, edits: own }] : [];
  });
}

/** So few letters between two edits make them one change to a reader. */
const nearby = 14;

/** Edits with hardly anything between them, as one; never over something that is protected. */
function joinNeighbours(text: string, edits: readonly Edit[], kept: readonly Span[]): Edit[] {
  const joined: Edit[] = [];
  for (const edit of edits) {
    const last = joined.at(-1);
    const isFree =
      last &&
      edit.start - last.end <= nearby &&
      !kept.some(({ start, end }) => start < edit.start && end > last.end);
    if (last && isFree) {
      const between = text.slice(last.end, edit.start);
      joined[joined.length - 1] = {
        ...last,
        end: edit.end,
        replacement: last.replacement + between + edit.replacement,
        category: last.category === edit.category ? last.category : "word-choice",
      };
    } else joined.push(edit);
  }
  return joined.map((edit) => trimEdit(text, edit));
}

/** The edit with its reason; one that takes a whole sentence away says so. */
function named(edit: Edit, text: string, group: Span, reason: EditReason): Edit {
  const gone = text.slice(edit.start, edit.end);
  const isRemoval =
    edit.replacement.trim() === "" &&
    sentenceSpans(text.slice(group.start, group.end)).some(({ start, end }) => {
      const sentence = text.slice(group.start + start, group.start + end).trim();
      return sentence.length > 0 && gone.includes(sentence);
    });
  const why: EditReason = isRemoval ? "sentence-removed" : reason;
  return { ...edit, reason: why, rule: `model.${why}` };
}

/** Where a range that no edit touched stands after all edits. */
function inCorrected({ start, end }: Span, made: readonly Edit[]): Span {
  const before = made.filter((edit) => edit.end <= start);
  const by = before.reduce(
    (sum, edit) => sum + edit.replacement.length - (edit.end - edit.start),
    0,
  );
  return { start: start + by, end: end + by };
}

function shifted(edit: Edit, by: number): Edit {
  return { ...edit, start: edit.start + by, end: edit.end + by };
}

/** The edits in the original's places, with those made before that they take further; null where they have none. */
function place(
  text: string,
  made: readonly Edit[],
  corrected: string,
  edits: readonly Edit[],
): { edits: Edit[]; replaces: Edit[] } | null {
  const placed: Edit[] = [];
  const replaces: Edit[] = [];
  for (const edit of edits) {
    const alone = intoOriginal(edit, made);
    if (alone) {
      placed.push(alone);
      continue;
    }
    const joined = joinWithMade(edit, made, corrected);
    if (!joined || replaces.includes(joined.replaces)) return null;
    replaces.push(joined.replaces);
    const { category, rule, reason } = edit;
    const trimmed = trimEdit(text, { ...joined.edit, category, rule, reason });
    // What was corrected and is taken out again is no change at all.
    if (text.slice(trimmed.start, trimmed.end) !== trimmed.replacement) placed.push(trimmed);
  }
  return { edits: placed, replaces };
}

function refusalAmong(text: string, edits: readonly Edit[], kept: readonly Span[]): Refusal | null {
  for (const edit of edits) {
    const refusal = refusalOf(text, edit, kept);
    if (refusal !== null) return refusal;
  }
  return null;
}
