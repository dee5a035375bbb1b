import { z } from "zod";
import { Email } from "../accounts/accounts.ts";
import { PersonName } from "../accounts/plain-names.ts";
import { errors } from "../errors.ts";
import { Done, Identity, Instant } from "../http.ts";
import { locales } from "../locales.ts";
import { operatorActs, operatorReads, StaffRole } from "./access.ts";
import { StaffMember } from "./session.ts";

/** `invited`: the link was not used yet. `ended`: may not sign in any more. */
export const StaffState = z.enum(["invited", "active", "ended"]);
export const StaffRow = StaffMember.extend({
  state: StaffState,
  since: Instant,
  lastSeenAt: Instant.nullable(),
});
export type StaffRow = z.infer<typeof StaffRow>;

const ofOne = z.object({ identity: Identity });

/** Who works in the console. */
export const staffMembers = {
  list: operatorReads
    .route({ method: "GET", path: "/members", summary: "Operators and editors" })
    .output(z.object({ rows: z.array(StaffRow) })),
  invite: operatorActs("member-invited")
    .route({ method: "POST", path: "/members", summary: "Mail an invitation to the console" })
    .input(z.object({ name: PersonName, email: Email, role: StaffRole, locale: z.enum(locales) }))
    .output(Done)
    .errors(errors("staff.email-taken")),
  renewInvitation: operatorActs("invitation-renewed")
    .route({
      method: "POST",
      path: "/members/{identity}/invitation",
      summary: "Mail a new link: password and authenticator app are chosen anew",
    })
    .input(ofOne)
    .output(Done),
  end: operatorActs("member-ended")
    .route({ method: "DELETE", path: "/members/{identity}", summary: "Close somebody's access" })
    .input(ofOne)
    .output(Done)
    .errors(errors("staff.last-operator")),
};
