import {
  type ChangeReport,
  type CheckProfile,
  checkProfiles,
  type FindingGroup,
  type SubmissionCheck,
  type SubmissionFinding,
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

/** Kinds of journals, then one's own profiles, then those of each group. */
export function profileChoices(
  { ownProfiles }: Pick<SubmissionCheck, "ownProfiles">,
  names: { generic: (profile: CheckProfile) => string; label: string; own: string },
) {
  const generic = checkProfiles.map((value) => ({
    value: value as string,
    label: names.generic(value),
  }));
  if (ownProfiles.length === 0) return generic;
  const groups = Map.groupBy(ownProfiles, ({ group }) => group ?? names.own);
  return [
    { group: names.label, items: generic },
    ...[...groups].map(([group, items]) => ({
      group,
      items: items.map(({ identity, name }) => ({ value: identity, label: name })),
    })),
  ];
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
