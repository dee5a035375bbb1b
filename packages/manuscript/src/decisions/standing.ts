/** What becomes of a change in a copy, and what the text says then. */
import type { DecidedCopy } from "@curie/contract";
import type { ManuscriptReport, ReportChange } from "../report/model.ts";

export type { DecidedCopy };

/** What was decided on a change, by its number; without an entry it is open. */
export type Decisions = ReadonlyMap<number, "accepted" | "rejected">;

/** Whether a change is part of the text, tracked in it, or not in the file at all. */
export type Standing = "applied" | "tracked" | "gone";

const standings: Readonly<
  Record<DecidedCopy, Readonly<Record<"accepted" | "rejected" | "open", Standing>>>
> = {
  decided: { accepted: "applied", rejected: "gone", open: "tracked" },
  open: { accepted: "gone", rejected: "gone", open: "tracked" },
  clean: { accepted: "applied", rejected: "gone", open: "applied" },
};

export function changesIn(
  { paragraphs }: Pick<ManuscriptReport, "paragraphs">,
  decisions: Decisions,
  copy: DecidedCopy,
  standing: Standing,
): Set<ReportChange> {
  const chosen = new Set<ReportChange>();
  for (const { changes } of paragraphs) {
    for (const change of changes) {
      const decision = decisions.get(change.number) ?? "open";
      if (standings[copy][decision] === standing) chosen.add(change);
    }
  }
  return chosen;
}

/** A paragraph's text with these of its changes, which come in order. */
export function textWith(text: string, changes: readonly ReportChange[]): string {
  let result = "";
  let at = 0;
  for (const { start, end, after } of changes) {
    result += text.slice(at, start) + after;
    at = end;
  }
  return result + text.slice(at);
}
