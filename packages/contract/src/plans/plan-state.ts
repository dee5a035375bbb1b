import type { Region } from "../accounts/accounts.ts";
import {
  cancelledDuringTrialDays,
  dayMs,
  expiryNoticeDays,
  renewalNoticeDays,
} from "../constants.ts";
import type { Plan, Plans } from "./plans.ts";

/**
 * What a plan's state means to its holder: one set of rules for pages and mails. All of them are
 * pure; the present instant is an argument.
 */

/** Whole days until an instant, counting one that has begun; never below 0. */
export function daysUntil(instant: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(instant).getTime() - now.getTime()) / dayMs));
}

export type PlanBadge = "trial" | "error" | "active" | "expired";

/** S98. A trial shows as such whatever else is true; a cancelled plan is active until its end. */
export function planBadge({
  status,
  paymentStatus,
}: Pick<Plan, "status" | "paymentStatus">): PlanBadge {
  if (paymentStatus === "trialing") return "trial";
  return status === "cancelled" ? "active" : status;
}

/** Key of a plan's name in the locale files (S117, S259). */
export function planNameKey(plan: Pick<Plan, "planType" | "planName" | "catalogueSet">) {
  if (plan.planType === "free_trial") return "starter";
  if (plan.planType === "preferred_group") return "preferred-group";
  const name = plan.planName ?? "premium_editing_only";
  return plan.catalogueSet === "repriced" ? (`${name}.repriced` as const) : name;
}

export type PlanMessage =
  | { kind: "payment-starts-on" | "renews-on" | "expires-on" | "expired-on"; on: string }
  | { kind: "failed-to-renew" | "without-end" };

/** The sentence under a plan's name (S99–S102). */
export function planMessage(plan: Plan): PlanMessage {
  if (plan.status === "error") return { kind: "failed-to-renew" };
  const end = plan.endsAt;
  if (plan.status === "active" && plan.grantingMechanism === "paddle" && plan.renews) {
    const firstPayment = plan.freeTrialExpiration ?? end;
    if (plan.paymentStatus === "trialing" && firstPayment !== null) {
      return { kind: "payment-starts-on", on: firstPayment };
    }
    if (end !== null) return { kind: "renews-on", on: end };
  }
  if (end === null) return { kind: "without-end" };
  return { kind: plan.status === "expired" ? "expired-on" : "expires-on", on: end };
}

export type PlanBanner =
  | {
      kind: "payment-failed";
      planType: Plan["planType"];
      /** Premium outside China: the sentence about the grace period comes first, with its link. */
      withinGracePeriod: boolean;
      endsAt: string | null;
    }
  | { kind: "premium-expired" | "free-trial-expired"; endsAt: string | null }
  | {
      kind: "premium-to-be-expired";
      endsAt: string;
      days: number;
      renews: boolean;
      /** Nothing was paid yet: what ends is free, and the first payment follows if it renews. */
      isTrial: boolean;
    }
  | { kind: "plan-ending" | "trial-days-left"; endsAt: string; days: number };

/** Locale keys of a banner's sentences, in the order they are shown (S103–S107, G-28). */
export function bannerKeys(banner: PlanBanner): readonly string[] {
  switch (banner.kind) {
    case "payment-failed":
      return banner.withinGracePeriod
        ? ["curie.payment-failed-within-grace-period", "curie.failed-payment-message"]
        : ["curie.failed-payment-message"];
    case "premium-expired":
      return ["curie.premium-expired-notification"];
    case "free-trial-expired":
      return ["curie.free-trial-expired"];
    case "premium-to-be-expired":
      return ["curie.premium-to-be-expired-notification"];
    default:
      return [banner.kind];
  }
}

/**
 * The one thing about the plans that matters on every page; null when all is well. Precedence:
 * error, expired, expiring, trial days (G-28). An ended trial is forgotten by who has another plan.
 */
export function planBanner(plans: Plans, region: Region, now: Date): PlanBanner | null {
  const { premium, preferred_group: group, free_trial: trial } = plans;

  const failed = [premium, group, trial].find((plan) => plan?.status === "error");
  if (failed) {
    return {
      kind: "payment-failed",
      planType: failed.planType,
      withinGracePeriod: failed.planType === "premium" && region !== "china",
      endsAt: failed.endsAt,
    };
  }
  if (premium?.status === "expired") return { kind: "premium-expired", endsAt: premium.endsAt };
  const another = [premium, group].some((plan) => plan !== null && isRunning(plan));
  if (trial?.status === "expired" && !another) {
    return { kind: "free-trial-expired", endsAt: trial.endsAt };
  }

  // G-21: for every active premium plan, whether it renews or not.
  if (premium?.status === "active") {
    const ends = endingWithin(premium, renewalNoticeDays, now);
    if (ends) {
      const isTrial = premium.paymentStatus === "trialing";
      return { kind: "premium-to-be-expired", renews: premium.renews, isTrial, ...ends };
    }
  }
  // G-20: once more for what will not renew and has no notice above.
  if (premium?.status === "cancelled") {
    const ends = endingWithin(premium, expiryNoticeDays, now);
    if (ends) return { kind: "plan-ending", ...ends };
  }
  if (trial && isRunning(trial) && !another) {
    const ends = endingWithin(trial, expiryNoticeDays, now);
    if (ends) return { kind: "trial-days-left", ...ends };
  }
  return null;
}

function endingWithin(
  plan: Plan,
  days: number,
  now: Date,
): { endsAt: string; days: number } | null {
  if (plan.endsAt === null) return null;
  const left = daysUntil(plan.endsAt, now);
  return left <= days ? { endsAt: plan.endsAt, days: left } : null;
}

/** A plan whose access goes on: until the end of a cancelled one, and in the days of grace. */
export function isRunning({ status }: Pick<Plan, "status">): boolean {
  return status !== "expired";
}

/** Cancelled within 32 days of its start, whether or not those days were a trial (S125, G-22). */
export function cancelledDuringTrial(
  plan: Pick<Plan, "planType" | "startsAt" | "cancelledAt">,
): boolean {
  if (plan.planType !== "premium" || plan.cancelledAt === null) return false;
  const after = new Date(plan.cancelledAt).getTime() - new Date(plan.startsAt).getTime();
  return after <= cancelledDuringTrialDays * dayMs;
}

/** What a purchase page does for the holder of these plans. */
export type PurchaseGate = "open" | "duplicate-plan" | "redirect";

/**
 * S19, S140, S247: a running premium plan cannot be bought again. Given by an operator or the
 * provider it raises the duplicate-plan notice; otherwise, or cancelled, the page leads away.
 */
export function purchaseGate({ premium }: Plans): PurchaseGate {
  if (premium?.status === "cancelled") return "redirect";
  if (premium?.status !== "active") return "open";
  return premium.grantingMechanism === "others" ? "redirect" : "duplicate-plan";
}

/** S19: the overview of plans sends away who has an active or cancelled premium plan. */
export function overviewRedirects(plans: Plans): boolean {
  return purchaseGate(plans) !== "open";
}
