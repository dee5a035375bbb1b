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
