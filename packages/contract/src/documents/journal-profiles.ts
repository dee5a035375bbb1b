import { z } from "zod";
import {
  checkSections,
  checkStatements,
  journalProfileFileMaxLength,
  journalProfileLimitMax,
  journalProfileNameMaxLength,
} from "../constants.ts";
import { errors } from "../errors.ts";
import { Done, Identity, signedIn } from "../http.ts";
import { CheckProfile } from "./submission-check.ts";

const Limit = z.int().min(1).max(journalProfileLimitMax);

/** What a journal asks for; what is not there it does not ask for. */
export const JournalProfile = z.object({
  title: z.object({ mostWords: Limit }).optional(),
  runningTitle: z.object({ mostCharacters: Limit, required: z.boolean() }).optional(),
  /** `headings`: how many a structured abstract has at least. */
  abstract: z
    .object({ most: Limit, least: Limit.optional(), headings: Limit.optional() })
    .optional(),
  keywords: z.object({ least: Limit, most: Limit }).optional(),
  sections: z.array(z.enum(checkSections)).max(checkSections.length).optional(),
  /** Words of the text proper. */
  text: z.object({ most: Limit }).optional(),
  references: z.object({ most: Limit }).optional(),
  /** Figures and tables together. */
  figures: z.object({ most: Limit }).optional(),
  statements: z.array(z.enum(checkStatements)).max(checkStatements.length),
});
export type JournalProfile = z.infer<typeof JournalProfile>;

export const JournalProfileToSave = JournalProfile.extend({
  name: z.string().trim().min(1).max(journalProfileNameMaxLength),
});
export type JournalProfileToSave = z.infer<typeof JournalProfileToSave>;

/** Whose it is: one's own, or that of a group by its identity. */
export const ProfileOwner = z.union([z.literal("own"), Identity]);
export type ProfileOwner = z.infer<typeof ProfileOwner>;

export const JournalProfileEntry = z.object({
  identity: Identity,
  owner: ProfileOwner,
  /** Members choose the profiles of their group; its admin changes them. */
  mayChange: z.boolean(),
  /** Counts the times it was saved: who saves names the one that they saw. */
  revision: z.int().min(1),
  profile: JournalProfileToSave,
  /** The same as the text of a file, for `curie check --profile FILE.json` and for other groups. */
  file: z.string(),
});
export type JournalProfileEntry = z.infer<typeof JournalProfileEntry>;

const tags = ["Editing"];
const ofProfile = z.object({ identity: Identity });
const changing = signedIn.errors(
  errors("journal-profiles.not-found", "journal-profiles.only-admin-changes"),
);
const saving = changing.errors(errors("journal-profiles.refused", "journal-profiles.too-many"));
const entry = z.object({ entry: JournalProfileEntry });

export const journalProfiles = {
  list: signedIn
    .route({
      method: "GET",
      path: "/journal-profiles",
      tags,
      summary:
        "Journal profiles of one's own and of one's groups, and the generic ones to start from",
    })
    .output(
      z.object({
        owners: z.array(
          z.object({
            owner: ProfileOwner,
            /** Of the group; null for one's own. */
            name: z.string().nullable(),
            mayChange: z.boolean(),
          }),
        ),
        profiles: z.array(JournalProfileEntry),
        generic: z.array(z.object({ name: CheckProfile, profile: JournalProfile })),
      }),
    ),
  add: saving
    .route({ method: "POST", path: "/journal-profiles", tags, summary: "Add a journal profile" })
    .input(z.object({ owner: ProfileOwner, profile: JournalProfileToSave }))
    .output(entry),
  import: saving
    .route({
      method: "POST",
      path: "/journal-profiles/import",
      tags,
      summary: "Add a journal profile from the text of its file",
    })
    .input(z.object({ owner: ProfileOwner, text: z.string().max(journalProfileFileMaxLength) }))
    .output(entry),
  change: saving
    .route({
      method: "PUT",
      path: "/journal-profiles/{identity}",
      tags,
      summary: "Change a journal profile, unless somebody else did meanwhile",
    })
    .input(ofProfile.extend({ revision: z.int().min(1), profile: JournalProfileToSave }))
    .output(entry)
    .errors(errors("journal-profiles.changed-elsewhere")),
  remove: changing
    .route({
      method: "DELETE",
      path: "/journal-profiles/{identity}",
      tags,
      summary:
        "Delete a journal profile; documents that chose it are checked for none in particular",
    })
    .input(ofProfile)
    .output(Done),
};
