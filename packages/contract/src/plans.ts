import { z } from "zod";
import { User } from "./accounts.ts";
import { Instant, signedIn } from "./http.ts";
import { Application, Flags } from "./system.ts";

export const PlanType = z.enum(["premium", "free_trial", "preferred_group"]);
export type PlanType = z.infer<typeof PlanType>;

export const PlanStatus = z.enum(["active", "cancelled", "expired", "error"]);
export type PlanStatus = z.infer<typeof PlanStatus>;

/** What a plan gives of one service. `null` provisioned and remaining mean unlimited (G-12). */
export const Allowance = z.object({
  usesConsumed: z.int().min(0),
  usesRemaining: z.int().min(0).nullable(),
  usesProvisioned: z.int().min(0).nullable(),
  nextRecurrence: Instant.nullable(),
});
export type Allowance = z.infer<typeof Allowance>;

export const Plan = z.object({
  planType: PlanType,
  status: PlanStatus,
  startsAt: Instant,
  endsAt: Instant.nullable(),
  freeTrialExpiration: Instant.nullable(),
  access: z.object({ features: z.object({ editing: Allowance, translation: Allowance }) }),
});
export type Plan = z.infer<typeof Plan>;

/** Plans keyed by type (S90); a type without a plan is null. */
export const Plans = z.object({
  premium: Plan.nullable(),
  free_trial: Plan.nullable(),
  preferred_group: Plan.nullable(),
});
export type Plans = z.infer<typeof Plans>;

/** Why a start would be refused now (G-13). */
export const LimitReason = z.enum(["hourly", "count", "no-plan", "expired", "group", "generic"]);
export type LimitReason = z.infer<typeof LimitReason>;

/** The answer about one service: may a start be accepted, and does finished work stay within reach. */
export const FeatureAccess = z.object({
  limitReached: z.boolean(),
  reason: LimitReason.nullable(),
  /** When the hourly limit lets the next start through, or the allowance comes back. */
  availableAt: Instant.nullable(),
  allowance: Allowance.nullable(),
  /** G-29: the use-limit check that download and delete depend on. */
  useLimitCheckPasses: z.boolean(),
});
export type FeatureAccess = z.infer<typeof FeatureAccess>;

export const Access = z.object({ editing: FeatureAccess });
export type Access = z.infer<typeof Access>;

const tags = ["Plans"];

export const plans = {
  load: signedIn
    .route({ method: "GET", path: "/curie/load", tags, summary: "Everything a page starts from" })
    .output(
      z.object({
        user: User,
        application: Application,
        flags: Flags,
        plans: Plans,
        access: Access,
      }),
    ),
  sync: signedIn
    .route({
      method: "GET",
      path: "/curie/status/sync",
      tags,
      summary: "Plans and access as stored now; asked after every start",
    })
    .output(z.object({ plans: Plans, access: Access })),
};
