import type { CheckProfile, SubmissionCheck, SubmissionFinding } from "@curie/contract";
import { type CheckedManuscript, findingsFor } from "@curie/submission-check";
import { findingCodes, groupOf } from "@curie/submission-check/codes";
import { profileNames } from "@curie/submission-check/names";

const known: ReadonlySet<string> = new Set(findingCodes);

/** Where nobody chose. */
export const defaultProfile: CheckProfile = "general";

/** The findings for a kind of journal. A stored check outlives versions: what has no name any more is left out. */
export function describeCheck(
  checked: CheckedManuscript,
  profile: CheckProfile,
  dismissed: ReadonlySet<string>,
): SubmissionCheck {
  const findings = findingsFor(checked, profile)
    .filter(({ code }) => known.has(code))
    .map(({ place, ...finding }): SubmissionFinding => {
      return {
        ...finding,
        params: { ...finding.params },
        group: groupOf(finding.code),
        place: place && {
          heading: place.heading,
          paragraph: place.paragraph + 1,
          before: place.before,
          marked: place.marked,
          after: place.after,
        },
        dismissed: dismissed.has(finding.id),
      };
    });
  return { profile, findings };
}

/** Whether any kind of journal would be told this finding. */
export function hasFinding(checked: CheckedManuscript, finding: string): boolean {
  return profileNames.some((profile) =>
    findingsFor(checked, profile).some(({ id }) => id === finding),
  );
}
