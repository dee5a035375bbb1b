import type { Card, PaymentType } from "../entities.ts";

/** The entities of Paddle Classic; dates in UTC, amounts in major units as text. */
export type ClassicPlan = {
  id: string;
  name: string;
  billing_type: "month" | "year";
  trial_days: number;
  /** Major units by currency, as text: `{ USD: "12.00" }`. */
  recurring_price: Record<string, string>;
};

export type ClassicSubscription = {
  id: string;
  subscription_id: number;
  plan_id: number;
  user_id: number;
  user_email: string;
  marketing_consent: boolean;
  status: "active" | "trialing" | "past_due" | "deleted";
  quantity: number;
  currency: string;
  /** Major units, as text. */
  unit_price: string;
  country: string;
  passthrough: string;
  checkout_id: string;
  signup_date: string;
  /** Null once nothing will be billed any more. */
  next_bill_at: string | null;
  cancellation_effective_at: string | null;
  anchorDay: number;
  card: { number: string; used: boolean; details: Card | null; type: PaymentType };
  attempts: number;
  nextRetryAt: string | null;
  dunningEndsAt: string | null;
  /** Changes with every change of the subscription, so that old links stop working. */
  hash: string;
};

export type ClassicPayment = {
  id: string;
  payment_id: number;
  subscription_id: number;
  order_id: string;
  checkout_id: string;
  amount: string;
  tax: string;
  isRefunded: boolean;
  currency: string;
  payout_at: string;
};
