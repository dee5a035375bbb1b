import { z } from "zod";
import { Identity, Instant } from "../http.ts";

/** What a plan is by its origin: bought, tried, or given by a group (S5). */
export const PlanType = z.enum(["premium", "free_trial", "preferred_group"]);
export type PlanType = z.infer<typeof PlanType>;

/** What a plan gives of one service. `null` provisioned and remaining mean unlimited (G-12). */
export const Allowance = z.object({
  /** Of the present period, not given back. */
  usesConsumed: z.int().min(0),
  usesRemaining: z.int().min(0).nullable(),
  usesProvisioned: z.int().min(0).nullable(),
  /** When the uses come back; null when they never do. */
  nextRecurrence: Instant.nullable(),
});
export type Allowance = z.infer<typeof Allowance>;

/** One plan as a source of uses (G-15); ended ones stay, so that finished work stays in reach (G-29). */
export const UseSource = z.object({
  /** Identity of the plan; a document names the one that paid for it. */
  identity: Identity,
  planType: PlanType,
  running: z.boolean(),
  endsAt: Instant.nullable(),
  allowance: Allowance,
  /** G-29: no more was used than provided; exactly used up passes. */
  useLimitCheckPasses: z.boolean(),
});
export type UseSource = z.infer<typeof UseSource>;

const facts = {
  limitReached: z.boolean(),
  /** The plan the answer speaks of: the one that pays next, or the one that is the reason. */
  planType: PlanType.nullable(),
  /** When a start will be let through again; null when waiting does not help. */
  availableAt: Instant.nullable(),
  /** Of the plan the answer speaks of. */
  allowance: Allowance.nullable(),
  /** Every source of this service, in the order they pay (G-15). */
  sources: z.array(UseSource),
  /** Whom a group member asks; null outside groups (G-82). */
  groupAdmin: z.string().nullable(),
  /** G-29: for work whose paying plan is not known; otherwise the source decides. */
  useLimitCheckPasses: z.boolean(),
};

/**
 * Why an edit would be refused now (G-13). `count`: all edits used; `group`: all edits of the group
 * used; `generic`: the group does not include editing (S112); `expired`: the plan of `planType`
 * has ended (S109–S111).
 */
export const LimitReason = z.enum(["hourly", "count", "no-plan", "expired", "group", "generic"]);
export type LimitReason = z.infer<typeof LimitReason>;

/**
 * Why a translation would be refused now (S226, S227). `cancelled`: used up, and no renewal will
 * bring more; `from-date`: translations begin at `availableAt`; `group-not-included`: the group
 * does not include translation (S112); `expired`: the plan of `planType` has ended.
 */
export const TranslationLimitReason = z.enum([
  "no-plan",
  "expired",
  "starter",
  "editing-only",
  "group-not-included",
  "premium-and-group-exceeded",
  "premium-exceeded",
  "group-exceeded",
  "cancelled",
  "from-date",
]);
export type TranslationLimitReason = z.infer<typeof TranslationLimitReason>;

/** May another edit be started now, and does finished work stay within reach. */
export const EditingAccess = z.object({ ...facts, reason: LimitReason.nullable() });
export type EditingAccess = z.infer<typeof EditingAccess>;

/** The same for translation. */
export const TranslationAccess = z.object({ ...facts, reason: TranslationLimitReason.nullable() });
export type TranslationAccess = z.infer<typeof TranslationAccess>;

export type FeatureAccess = EditingAccess | TranslationAccess;

export const Access = z.object({ editing: EditingAccess, translation: TranslationAccess });
export type Access = z.infer<typeof Access>;
