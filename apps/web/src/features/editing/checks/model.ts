import type {
  ChangeReport,
  FindingGroup,
  SubmissionCheck,
  SubmissionFinding,
} from "@curie/contract";

export type GroupOfFindings = { group: FindingGroup; findings: readonly SubmissionFinding[] };

/** In the order of the server, which is that of the kinds. */
export function groupsOf(findings: readonly SubmissionFinding[]): GroupOfFindings[] {
  const groups = new Map<FindingGroup, SubmissionFinding[]>();
  for (const finding of findings) {
    const list = groups.get(finding.group) ?? [];
    list.push(finding);
    groups.set(finding.group, list);
  }
  return [...groups].map(([group, list]) => ({ group, findings: list }));
}

export function markDismissed(
  check: SubmissionCheck,
  id: string,
  dismissed: boolean,
): SubmissionCheck {
  const findings = check.findings.map((finding) =>
    finding.id === id ? { ...finding, dismissed } : finding,
  );
  return { ...check, findings };
}

/** The first change of each paragraph of the report: where a finding can lead. */
export function firstChanges({ paragraphs }: ChangeReport): ReadonlyMap<number, number> {
  return new Map(
    paragraphs.flatMap(({ paragraph, changes: [first] }): [number, number][] =>
      first ? [[paragraph, first.number]] : [],
    ),
  );
}
