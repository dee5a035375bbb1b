import {
  dayMs,
  graceDays,
  monthsAfter,
  type PaddleVersion,
  type Plan,
  type PlanStatus,
} from "@curie/contract";
import { daysAfter } from "#features/plans/rules.ts";

/** A subscription in a state. Days count from now; below zero they are past. */
export type SubscriptionWish = {
  /** What is subscribed to, by its code in the catalogue. */
  code: string;
  /** Which product of the provider keeps it; Paddle Billing unless said otherwise. */
  paddleVersion?: PaddleVersion;
  /** The day on which trial or period ends. */
  ends: number;
  /** The day on which the end was asked for. */
  cancelled?: number;
  /** The renewal on the day of the end was declined. */
  declined?: true;
};

type Sold = { trialDays: number; billingInterval: string | null };

/** When it has to be bought so that it ends on its day, or as near to it as the calendar has it. */
export function boughtAt({ ends }: SubscriptionWish, plan: Sold, now: Date): Date {
  const end = daysAfter(now, ends);
  if (plan.trialDays > 0) return daysAfter(end, -plan.trialDays);
  const months = plan.billingInterval === "yearly" ? 12 : 1;
  // A month before the 31st of March there is the end of February, or the day after it.
  const before = monthsAfter(end, -months);
  const missedBy = (start: Date) => Math.abs(+monthsAfter(start, months) - +end);
  const after = daysAfter(before, 1);
  return missedBy(after) < missedBy(before) ? after : before;
}

/** A state is kept for so many days of its own accord. */
const keptDays = 3;

/** Whether a plan still shows what was wished for: its status, and an end that is no later. */
export function isAsWished(
  plan: Plan | null,
  wish: SubscriptionWish,
  { trialDays }: Sold,
  now: Date,
): boolean {
  if (plan === null || plan.endsAt === null || plan.status !== statusOf(wish)) return false;
  if ((plan.paymentStatus === "trialing") !== trialDays > 0) return false;
  const end = daysAfter(now, wish.ends + (wish.declined ? graceDays : 0));
  const passed = (end.getTime() - new Date(plan.endsAt).getTime()) / dayMs;
  // The calendar may give a day more; see above.
  return passed >= -1 && passed <= keptDays;
}

function statusOf({ ends, cancelled, declined }: SubscriptionWish): PlanStatus {
  if (declined) return "error";
  if (cancelled === undefined) return "active";
  return ends <= 0 ? "expired" : "cancelled";
}
