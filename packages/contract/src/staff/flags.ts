import { z } from "zod";
import { applicationIdentities, flagNames, flagScopes } from "../flags.ts";
import { Done, Identity, Instant } from "../http.ts";
import { operatorActs, operatorReads } from "./access.ts";

const FlagName = z.enum(flagNames);

/** What was switched for one scope; of a person also who it is. */
export const StaffFlagSetting = z.object({
  scope: z.enum(flagScopes),
  subject: z.string(),
  /** Null: of no person, or of one whose account is gone. */
  person: z.object({ identity: Identity, email: z.string() }).nullable(),
  on: z.boolean(),
  setAt: Instant,
});
export type StaffFlagSetting = z.infer<typeof StaffFlagSetting>;

export const StaffFlag = z.object({
  name: FlagName,
  /** What it is where nobody switches it: by the environment's variable, or the default. */
  configured: z.boolean(),
  settings: z.array(StaffFlagSetting),
});
export type StaffFlag = z.infer<typeof StaffFlag>;

/** For whom a flag is switched: a person by their address, or by an identity that the list has told. */
export const FlagTarget = z.union([
  z.strictObject({
    scope: z.literal("environment"),
    /** Of another installation, as a restored backup may have it; otherwise this one. */
    environment: z.string().min(1).max(200).optional(),
  }),
  z.strictObject({ scope: z.literal("application"), application: z.enum(applicationIdentities) }),
  z.strictObject({ scope: z.literal("person"), email: z.string().trim().min(1).max(320) }),
  z.strictObject({ scope: z.literal("person"), identity: Identity }),
]);
export type FlagTarget = z.infer<typeof FlagTarget>;

export const staffFlags = {
  list: operatorReads
    .route({ method: "GET", path: "/flags", summary: "Every flag, and for whom it was switched" })
    .output(z.object({ environment: z.string(), flags: z.array(StaffFlag) })),
  set: operatorActs("flag-switched")
    .route({
      method: "POST",
      path: "/flags/{name}",
      summary:
        "Switch a flag for somebody, or leave it to what is behind; at once, without a restart",
    })
    .input(z.object({ name: FlagName, target: FlagTarget, on: z.boolean().nullable() }))
    .output(Done),
};
