import { z } from "zod";
import { Email } from "../accounts/accounts.ts";
import { errors } from "../errors.ts";
import { Done, Identity, Instant } from "../http.ts";
import { locales } from "../locales.ts";
import { operatorActs, operatorReads } from "./access.ts";
import { After, listOf } from "./lists.ts";

const count = z.int().min(0).max(1_000_000);

/** A trial group gives the Starter plan to whoever has its code (S257). */
export const StaffGroup = z.object({
  identity: Identity,
  code: z.string(),
  name: z.string(),
  kind: z.enum(["membership", "trial"]),
  /** Null: as many as come. */
  seats: count.nullable(),
  members: count,
  startsAt: Instant,
  endsAt: Instant.nullable(),
  grantsEditing: z.boolean(),
  /** For each member, for the whole time; null is unlimited. */
  editsPerMember: count.nullable(),
  translationsPerMember: count.nullable(),
  adminEmail: z.string(),
});
export type StaffGroup = z.infer<typeof StaffGroup>;

export const StaffGroupMember = z.object({
  identity: Identity,
  name: z.string(),
  email: z.string(),
  joinedAt: Instant,
  edits: count,
  translations: count,
});
export type StaffGroupMember = z.infer<typeof StaffGroupMember>;

const ofGroup = z.object({ identity: Identity });
const GroupName = z.string().trim().min(1).max(200);

export const staffGroups = {
  list: operatorReads
    .route({ method: "GET", path: "/groups", summary: "Groups, newest first" })
    .input(z.object({ after: After, search: z.string().trim().max(200).optional() }))
    .output(listOf(StaffGroup)),
  load: operatorReads
    .route({ method: "GET", path: "/groups/{identity}", summary: "A group and its members" })
    .input(ofGroup)
    .output(z.object({ group: StaffGroup, members: z.array(StaffGroupMember) })),
  create: operatorActs("group-created")
    .route({ method: "POST", path: "/groups", summary: "Make a group; its admin gets a mail" })
    .input(
      z.object({
        code: z.string().trim().min(3).max(40),
        name: GroupName,
        kind: z.enum(["membership", "trial"]),
        seats: count.nullable(),
        endsAt: Instant.nullable(),
        grantsEditing: z.boolean(),
        editsPerMember: count.nullable(),
        translationsPerMember: count.nullable(),
        adminEmail: Email,
        locale: z.enum(locales),
      }),
    )
    .output(z.object({ identity: Identity }))
    .errors(errors("plans.group-code-taken")),
  change: operatorActs("group-changed")
    .route({
      method: "PATCH",
      path: "/groups/{identity}",
      summary: "Name, seats, end and admin; a new end holds for members too",
    })
    .input(
      ofGroup.extend({
        name: GroupName,
        seats: count.nullable(),
        endsAt: Instant.nullable(),
        adminEmail: Email,
      }),
    )
    .output(Done),
  mailLink: operatorActs("group-link-mailed")
    .route({
      method: "POST",
      path: "/groups/{identity}/link",
      summary: "Mail code and a fresh link to the group's admin",
    })
    .input(ofGroup)
    .output(Done),
  addMember: operatorActs("group-member-added")
    .route({
      method: "POST",
      path: "/groups/{identity}/members",
      summary: "Put somebody into a group, whatever its seats say",
    })
    .input(ofGroup.extend({ email: Email }))
    .output(Done)
    .errors(errors("plans.group-already-member")),
  removeMember: operatorActs("group-member-removed")
    .route({
      method: "DELETE",
      path: "/groups/{identity}/members/{person}",
      summary: "Take somebody out of a group; access ends at once",
    })
    .input(ofGroup.extend({ person: Identity }))
    .output(Done)
    .errors(errors("plans.no-group")),
};
