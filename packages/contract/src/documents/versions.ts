import type { VersionSummary } from "./change-report.ts";

/** A sentence about a next version: its message below `report:`, and what it is filled in with. */
export type VersionSentence = {
  key:
    | "version-paragraphs"
    | "version-fresh"
    | "version-known"
    | "version-kept"
    | "version-contained";
  count: number;
  total?: number;
};

/** What is new since the version before, in the order in which it is told; what is nothing is left out. */
export function versionSentences({
  paragraphs,
  changes,
  keptAway,
  contained,
}: Omit<VersionSummary, "number" | "previous">): VersionSentence[] {
  const { total, changed, added } = paragraphs;
  const told: VersionSentence[] = [
    { key: "version-known", count: changes.known },
    { key: "version-kept", count: keptAway },
    { key: "version-contained", count: contained },
  ];
  return [
    { key: "version-paragraphs", count: changed + added, total },
    { key: "version-fresh", count: changes.fresh },
    ...told.filter(({ count }) => count > 0),
  ];
}
