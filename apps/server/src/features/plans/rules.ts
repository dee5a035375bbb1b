import {
  type Allowance,
  dayMs,
  editStartsPerHour,
  type FeatureAccess,
  type LimitReason,
  type PlanStatus,
  rollingHourMs,
  starterEdits,
  starterTranslations,
  starterTrialDays,
} from "@curie/contract";

/** The services a plan counts uses of. */
export type Feature = "editing" | "translation";

/** A plan with its uses counted, as the rules see it. */
export type HeldPlan = {
  id: string;
  type: string;
  startsAt: Date;
  endsAt: Date | null;
  provisioned: Record<Feature, number | null>;
  consumed: Record<Feature, number>;
};

/** G-10: what a new account starts with. */
export function starterPlan(now: Date) {
  return {
    type: "free_trial",
    startsAt: now,
    endsAt: new Date(now.getTime() + starterTrialDays * dayMs),
    editsProvisioned: starterEdits,
    translationsProvisioned: starterTranslations,
  };
}

export function planStatus(plan: Pick<HeldPlan, "endsAt">, now: Date): PlanStatus {
  return plan.endsAt !== null && plan.endsAt <= now ? "expired" : "active";
}

export function allowanceOf(plan: HeldPlan, feature: Feature): Allowance {
  const provisioned = plan.provisioned[feature];
  const consumed = plan.consumed[feature];
  return {
    usesConsumed: consumed,
    usesProvisioned: provisioned,
    usesRemaining: provisioned === null ? null : Math.max(0, provisioned - consumed),
    // A trial's uses do not come back.
    nextRecurrence: null,
  };
}

/**
 * May this person start another edit now? The reasons are asked in the order that helps most: an
 * hourly limit passes by itself, an ended plan does not. `recentStarts` are accepted starts of
 * the last hour, whatever became of them.
 */
export function editingAccess(
  plans: readonly HeldPlan[],
  recentStarts: readonly Date[],
  now: Date,
): FeatureAccess {
  const source = payingPlan(plans, "editing", now) ?? latestPlan(plans);
  const allowance = source ? allowanceOf(source, "editing") : null;
  const answer = (reason: LimitReason | null, availableAt: Date | null = null): FeatureAccess => ({
    limitReached: reason !== null,
    reason,
    availableAt: availableAt?.toISOString() ?? null,
    allowance,
    useLimitCheckPasses: allowance !== null && withinAllowance(allowance),
  });

  if (!source) return answer("no-plan");
  if (planStatus(source, now) === "expired") return answer("expired");
  const hourlyUntil = hourlyLimitUntil(recentStarts, now);
  if (hourlyUntil) return answer("hourly", hourlyUntil);
  if (!payingPlan(plans, "editing", now)) return answer("count");
  return answer(null);
}

/** The running plan that pays for the next use: what expires first is used first (G-15). */
export function payingPlan(
  plans: readonly HeldPlan[],
  feature: Feature,
  now: Date,
): HeldPlan | null {
  const able = plans.filter((plan) => {
    const provisioned = plan.provisioned[feature];
    const left = provisioned === null || plan.consumed[feature] < provisioned;
    return planStatus(plan, now) === "active" && left;
  });
  return able.sort(byEnd)[0] ?? null;
}

/** When the hourly limit lets the next start through; null when it does now (G-13). */
export function hourlyLimitUntil(recentStarts: readonly Date[], now: Date): Date | null {
  const since = now.getTime() - rollingHourMs;
  const starts = recentStarts
    .map((at) => at.getTime())
    .filter((at) => at > since)
    .sort((a, b) => a - b);
  if (starts.length < editStartsPerHour) return null;
  const leaving = starts[starts.length - editStartsPerHour];
  return leaving === undefined ? null : new Date(leaving + rollingHourMs);
}

/** G-29: exactly used up is not exceeded. */
function withinAllowance(allowance: Allowance): boolean {
  return allowance.usesProvisioned === null || allowance.usesConsumed <= allowance.usesProvisioned;
}

function latestPlan(plans: readonly HeldPlan[]): HeldPlan | null {
  return [...plans].sort(byEnd).at(-1) ?? null;
}

function byEnd(a: HeldPlan, b: HeldPlan): number {
  return (a.endsAt?.getTime() ?? Infinity) - (b.endsAt?.getTime() ?? Infinity);
}
