/**
 * Knows again, in paragraphs that their author went over, the edits of the version before: what was rejected
 * must not return, what was accepted is not taken back, and what is proposed once more is not new.
 */
import type { Edit } from "@curie/language/editing";
import { textWith } from "../decisions/standing.ts";
import type { ReportChange } from "../report/model.ts";
import { sentencesOf } from "../report/sentences.ts";
import { folded } from "./applied.ts";
import { placesIn } from "./same-places.ts";

/** An edit of the version before with what its author decided. */
export type EarlierEdit = {
  start: number;
  end: number;
  before: string;
  after: string;
  state: "open" | "accepted" | "rejected";
  /** The change of the earlier report; null for one that was settled before that. */
  change: ReportChange | null;
  /** Whether the range is that of `after`, in a text that holds it already. */
  isApplied: boolean;
};

export type EarlierText = {
  text: string;
  /** The changes of the report, of which the new text may hold some. */
  changes: readonly ReportChange[];
  edits: readonly EarlierEdit[];
};

/** What an edit of the new version is: a proposal like any other, an earlier one again, or one to keep away. */
export type Recognised =
  | { kind: "fresh" }
  | { kind: "again"; earlier: EarlierEdit }
  | { kind: "kept-away"; earlier: EarlierEdit };

/** By sentence, for paragraphs that were split, joined, or moved and changed. */
export type SentenceIndex = ReadonlyMap<string, readonly SentenceEdit[]>;
type SentenceEdit = { earlier: EarlierEdit; result: string; place: { start: number; end: number } };

/** Rejected and open edits by the sentence they change, and applied ones by the sentence they led to. */
export function indexSentences(texts: Iterable<EarlierText>): SentenceIndex {
  const index = new Map<string, SentenceEdit[]>();
  for (const earlier of texts) {
    for (const { text, edits } of bothReadings(earlier)) {
      if (edits.length === 0) continue;
      const sentences = sentencesOf(text);
      for (const one of edits) {
        const sentence = sentences.find(({ start, end }) => start <= one.start && one.end <= end);
        if (!sentence) continue;
        const key = keyOf(text.slice(sentence.start, sentence.end));
        const place = { start: one.start - sentence.start, end: one.end - sentence.start };
        const known = index.get(key) ?? [];
        known.push({
          earlier: one,
          result: keyOf(resultIn(text, sentence, one.start, one.end, insteadOf(one))),
          place,
        });
        index.set(key, known);
      }
    }
  }
  return index;
}

export type Recogniser = {
  /** What an edit of the engine is. */
  recognise(edit: Edit): Recognised;
  /** The edits of the version before whose place is still there, with where it is now. */
  standing: readonly { earlier: EarlierEdit; start: number; end: number }[];
};

/** @param earlier the paragraph that this one was; null for an added one */
export function recogniser(
  text: string,
  earlier: EarlierText | null,
  sentences: SentenceIndex,
): Recogniser {
  const results = new Map<string, EarlierEdit>();
  const standing: { earlier: EarlierEdit; start: number; end: number }[] = [];
  if (earlier) {
    const open = new Set<ReportChange>();
    for (const reading of bothReadings(earlier)) {
      const placeOf = placesIn(reading.text, text);
      for (const one of reading.edits) {
        const place = placeOf(one);
        // What is still to be changed is not changed yet, however the text may be read.
        if (!place || (one.isApplied && one.change && open.has(one.change))) continue;
        if (one.change && !one.isApplied) open.add(one.change);
        standing.push({ earlier: one, ...place });
        results.set(withEdit(text, place.start, place.end, insteadOf(one)), one);
      }
    }
  }
  const own = sentencesOf(text);
  const recognise = (edit: Edit): Recognised => {
    const same = results.get(withEdit(text, edit.start, edit.end, edit.replacement));
    const found = same ?? inSentence(text, own, edit, sentences);
    if (!found) return { kind: "fresh" };
    const isSettled = found.isApplied || found.state === "rejected";
    return { kind: isSettled ? "kept-away" : "again", earlier: found };
  };
  return { recognise, standing };
}

function inSentence(
  text: string,
  sentences: readonly { start: number; end: number }[],
  { start, end, replacement }: Edit,
  index: SentenceIndex,
): EarlierEdit | undefined {
  const sentence = sentences.find((one) => one.start <= start && end <= one.end);
  if (!sentence) return undefined;
  const known = index.get(keyOf(text.slice(sentence.start, sentence.end))) ?? [];
  const result = keyOf(resultIn(text, sentence, start, end, replacement));
  const from = start - sentence.start;
  const to = end - sentence.start;
  return known.find(
    (one) =>
      one.result === result ||
      // In a sentence that its author took over as it was edited, nothing is proposed against that.
      (one.earlier.isApplied && from < one.place.end && one.place.start < to),
  )?.earlier;
}

/** The text with what is still to be decided in it, and with everything applied that was not rejected. */
function bothReadings({ text, changes, edits }: EarlierText) {
  const standing = new Set(
    edits.flatMap(({ change, state }) => (change && state !== "rejected" ? [change] : [])),
  );
  const applied: EarlierEdit[] = [];
  let by = 0;
  for (const change of changes) {
    if (!standing.has(change)) continue;
    const start = change.start + by;
    const one = edits.find((edit) => edit.change === change);
    const end = start + change.after.length;
    if (one) applied.push({ ...one, start, end, isApplied: true });
    by += change.after.length - (change.end - change.start);
  }
  const after = textWith(
    text,
    changes.filter((change) => standing.has(change)),
  );
  return [
    { text, edits },
    { text: after, edits: applied },
  ];
}

/** What would have to be written to make the edit, or to take it back where it stands already. */
function insteadOf({ isApplied, before, after }: EarlierEdit): string {
  return isApplied ? before : after;
}

function withEdit(text: string, start: number, end: number, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

function resultIn(
  text: string,
  sentence: { start: number; end: number },
  start: number,
  end: number,
  replacement: string,
): string {
  return text.slice(sentence.start, start) + replacement + text.slice(end, sentence.end);
}

function keyOf(sentence: string): string {
  return folded(sentence).trim();
}
