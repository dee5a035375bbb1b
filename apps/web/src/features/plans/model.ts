import type { Allowance, Plan, Plans } from "@curie/contract";
import type { BadgeTone } from "#ui/status-badge.tsx";

/** What stands above every page; null for a healthy plan. */
export type Banner = "starter-ended" | null;

export function bannerOf(plans: Plans): Banner {
  const others = [plans.premium, plans.preferred_group];
  if (others.some((plan) => plan?.status === "active")) return null;
  return plans.free_trial?.status === "expired" ? "starter-ended" : null;
}

/** The plan a person works with: a running one before an ended one, a paid one before the trial. */
export function currentPlan(plans: Plans): Plan | null {
  const known = [plans.premium, plans.preferred_group, plans.free_trial].filter(
    (plan) => plan !== null,
  );
  return known.find(({ status }) => status !== "expired") ?? known[0] ?? null;
}

export type PlanBadge = {
  words: "badge-trial" | "badge-active" | "badge-expired" | "badge-error";
  tone: BadgeTone;
};

/** A cancelled plan is active until its end. */
export function badgeOf(plan: Plan): PlanBadge {
  if (plan.status === "error") return { words: "badge-error", tone: "madder" };
  if (plan.status === "expired") return { words: "badge-expired", tone: "line" };
  if (plan.planType === "free_trial") return { words: "badge-trial", tone: "accent" };
  return { words: "badge-active", tone: "verdigris" };
}

export type PlanSentence =
  | { words: "free-until" | "ends-on" | "ended-on"; on: string }
  | { words: "renewal-failed" | "without-end" };

export function sentenceOf(plan: Plan): PlanSentence {
  const end = plan.freeTrialExpiration ?? plan.endsAt;
  if (plan.status === "error") return { words: "renewal-failed" };
  if (end === null) return { words: "without-end" };
  if (plan.status === "expired") return { words: "ended-on", on: end };
  return { words: plan.planType === "free_trial" ? "free-until" : "ends-on", on: end };
}

/** Null: unlimited. */
export function usesLeft({ usesProvisioned, usesRemaining }: Allowance): number | null {
  return usesProvisioned === null ? null : (usesRemaining ?? 0);
}
