import { findingCodes, findingGroups, severities } from "@curie/submission-check/codes";
import { z } from "zod";
import { checkProfiles } from "../constants.ts";
import { Identity } from "../http.ts";

/** A kind of journal, of no journal in particular. */
export const CheckProfile = z.enum(checkProfiles);
export type CheckProfile = z.infer<typeof CheckProfile>;

/** A kind of journal, or a profile of one's own or of one's group by its identity. */
export const ChosenProfile = z.union([CheckProfile, Identity]);
export type ChosenProfile = z.infer<typeof ChosenProfile>;

export const FindingGroup = z.enum(findingGroups);
export type FindingGroup = z.infer<typeof FindingGroup>;

/** The same for the same finding whenever the document is checked. */
export const FindingId = z.string().regex(/^[0-9a-f]{20}$/);

/** Where a finding stands: the sentence in three pieces, its place marked. */
export const FindingPlace = z.object({
  heading: z.string().nullable(),
  /** Counts the paragraphs of the file from 1, as the change report does. */
  paragraph: z.int().min(1),
  before: z.string(),
  marked: z.string(),
  after: z.string(),
});

export const SubmissionFinding = z.object({
  id: FindingId,
  code: z.enum(findingCodes),
  group: FindingGroup,
  severity: z.enum(severities),
  /** What the sentence of its code is filled in with. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Null where something is missing from the whole. */
  place: FindingPlace.nullable(),
  /** Its author does not want to see it again. */
  dismissed: z.boolean(),
});
export type SubmissionFinding = z.infer<typeof SubmissionFinding>;

export const SubmissionCheck = z.object({
  profile: ChosenProfile,
  /** Those that may be chosen beside the kinds of journals; `group` is the name of the group that they are of. */
  ownProfiles: z.array(
    z.object({ identity: Identity, name: z.string(), group: z.string().nullable() }),
  ),
  /** By kind and in the order of the text, dismissed ones among them. */
  findings: z.array(SubmissionFinding),
});
export type SubmissionCheck = z.infer<typeof SubmissionCheck>;

export const submissionCheckInput = {
  read: z.object({ identity: Identity, profile: ChosenProfile.optional() }),
  choose: z.object({ identity: Identity, profile: ChosenProfile }),
  dismiss: z.object({ identity: Identity, finding: FindingId, dismissed: z.boolean() }),
};
