import {
  type ChangeReport,
  type EditCategory,
  editCategories,
  type ProofRow,
  type ProofSummary,
  proofPageSize,
  type ReportChange,
  type ReportParagraph,
  type ReportPlace,
} from "@curie/contract";

/** Which changes are shown: all, those that are new since the version before, those that may move the meaning, those to look at, or those of one category. */
export type Choice = "all" | "fresh" | "meaning" | "check" | EditCategory;

const choices: readonly Choice[] = ["all", "fresh", "meaning", "check", ...editCategories];

/** What the address asks for; everything when there is nothing of what it asks for. */
export function choiceOf(asked: string | null, counted: readonly CountedChoice[]): Choice {
  return counted.find(({ choice }) => choice === asked)?.choice ?? "all";
}

export function isChosen(change: ReportChange, choice: Choice): boolean {
  const { check, meaning, category, earlier } = change;
  if (choice === "all") return true;
  if (choice === "fresh") return !earlier;
  if (choice === "meaning") return meaning !== null;
  return choice === "check" ? check : category === choice;
}

export function changesOf({ paragraphs }: Pick<ChangeReport, "paragraphs">): ReportChange[] {
  return paragraphs.flatMap(({ changes }) => changes);
}

export type CountedChoice = { choice: Choice; count: number };

/** The choices that have something to show, with how much; all of them stand first. */
export function choicesOf(
  report: Pick<ChangeReport, "paragraphs"> & Partial<Pick<ChangeReport, "version">>,
): CountedChoice[] {
  const changes = changesOf(report);
  return choices
    .filter((choice) => choice !== "fresh" || report.version)
    .map((choice) => ({
      choice,
      count: changes.filter((change) => isChosen(change, choice)).length,
    }))
    .filter(({ choice, count }) => choice === "all" || count > 0);
}

/** Paragraphs under one heading, or of one kind of text beside the body. */
export type ReportSection = {
  /** Differs from that of every other section. */
  key: number;
  place: Pick<ReportPlace, "heading" | "story">;
  paragraphs: ReportParagraph[];
  /** How many of its changes are chosen. */
  changes: number;
};

/** The paragraphs with a chosen change, in sections as the manuscript has them. */
export function sectionsOf(
  { paragraphs }: Pick<ChangeReport, "paragraphs">,
  choice: Choice,
): ReportSection[] {
  const sections: ReportSection[] = [];
  for (const paragraph of paragraphs) {
    const changes = paragraph.changes.filter((change) => isChosen(change, choice)).length;
    if (changes === 0) continue;
    const { heading, story } = paragraph;
    const last = sections.at(-1);
    if (last && last.place.heading === heading && last.place.story === story) {
      last.paragraphs.push(paragraph);
      last.changes += changes;
    } else {
      sections.push({
        key: paragraph.paragraph,
        place: { heading, story },
        paragraphs: [paragraph],
        changes,
      });
    }
  }
  return sections;
}

/** So many notes stand beside a stretch of text about as high as they are. */
const notesBeside = 3;

/**
 * A paragraph in stretches of whole sentences with about three chosen changes each, so that a note never stands far
 * from its mark. Each keeps its place in the manuscript; offsets count from its own beginning.
 */
export function stretchesOf(paragraph: ReportParagraph, choice: Choice): ReportParagraph[] {
  const chosen = paragraph.changes.filter((change) => isChosen(change, choice));
  const ends: number[] = [];
  let notes = 0;
  let at = 0;
  for (const end of sentenceEnds(paragraph)) {
    notes += chosen.filter(({ start }) => start >= at && start < end).length;
    at = end;
    if (notes < notesBeside) continue;
    ends.push(end);
    notes = 0;
  }
  // A rest without a note belongs to what stands before it.
  const last = ends.at(-1) ?? 0;
  if (!chosen.some(({ start }) => start >= last)) ends.pop();
  return [...ends, paragraph.text.length].map((end, index) =>
    stretch(paragraph, ends[index - 1] ?? 0, end),
  );
}

/** Where a sentence ends and another begins, outside of changes and of what is protected. */
function sentenceEnds({ text, protectedRanges, changes }: ReportParagraph): number[] {
  const whole = [...protectedRanges, ...changes];
  return [...text.matchAll(/[.!?][)\]”"’]*\s+(?=[\p{Lu}“"(])/gu)]
    .map(({ index, 0: match }) => index + match.length)
    .filter((end) => !whole.some((range) => range.start <= end && end <= range.end));
}

function stretch(paragraph: ReportParagraph, start: number, end: number): ReportParagraph {
  const { text, objects, protectedRanges, changes } = paragraph;
  const inside = (range: { start: number }) => range.start >= start && range.start < end;
  const moved = <Range extends { start: number; end: number }>(range: Range): Range => ({
    ...range,
    start: range.start - start,
    end: range.end - start,
  });
  const before = text.slice(0, start).split("\uFFFC").length - 1;
  return {
    ...paragraph,
    text: text.slice(start, end),
    ...(objects ? { objects: objects.slice(before) } : {}),
    protectedRanges: protectedRanges.filter(inside).map(moved),
    // What is added at the very end belongs to the last stretch.
    changes: changes
      .filter((change) => inside(change) || (change.start === end && end === text.length))
      .map(moved),
  };
}

/** So many changes a reader gets at first; the section that reaches it is shown whole. */
const changesAtFirst = 60;

/** How many sections are drawn before somebody asks for the others. */
export function sectionsAtFirst(sections: readonly ReportSection[]): number {
  let changes = 0;
  const last = sections.findIndex((section) => {
    changes += section.changes;
    return changes >= changesAtFirst;
  });
  return last === -1 ? sections.length : last + 1;
}

/** The engine's version as people say it: “1.10” of “harper 1.10.0+harper-2.10.0”; the whole where there is no such number. */
export function editorVersion(version: string): string {
  return /\d+\.\d+/.exec(version)?.[0] ?? version;
}

/** A time as people say it: minutes only from one on, seconds only below ten minutes. */
export function durationParts(durationSeconds: number): { minutes: number; seconds: number } {
  if (durationSeconds >= 600) return { minutes: Math.round(durationSeconds / 60), seconds: 0 };
  return { minutes: Math.floor(durationSeconds / 60), seconds: durationSeconds % 60 };
}

/** So many rows of the proof sheet stand there before somebody asks for more; all that differ do. */
export function rowsAtFirst({ total, differing }: ProofSummary): number {
  return Math.min(total + differing, Math.max(10, differing));
}

/** How many rows come next: the first time up to a whole page, then a page at a time. */
export function nextRows(total: number, shown: number): number {
  const full = (Math.floor(shown / proofPageSize) + 1) * proofPageSize;
  return Math.min(total, full) - shown;
}

/** Whether a value stands in both files, and is the same. */
export function isSame({ before, after }: ProofRow): boolean {
  return before !== null && before === after;
}

/**
 * The change that a step leads to.
 *
 * @param numbers of the chosen changes, in order
 * @param from the change that has the focus, or null
 * @param firstInView the first change in the window or below it, where a walk begins
 * @returns null at the end of the walk
 */
export function stepFrom(
  numbers: readonly number[],
  from: number | null,
  firstInView: number | null,
  step: 1 | -1,
): number | null {
  if (from === null) {
    const start = firstInView === null ? numbers.length : numbers.indexOf(firstInView);
    return numbers[step === 1 ? start : start - 1] ?? null;
  }
  if (step === 1) return numbers.find((number) => number > from) ?? null;
  return numbers.findLast((number) => number < from) ?? null;
}
