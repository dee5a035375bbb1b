import {
  type Allowance,
  type BillingInterval,
  type CatalogueSet,
  dayMs,
  type GrantingMechanism,
  graceDays,
  type Money,
  monthsAfter,
  type PaddleVersion,
  type PaymentStatus,
  type PlanName,
  type PlanStatus,
  type PlanType,
  premiumTranslationsPerMonth,
} from "@curie/contract";

/** The services a plan counts uses of. */
export const features = ["editing", "translation"] as const;
export type Feature = (typeof features)[number];

/** The provider's words, of Paddle Billing and Paddle Classic; Paddle Classic says `deleted` for `canceled`. */
export const subscriptionStatuses = [
  "trialing",
  "active",
  "past_due",
  "paused",
  "canceled",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A subscription as the provider described it last. */
export type Subscription = {
  id: string;
  paddleVersion: PaddleVersion;
  customerId: string | null;
  status: SubscriptionStatus;
  trialEndsAt: Date | null;
  periodEndsAt: Date | null;
  /** A cancellation that was asked for takes effect then. */
  cancelsAt: Date | null;
  cancelledAt: Date | null;
  /** When it was cancelled for good, or paused. */
  endedAt: Date | null;
  pastDueSince: Date | null;
  updateUrl: string | null;
  cancelUrl: string | null;
};

/** A plan as it is stored. */
export type StoredPlan = {
  id: string;
  type: PlanType;
  planName: PlanName | null;
  catalogueSet: CatalogueSet | null;
  startsAt: Date;
  endsAt: Date | null;
  endedAt: Date | null;
  replacedAt: Date | null;
  provisioned: Record<Feature, number | null>;
  translationsFrom: Date | null;
  recursFrom: Date | null;
  grantingMechanism: GrantingMechanism;
  grantedFrom: string | null;
  price: Money | null;
  billingInterval: BillingInterval | null;
  group: {
    id: string;
    code: string;
    name: string;
    adminEmail: string;
    grantsEditing: boolean;
  } | null;
  subscription: Subscription | null;
};

/** A plan with the uses of its present period counted. */
export type HeldPlan = StoredPlan & { consumed: Record<Feature, number> };

/** One use that was counted, and the plan that pays for it. */
export type Use = { useId: string; planId: string };

export type PlanTiming = {
  status: PlanStatus;
  paymentStatus: PaymentStatus | null;
  endsAt: Date | null;
  freeTrialExpiration: Date | null;
  renews: boolean;
};

/** What state a plan is in at an instant. */
export function timingOf(plan: StoredPlan, now: Date): PlanTiming {
  if (plan.endedAt !== null && plan.endedAt <= now) {
    return { ...ended(plan.endedAt), paymentStatus: null };
  }
  return plan.subscription
    ? timingOfSubscription(plan.subscription, now)
    : timingOfGrant(plan, now);
}

/** A plan that runs for a time and ends by itself: trials, groups, grants, one payment. */
function timingOfGrant(plan: StoredPlan, now: Date): PlanTiming {
  const trial = plan.type === "free_trial";
  const over = plan.endsAt !== null && plan.endsAt <= now;
  const paid = plan.price !== null && plan.price.amount > 0;
  return {
    status: over ? "expired" : "active",
    // An ended trial is no trial any more: its badge says expired.
    paymentStatus: trial ? (over ? null : "trialing") : paid ? "active" : null,
    endsAt: plan.endsAt,
    freeTrialExpiration: trial ? plan.endsAt : null,
    renews: false,
  };
}

/** The provider's words as ours: the table of Paddle Billing and Paddle Classic. */
export function timingOfSubscription(subscription: Subscription, now: Date): PlanTiming {
  const { status, trialEndsAt, periodEndsAt, cancelsAt, endedAt, pastDueSince } = subscription;
  if (status === "paused" || status === "canceled") return ended(endedAt ?? periodEndsAt);

  if (status === "past_due") {
    const graceEndsAt = pastDueSince ? daysAfter(pastDueSince, graceDays) : periodEndsAt;
    if (graceEndsAt !== null && graceEndsAt <= now) return ended(graceEndsAt);
    return {
      status: "error",
      paymentStatus: "active",
      endsAt: graceEndsAt,
      freeTrialExpiration: null,
      renews: false,
    };
  }

  const trialing = status === "trialing";
  const paymentStatus = trialing ? "trialing" : "active";
  const freeTrialExpiration = trialing ? trialEndsAt : null;
  if (cancelsAt !== null) {
    if (cancelsAt <= now) return ended(cancelsAt);
    return {
      status: "cancelled",
      paymentStatus,
      endsAt: cancelsAt,
      freeTrialExpiration,
      renews: false,
    };
  }
  const endsAt = (trialing ? trialEndsAt : null) ?? periodEndsAt;
  // The event of a renewal may be late; a provider that stays silent for the whole grace does not renew.
  if (endsAt !== null && daysAfter(endsAt, graceDays) <= now) return ended(endsAt);
  return { status: "active", paymentStatus, endsAt, freeTrialExpiration, renews: true };
}

function ended(at: Date | null): PlanTiming {
  return {
    status: "expired",
    paymentStatus: "active",
    endsAt: at,
    freeTrialExpiration: null,
    renews: false,
  };
}

/** Access goes on: also in a cancelled plan until its end, and in the days of grace. */
export function isRunning(plan: StoredPlan, now: Date): boolean {
  return plan.startsAt <= now && timingOf(plan, now).status !== "expired";
}

/**
 * Which of several plans of a type is the present one: one that runs before one that has ended,
 * and of these the one that began last.
 */
export function presentOf<Held extends StoredPlan>(plans: readonly Held[], now: Date): Held | null {
  const rank = (plan: StoredPlan) => (isRunning(plan, now) ? 1 : 0);
  const [first] = [...plans].sort(
    (a, b) => rank(b) - rank(a) || b.startsAt.getTime() - a.startsAt.getTime(),
  );
  return first ?? null;
}

export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * dayMs);
}

/** The month of a plan's own calendar that holds an instant: it begins then and ends before `next`. */
export function monthOf(recursFrom: Date, at: Date): { begin: Date; next: Date } {
  const apart =
    (at.getUTCFullYear() - recursFrom.getUTCFullYear()) * 12 +
    at.getUTCMonth() -
    recursFrom.getUTCMonth();
  const months = monthsAfter(recursFrom, apart) > at ? apart - 1 : apart;
  const begin = monthsAfter(recursFrom, Math.max(0, months));
  return { begin, next: monthsAfter(recursFrom, Math.max(0, months) + 1) };
}

/** From when on uses count: a plan that has ended keeps the numbers of its last month (G-29). */
export function countsUsesFrom(plan: StoredPlan, now: Date): Date {
  if (plan.recursFrom === null) return plan.startsAt;
  const { status, endsAt } = timingOf(plan, now);
  const at = status === "expired" && endsAt !== null && endsAt <= now ? justBefore(endsAt) : now;
  return monthOf(plan.recursFrom, at < plan.recursFrom ? plan.recursFrom : at).begin;
}

function justBefore(instant: Date): Date {
  return new Date(instant.getTime() - 1);
}

/** Translations of a month; a plan without them in its name has none (S114). */
export function translationsOf(planName: PlanName): number {
  return planName === "premium_including_translation" ? premiumTranslationsPerMonth : 0;
}

export function allowanceOf(plan: HeldPlan, feature: Feature, now: Date): Allowance {
  const provisioned = plan.provisioned[feature];
  const consumed = plan.consumed[feature];
  return {
    usesConsumed: consumed,
    usesProvisioned: provisioned,
    usesRemaining: provisioned === null ? null : Math.max(0, provisioned - consumed),
    nextRecurrence: nextRecurrence(plan, feature, now)?.toISOString() ?? null,
  };
}

/** When the uses come back: on the plan's own day of each month, as long as it goes on (G-14). */
function nextRecurrence(plan: StoredPlan, feature: Feature, now: Date): Date | null {
  const provisioned = plan.provisioned[feature];
  if (plan.recursFrom === null || provisioned === null || provisioned === 0) return null;
  const { status, endsAt, renews } = timingOf(plan, now);
  if (status === "expired") return null;
  const { next } = monthOf(plan.recursFrom, now);
  return !renews && endsAt !== null && next >= endsAt ? null : next;
}
