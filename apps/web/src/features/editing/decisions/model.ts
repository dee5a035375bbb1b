import type {
  ChangeReport,
  Decision,
  RejectionReason,
  ReportChange,
  ReportParagraph,
} from "@curie/contract";
import { termMaxLength } from "@curie/contract/constants";
import { changesOf } from "../report/model.ts";

/** What was decided on a change; null stands for one that is open. */
export type Decided = {
  decision: Exclude<Decision, "open">;
  reason: RejectionReason | null;
} | null;

export function isSameDecision(one: Decided, other: Decided): boolean {
  return one?.decision === other?.decision && one?.reason === other?.reason;
}

export type Counts = { open: number; accepted: number; rejected: number };

export function countDecisions(
  numbers: readonly number[],
  of: (change: number) => Decided,
): Counts {
  const counts: Counts = { open: 0, accepted: 0, rejected: 0 };
  for (const number of numbers) {
    const decided = of(number);
    if (decided === null) counts.open += 1;
    else if (decided.decision === "accepted") counts.accepted += 1;
    else counts.rejected += 1;
  }
  return counts;
}

const boundaries = new Intl.Segmenter("en", { granularity: "sentence" });

/** The changes of the sentence that a change begins in. */
export function changesOfSentence(
  { text, changes }: Pick<ReportParagraph, "text" | "changes">,
  { start }: Pick<ReportChange, "start">,
): ReportChange[] {
  const sentenceAt = (at: number) =>
    // What is added at the very end belongs to the last sentence.
    boundaries.segment(text).containing(Math.min(at, text.length - 1))?.index ?? 0;
  const sentence = sentenceAt(start);
  return changes.filter((change) => sentenceAt(change.start) === sentence);
}

/** All changes for the same reason; where none has a name any more, of the same category. */
export function changesOfKind(
  report: Pick<ChangeReport, "paragraphs">,
  { reason, category }: Pick<ReportChange, "reason" | "category">,
): ReportChange[] {
  return changesOf(report).filter(
    (change) => change.reason === reason && (reason !== null || change.category === category),
  );
}

const wordAtEnd = /[\p{L}\p{M}\p{N}’'-]*$/u;
const wordAtStart = /^[\p{L}\p{M}\p{N}’'-]*/u;

/**
 * The words that a change is about, as they stood in the manuscript: whole, also where the change itself
 * is a space inside of them. Null where it stands between words, such as an article that is put in.
 */
export function termOfChange(
  { text }: Pick<ReportParagraph, "text">,
  { start, end }: Pick<ReportChange, "start" | "end">,
): string | null {
  const before = wordAtEnd.exec(text.slice(0, start))?.[0] ?? "";
  const behind = wordAtStart.exec(text.slice(end))?.[0] ?? "";
  const inside = text.slice(start, end);
  const own = inside.trim();
  const isInWord = before !== "" && behind !== "";
  if (!/[\p{L}\p{N}]/u.test(inside) && !isInWord) return null;
  const left = /^[\s]/.test(inside) && own !== "" ? "" : before;
  const right = /[\s]$/.test(inside) && own !== "" ? "" : behind;
  const term = `${left}${own === "" ? inside : own}${right}`.replace(/^['’-]+|['’-]+$/g, "");
  return term === "" || term.length > termMaxLength || term.includes("\uFFFC") ? null : term;
}

/** How long to wait before what was not saved is sent again. */
export function retryDelayMs(failures: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.min(failures, 5));
}
