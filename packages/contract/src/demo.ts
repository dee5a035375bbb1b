import { z } from "zod";
import { User } from "./accounts/accounts.ts";
import { demoClockMaxDays } from "./constants.ts";
import { errors } from "./errors.ts";
import { FapiaoType } from "./fapiao/fapiao.ts";
import { flagNames } from "./flags.ts";
import { Done, Identity, Instant, open } from "./http.ts";
import { locales } from "./locales.ts";
import { Plans } from "./plans/plans.ts";

/** A mail that the demo profile kept instead of sending it. */
export const LocalMail = z.object({
  identity: Identity,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: Instant,
});
export type LocalMail = z.infer<typeof LocalMail>;

/** The accounts that the demo profile makes, named by the state each of them shows. */
export const demoAccountKeys = [
  "no-plan",
  "starter",
  "starter-ended",
  "editing",
  "translation",
  "used-up",
  "renewing",
  "card-trial",
  "card-trial-cancelled",
  "cancelled",
  "payment-failed",
  "expired",
  "granted",
  "member",
  "member-ended",
  "member-translation",
  "member-and-premium",
  "china",
  "china-starter",
  "china-premium",
  "china-payment-failed",
] as const;
export const DemoAccountKey = z.enum(demoAccountKeys);
export type DemoAccountKey = z.infer<typeof DemoAccountKey>;

/** One of these accounts, with its plans as they are at this moment. */
export const DemoAccount = z.object({
  key: DemoAccountKey,
  user: User,
  plans: Plans,
});
export type DemoAccount = z.infer<typeof DemoAccount>;

/** A group whose code anybody may try. */
export const DemoGroup = z.object({
  code: z.string(),
  name: z.string(),
  /** A trial group gives the Starter plan, and only where its flag sends people to a code. */
  kind: z.enum(["membership", "trial"]),
  members: z.int().min(0),
  /** Null: as many as come. */
  seats: z.int().min(0).nullable(),
  grantsEditing: z.boolean(),
  translationsPerMember: z.int().min(0).nullable(),
  endsAt: Instant.nullable(),
});
export type DemoGroup = z.infer<typeof DemoGroup>;

export const DemoFlag = z.object({
  name: z.enum(flagNames),
  on: z.boolean(),
  /** What it is when nobody switches it: by the environment, else by default. */
  configured: z.boolean(),
});
export type DemoFlag = z.infer<typeof DemoFlag>;

/** The time in which plans and the local payment provider live. */
export const DemoClock = z.object({
  now: Instant,
  /** How far it is ahead of this machine, in milliseconds. */
  aheadMs: z.int(),
  /** False where the provider is not the local one: its time cannot be moved, so ours is not. */
  movable: z.boolean(),
});
export type DemoClock = z.infer<typeof DemoClock>;

/** Everything that can be tried in a demonstration. */
export const DemoConsole = z.object({
  accounts: z.array(DemoAccount),
  groups: z.array(DemoGroup),
  flags: z.array(DemoFlag),
  clock: DemoClock,
  /** The dashboard of the local payment provider; null where there is none. */
  providerPath: z.string().nullable(),
});
export type DemoConsole = z.infer<typeof DemoConsole>;

/** What the local issuer of fapiao was asked for, and what a buyer may say to it. */
export const DemoFapiao = z.object({
  identity: Identity,
  type: FapiaoType,
  buyer: z.string(),
  /** In fen, tax included. */
  total: z.int(),
  askedAt: Instant,
  state: z.enum(["issuing", "issued", "failed"]),
  number: z.string().nullable(),
  /** The newest reversal that was asked for. */
  reversal: z
    .object({ state: z.enum(["pending", "reversed", "rejected", "lapsed"]), askedAt: Instant })
    .nullable(),
});
export type DemoFapiao = z.infer<typeof DemoFapiao>;

/** `issue` and `fail` end an application; the others a reversal: the buyer confirms, refuses, or says nothing. */
export const DemoFapiaoDecision = z.enum(["issue", "fail", "confirm", "reject", "lapse"]);
export type DemoFapiaoDecision = z.infer<typeof DemoFapiaoDecision>;

const tags = ["Demo"];
const clock = z.object({ clock: DemoClock });

/** Served in the demo profile only; elsewhere these addresses do not exist. */
export const demo = {
  mailbox: open
    .route({
      method: "GET",
      path: "/demo/mailbox",
      tags,
      summary: "Mails kept locally, newest first",
    })
    .input(z.object({ to: z.string().max(254).optional() }))
    .output(z.object({ mails: z.array(LocalMail) })),
  console: open
    .route({
      method: "GET",
      path: "/demo/console",
      tags,
      summary: "Everything that can be tried: accounts, group codes, flags, clock",
    })
    .output(DemoConsole),
  signIn: open
    .route({
      method: "POST",
      path: "/demo/accounts/{key}/sign-in",
      tags,
      summary: "Sign in as one of the demo accounts",
    })
    .input(
      z.object({
        key: DemoAccountKey,
        /** The language in which somebody looks around; the account takes it over. */
        locale: z.enum(locales).optional(),
      }),
    )
    .output(z.object({ user: User }))
    .errors(errors("accounts.sign-in-again")),
  restoreAccounts: open
    .route({
      method: "POST",
      path: "/demo/accounts/restore",
      tags,
      summary: "Bring the demo accounts back into their states, counted from now",
    })
    .output(Done),
  switchFlag: open
    .route({
      method: "POST",
      path: "/demo/flags/{name}",
      tags,
      summary: "Switch a flag, or leave it to the configuration with null; kept over restarts",
    })
    .input(z.object({ name: z.enum(flagNames), on: z.boolean().nullable() }))
    .output(z.object({ flag: DemoFlag })),
  moveClock: open
    .route({
      method: "POST",
      path: "/demo/clock",
      tags,
      summary: "Move the clock ahead; what becomes due on the way happens in its order",
    })
    .input(
      z.union([
        z.object({ days: z.int().min(1).max(demoClockMaxDays) }),
        z.object({ to: Instant }),
      ]),
    )
    .output(clock)
    .errors(errors("demo.clock-out-of-reach", "demo.clock-not-movable")),
  fapiao: open
    .route({
      method: "GET",
      path: "/demo/fapiao",
      tags,
      summary: "What the local issuer of fapiao was asked for, newest first",
    })
    .output(z.object({ fapiao: z.array(DemoFapiao) })),
  decideFapiao: open
    .route({
      method: "POST",
      path: "/demo/fapiao/{identity}",
      tags,
      summary: "Decide as the tax platform, or as the buyer who confirms a reversal",
    })
    .input(z.object({ identity: Identity, decision: DemoFapiaoDecision }))
    .output(z.object({ fapiao: z.array(DemoFapiao) })),
  resetClock: open
    .route({
      method: "DELETE",
      path: "/demo/clock",
      tags,
      summary: "Back to the time of this machine: demo accounts and provider begin anew",
    })
    .output(clock)
    .errors(errors("demo.clock-not-movable")),
};
