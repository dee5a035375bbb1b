import { z } from "zod";
import { Email, PersonalDataExport, Region, User } from "../accounts/accounts.ts";
import { errors } from "../errors.ts";
import { Done, Identity, Instant } from "../http.ts";
import { Access } from "../plans/access.ts";
import { Plans } from "../plans/plans.ts";
import { operatorActs, operatorReads } from "./access.ts";
import { After, listOf } from "./lists.ts";

export const PersonRow = z.object({
  identity: Identity,
  name: z.string(),
  email: z.string(),
  country: z.string().nullable(),
  /** The code of their group. */
  group: z.string().nullable(),
  since: Instant,
});
export type PersonRow = z.infer<typeof PersonRow>;

/** What an operator gives: the Starter plan, or one of the premium plans. */
export const GrantedPlan = z.enum(["starter", "editing", "translation"]);
export type GrantedPlan = z.infer<typeof GrantedPlan>;

const ofPerson = z.object({ identity: Identity });

export const staffPeople = {
  find: operatorReads
    .route({ method: "GET", path: "/people", summary: "Users by name or address, newest first" })
    .input(z.object({ after: After, search: z.string().trim().max(200).optional() }))
    .output(listOf(PersonRow)),
  load: operatorReads
    .route({
      method: "GET",
      path: "/people/{identity}",
      summary: "A person with plans and access as they see them",
    })
    .input(ofPerson)
    .output(
      z.object({
        user: User,
        since: Instant,
        /** What an operator decided about the region; null: what is known of the person decides. */
        regionOverride: Region.nullable(),
        plans: Plans,
        access: Access,
      }),
    ),
  grantPlan: operatorActs("plan-granted")
    .route({ method: "POST", path: "/people/{identity}/plans", summary: "Give a plan" })
    .input(
      ofPerson.extend({
        plan: GrantedPlan,
        endsAt: Instant.nullable(),
        /** Null: as the plan has it. */
        edits: z.int().min(0).max(100_000).nullable(),
        translations: z.int().min(0).max(100_000).nullable(),
      }),
    )
    .output(Done),
  endPlan: operatorActs("plan-ended")
    .route({
      method: "DELETE",
      path: "/people/{identity}/plans/{plan}",
      summary: "End a plan at once; documents stay",
    })
    .input(ofPerson.extend({ plan: Identity }))
    .output(Done)
    .errors(errors("staff.plan-renews", "plans.no-trial", "plans.no-group")),
  setRegion: operatorActs("region-set")
    .route({ method: "POST", path: "/people/{identity}/region", summary: "Decide the region" })
    .input(ofPerson.extend({ region: Region.nullable() }))
    .output(Done),
  endSessions: operatorActs("sessions-ended")
    .route({
      method: "POST",
      path: "/people/{identity}/sessions/end",
      summary: "Sign a person out everywhere, at once",
    })
    .input(ofPerson)
    .output(z.object({ ended: z.int().min(0) })),
  exportData: operatorActs("person-exported")
    .route({
      method: "POST",
      path: "/people/{identity}/export",
      summary: "Everything that is kept about a person",
    })
    .input(ofPerson)
    .output(PersonalDataExport),
  close: operatorActs("person-closed")
    .route({
      method: "DELETE",
      path: "/people/{identity}",
      summary: "Close an account for good; the address is typed as confirmation",
    })
    .input(ofPerson.extend({ confirmation: Email }))
    .output(Done)
    .errors(errors("staff.wrong-confirmation")),
};
