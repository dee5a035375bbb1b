import {
  type Allowance,
  type EditingAccess,
  editStartsPerHour,
  type LimitReason,
  rollingHourMs,
  type TranslationAccess,
  type TranslationLimitReason,
  type UseSource,
} from "@curie/contract";
import { allowanceOf, type Feature, type HeldPlan, isRunning, timingOf } from "../rules.ts";

/**
 * May this person start another edit now? `recentStarts` are accepted starts of the last hour,
 * whatever became of them. The reasons stand in the order that helps most.
 */
export function editingAccess(
  plans: readonly HeldPlan[],
  recentStarts: readonly Date[],
  now: Date,
): EditingAccess {
  const answer = answerer<LimitReason>(plans, "editing", now);
  const running = runningPlans(plans, now);
  if (running.length === 0) return answer.notRunning();

  const granting = running.filter(grantsEditing);
  const [first] = granting;
  if (!first) return answer.refuse("generic", running[0] ?? null);

  const hourlyUntil = hourlyLimitUntil(recentStarts, now);
  const payer = payingPlan(plans, "editing", now);
  if (hourlyUntil) return answer.refuse("hourly", payer ?? first, hourlyUntil.toISOString());
  if (payer) return answer.allow(payer);

  // Who has a plan of their own is told about that one; a group's limit is the group's affair.
  const own = granting.find((plan) => plan.type !== "preferred_group");
  const source = own ?? first;
  const again = earliest(granting.map((plan) => allowanceOf(plan, "editing", now).nextRecurrence));
  return answer.refuse(own ? "count" : "group", source, again);
}

/** May this person start another translation now (S226, S227)? */
export function translationAccess(plans: readonly HeldPlan[], now: Date): TranslationAccess {
  const answer = answerer<TranslationLimitReason>(plans, "translation", now);
  const running = runningPlans(plans, now);
  if (running.length === 0) return answer.notRunning();
  const payer = payingPlan(plans, "translation", now);
  if (payer) return answer.allow(payer);

  const granting = running.filter((plan) => plan.provisioned.translation !== 0);
  const later = granting.find((plan) => !hasBegun(plan, "translation", now));
  if (later?.translationsFrom) {
    return answer.refuse("from-date", later, later.translationsFrom.toISOString());
  }
  const premium = granting.find((plan) => plan.type === "premium");
  const group = granting.find((plan) => plan.type === "preferred_group");
  const again = premium ? allowanceOf(premium, "translation", now).nextRecurrence : null;
  if (premium && group) return answer.refuse("premium-and-group-exceeded", premium, again);
  if (premium) {
    const lost = again === null && timingOf(premium, now).status === "cancelled";
    return answer.refuse(lost ? "cancelled" : "premium-exceeded", premium, again);
  }
  if (group) return answer.refuse("group-exceeded", group);

  const editingOnly = running.find((plan) => plan.type === "premium");
  if (editingOnly) return answer.refuse("editing-only", editingOnly);
  const member = running.find((plan) => plan.type === "preferred_group");
  if (member) return answer.refuse("group-not-included", member);
  return answer.refuse("starter", running[0] ?? null);
}

/** The running plan that pays for the next use: what expires first is used first (G-15). */
export function payingPlan(
  plans: readonly HeldPlan[],
  feature: Feature,
  now: Date,
): HeldPlan | null {
  const able = runningPlans(plans, now).filter((plan) => {
    if (feature === "editing" && !grantsEditing(plan)) return false;
    const provisioned = plan.provisioned[feature];
    const left = provisioned === null || plan.consumed[feature] < provisioned;
    return left && hasBegun(plan, feature, now);
  });
  return able[0] ?? null;
}

/** When the hourly limit lets the next start through; null when it does now (G-13). */
export function hourlyLimitUntil(recentStarts: readonly Date[], now: Date): Date | null {
  const since = now.getTime() - rollingHourMs;
  const starts = recentStarts
    .map((at) => at.getTime())
    .filter((at) => at > since)
    .sort((a, b) => a - b);
  // None while there are fewer.
  const leaving = starts[starts.length - editStartsPerHour];
  return leaving === undefined ? null : new Date(leaving + rollingHourMs);
}

/** S112: members of a group get a service only if the group grants it. */
function grantsEditing(plan: HeldPlan): boolean {
  return plan.group === null || plan.group.grantsEditing;
}

function hasBegun(plan: HeldPlan, feature: Feature, now: Date): boolean {
  return feature === "editing" || plan.translationsFrom === null || plan.translationsFrom <= now;
}

/** In the order they pay. */
function runningPlans(plans: readonly HeldPlan[], now: Date): HeldPlan[] {
  return plans.filter((plan) => isRunning(plan, now)).sort(byEnd(now));
}

function byEnd(now: Date): (a: HeldPlan, b: HeldPlan) => number {
  const end = (plan: HeldPlan) => timingOf(plan, now).endsAt?.getTime() ?? Infinity;
  return (a, b) => end(a) - end(b);
}

function earliest(instants: readonly (string | null)[]): string | null {
  return instants.filter((instant) => instant !== null).sort()[0] ?? null;
}

/** Fills in what every answer says besides its reason. */
function answerer<Reason extends string>(plans: readonly HeldPlan[], feature: Feature, now: Date) {
  const sources = [...plans].sort(byEnd(now)).map((plan) => sourceOf(plan, feature, now));
  const about = (plan: HeldPlan | null, reason: Reason | null, availableAt: string | null) => {
    const allowance = plan ? allowanceOf(plan, feature, now) : null;
    return {
      limitReached: reason !== null,
      reason,
      planType: plan?.type ?? null,
      availableAt,
      allowance,
      sources,
      groupAdmin: plans.find((one) => one.group && isRunning(one, now))?.group?.adminEmail ?? null,
      useLimitCheckPasses: allowance !== null && withinAllowance(allowance),
    };
  };
  return {
    allow: (plan: HeldPlan) => about(plan, null, null),
    refuse: (reason: Reason, plan: HeldPlan | null, availableAt: string | null = null) =>
      about(plan, reason, availableAt),
    /** No plan at all, or none that goes on. */
    notRunning: () => {
      const last = latest(plans, now);
      const reason = last === null ? "no-plan" : "expired";
      return about(last, reason as Reason, null);
    },
  };
}

/** The plan that ended last; one that another replaced is not spoken of. */
function latest(plans: readonly HeldPlan[], now: Date): HeldPlan | null {
  const present = plans.filter((plan) => plan.replacedAt === null);
  return present.sort(byEnd(now)).at(-1) ?? null;
}

function sourceOf(plan: HeldPlan, feature: Feature, now: Date): UseSource {
  const allowance = allowanceOf(plan, feature, now);
  return {
    identity: plan.id,
    planType: plan.type,
    running: isRunning(plan, now),
    endsAt: timingOf(plan, now).endsAt?.toISOString() ?? null,
    allowance,
    useLimitCheckPasses: withinAllowance(allowance),
  };
}

/** G-29: exactly used up is not exceeded. */
function withinAllowance({ usesConsumed, usesProvisioned }: Allowance): boolean {
  return usesProvisioned === null || usesConsumed <= usesProvisioned;
}
