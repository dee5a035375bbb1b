import type { CheckProfile, SubmissionCheck, SubmissionFinding } from "@curie/contract";
import {
  type CheckedManuscript,
  findingsFor,
  isProfileName,
  type OwnProfile,
} from "@curie/submission-check";
import { findingCodes, groupOf } from "@curie/submission-check/codes";
import { profileNames } from "@curie/submission-check/names";

const known: ReadonlySet<string> = new Set(findingCodes);

/** Where nobody chose. */
export const defaultProfile: CheckProfile = "general";

/** What a document is checked for: a kind of journal, or a profile with its identity. */
export type WantedProfile = CheckProfile | { identity: string; profile: OwnProfile };

/**
 * What was asked for; null where it is no kind of journal and no profile that its reader may choose: deleted
 * since, or of a group that they left.
 */
export function wantedProfile(
  asked: string,
  own: readonly { id: string; profile: OwnProfile }[],
): WantedProfile | null {
  if (isProfileName(asked)) return asked;
  const found = own.find(({ id }) => id === asked);
  return found ? { identity: found.id, profile: found.profile } : null;
}

/** The findings for a kind of journal. A stored check outlives versions: what has no name any more is left out. */
export function describeCheck(
  checked: CheckedManuscript,
  wanted: WantedProfile,
  dismissed: ReadonlySet<string>,
): Pick<SubmissionCheck, "profile" | "findings"> {
  const profile = typeof wanted === "string" ? wanted : wanted.profile;
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
  return { profile: typeof wanted === "string" ? wanted : wanted.identity, findings };
}

/** Whether any kind of journal, or one of these profiles, would be told this finding. */
export function hasFinding(
  checked: CheckedManuscript,
  finding: string,
  own: readonly OwnProfile[],
): boolean {
  return [...profileNames, ...own].some((profile) =>
    findingsFor(checked, profile).some(({ id }) => id === finding),
  );
}
