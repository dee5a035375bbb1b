import {
  dayMs,
  expiryNoticeDays,
  type Money,
  renewalNoticeDays,
  trialEndingNoticeDays,
} from "@curie/contract";
import type { PlanLetter } from "../emails.ts";
import { type StoredPlan, timingOf } from "../rules.ts";

/** A letter that is due about a plan: what it speaks of, and what will be paid. */
export type Reminder = { letter: PlanLetter; about: Date; amount: Money | null };

/** Nobody is told of an end that is longer ago. */
const expiredNoticeDays = 7;

/**
 * Which letter a plan's holder is owed now; null for most plans on most days (G-65, G-20). The same
 * letter about the same end is owed once.
 */
export function reminderDue(plan: StoredPlan, now: Date): Reminder | null {
  const { status, paymentStatus, endsAt, freeTrialExpiration, renews } = timingOf(plan, now);
  if (endsAt === null) return null;
  const within = (end: Date, days: number) => end.getTime() - now.getTime() <= days * dayMs;

  if (status === "expired") {
    const recent = now.getTime() - endsAt.getTime() <= expiredNoticeDays * dayMs;
    return recent ? { letter: "plan-expired", about: endsAt, amount: null } : null;
  }
  if (status === "error") return null;

  if (plan.type === "free_trial") {
    return within(endsAt, trialEndingNoticeDays)
      ? { letter: "trial-ending", about: endsAt, amount: null }
      : null;
  }
  if (renews && paymentStatus === "trialing") {
    const begins = freeTrialExpiration ?? endsAt;
    return within(begins, trialEndingNoticeDays)
      ? { letter: "first-payment", about: begins, amount: plan.price }
      : null;
  }
  if (renews) {
    const due = plan.billingInterval === "yearly" && within(endsAt, renewalNoticeDays);
    return due ? { letter: "plan-renewing", about: endsAt, amount: plan.price } : null;
  }
  return within(endsAt, expiryNoticeDays)
    ? { letter: "plan-ending", about: endsAt, amount: null }
    : null;
}
