import type { SubmissionCheck, SubmissionFinding } from "@curie/contract";

/** For tests: a finding in the third paragraph. */
export function aFinding(more: Partial<SubmissionFinding> = {}): SubmissionFinding {
  return {
    id: "0123456789abcdef0123",
    code: "citation-without-entry",
    group: "citations",
    severity: "error",
    params: { citation: "Lee 2019" },
    place: {
      heading: "Abstract",
      paragraph: 3,
      before: "Winter flow rises ",
      marked: "(Lee, 2019)",
      after: ".",
    },
    dismissed: false,
    ...more,
  };
}

/** One finding of each weight, the last without a place. */
export function aCheck(more: Partial<SubmissionCheck> = {}): SubmissionCheck {
  return {
    profile: "general",
    ownProfiles: [],
    findings: [
      aFinding(),
      aFinding({
        id: "00000000000000000001",
        code: "unit-spacing-mixed",
        group: "numbers",
        severity: "notice",
        params: { rare: "5mg", rareCount: 1, usual: "7 mg", usualCount: 1200 },
      }),
      aFinding({
        id: "00000000000000000002",
        code: "statement-missing",
        group: "statements",
        severity: "warning",
        params: { statement: "funding" },
        place: null,
      }),
    ],
    ...more,
  };
}
