import type { ChangeDecision, DecisionState } from "@curie/contract";
import {
  type DecidedFigures,
  decidedFigures,
  type ManuscriptReport,
  type ReportDecisions,
} from "@curie/manuscript";
import type { DecisionRow } from "./store.ts";

/** What a thread is told of decisions: pairs of a change's number and what became of it. */
export type SettledChanges = [change: number, decision: "accepted" | "rejected"][];

/** Of several decisions on one change the last. */
export function lastOfEach(decisions: readonly ChangeDecision[]): ChangeDecision[] {
  return [...new Map(decisions.map((one) => [one.change, one])).values()];
}

/** Whether the report has all of these changes. */
export function areChangesOf(
  { paragraphs }: Pick<ManuscriptReport, "paragraphs">,
  decisions: readonly ChangeDecision[],
): boolean {
  const known = new Set(paragraphs.flatMap(({ changes }) => changes.map(({ number }) => number)));
  return decisions.every(({ change }) => known.has(change));
}

/** Those that are accepted or rejected; what was opened again counts like what never was decided. */
export function settledOf(rows: readonly DecisionRow[]): SettledChanges {
  return rows.flatMap(({ change, decision }) =>
    decision === "open" ? [] : ([[change, decision]] as SettledChanges),
  );
}

/** The same as the report's page tells them, with the reasons. */
export function decisionsOf(rows: readonly DecisionRow[]): ReportDecisions {
  return new Map(
    rows.flatMap(({ change, decision, reason }) =>
      decision === "open" ? [] : [[change, { decision, reason }] as const],
    ),
  );
}

/**
 * @param rows every decision on the document's changes
 * @param since the revision that the caller knows
 */
export function describeDecisions(
  report: ManuscriptReport,
  rows: readonly DecisionRow[],
  revision: number,
  since: number,
): DecisionState {
  const figures: DecidedFigures = decidedFigures(report, new Map(settledOf(rows)));
  return {
    revision,
    decisions: rows
      .filter((row) => row.revision > since)
      .map(({ change, decision, reason }) => ({ change, decision, reason })),
    ...figures,
  };
}
