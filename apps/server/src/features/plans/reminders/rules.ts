import {
  dayMs,
  expiryNoticeDays,
  type Money,
  renewalNoticeDays,
  trialEndingNoticeDays,
} from "@curie/contract";
import { type StoredPlan, timingOf } from "../rules.ts";

/** What an email about a plan tells; each is the name of its messages. */
export const planReminderKinds = [
  "trial-ending",
  "first-payment",
  "plan-renewing",
  "plan-ending",
  "plan-expired",
  "plan-cancelled",
  "payment-failed",
] as const;
export type PlanReminderKind = (typeof planReminderKinds)[number];

/** An email that is due about a plan: the date it is about, and what will be paid. */
export type Reminder = { kind: PlanReminderKind; about: Date; amount: Money | null };

/** Nobody is told of an end that is longer ago. */
const expiredNoticeDays = 7;

/**
 * Which email is due to the holder of a plan now; null for most plans on most days (G-65, G-20). The
 * same email about the same end is due once.
 */
export function reminderDue(plan: StoredPlan, now: Date): Reminder | null {
  const { status, paymentStatus, endsAt, freeTrialExpiration, renews } = timingOf(plan, now);
  if (endsAt === null) return null;
  const within = (end: Date, days: number) => end.getTime() - now.getTime() <= days * dayMs;

  if (status === "expired") {
    const recent = now.getTime() - endsAt.getTime() <= expiredNoticeDays * dayMs;
    return recent ? { kind: "plan-expired", about: endsAt, amount: null } : null;
  }
  if (status === "error") return null;

  if (plan.type === "free_trial") {
    return within(endsAt, trialEndingNoticeDays)
      ? { kind: "trial-ending", about: endsAt, amount: null }
      : null;
  }
  if (renews && paymentStatus === "trialing") {
    const begins = freeTrialExpiration ?? endsAt;
    return within(begins, trialEndingNoticeDays)
      ? { kind: "first-payment", about: begins, amount: plan.price }
      : null;
  }
  if (renews) {
    const due = plan.billingInterval === "yearly" && within(endsAt, renewalNoticeDays);
    return due ? { kind: "plan-renewing", about: endsAt, amount: plan.price } : null;
  }
  return within(endsAt, expiryNoticeDays)
    ? { kind: "plan-ending", about: endsAt, amount: null }
    : null;
}
