/** What a finding can be called: for the contract, and whoever shows findings. */

export const findingGroups = [
  "citations",
  "figures",
  "abbreviations",
  "structure",
  "statements",
  "numbers",
] as const;
export type FindingGroup = (typeof findingGroups)[number];

const codesOfGroups = {
  citations: [
    "citation-without-entry",
    "entry-never-cited",
    "reference-list-missing",
    "entry-doubled",
    "doi-malformed",
    "references-too-many",
  ],
  figures: [
    "figure-not-mentioned",
    "figure-out-of-order",
    "figure-without-caption",
    "figures-too-many",
  ],
  abbreviations: [
    "abbreviation-undefined",
    "abbreviation-defined-late",
    "abbreviation-unused",
    "abbreviation-defined-twice",
  ],
  structure: [
    "title-too-long",
    "running-title-missing",
    "running-title-too-long",
    "abstract-missing",
    "abstract-too-long",
    "abstract-too-short",
    "abstract-not-structured",
    "keywords-missing",
    "keywords-too-few",
    "keywords-too-many",
    "section-missing",
    "text-too-long",
  ],
  statements: ["statement-missing"],
  numbers: [
    "unit-spacing-mixed",
    "percent-spacing-mixed",
    "degree-spacing-mixed",
    "thousands-mixed",
    "litre-mixed",
    "decimal-comma",
  ],
} as const satisfies Record<FindingGroup, readonly string[]>;

export type FindingCode = (typeof codesOfGroups)[FindingGroup][number];
export const findingCodes: readonly FindingCode[] = findingGroups.flatMap(
  (group): readonly FindingCode[] => codesOfGroups[group],
);

const groupOfCode = new Map<FindingCode, FindingGroup>(
  findingGroups.flatMap((group) =>
    codesOfGroups[group].map((code): [FindingCode, FindingGroup] => [code, group]),
  ),
);

export function groupOf(code: FindingCode): FindingGroup {
  const group = groupOfCode.get(code);
  if (!group) throw new Error(`no group has ${code}`);
  return group;
}

/** `error`: sent like this it comes back. `warning`: an editor asks. `notice`: a copy-editor mends it. */
export const severities = ["error", "warning", "notice"] as const;
export type Severity = (typeof severities)[number];
