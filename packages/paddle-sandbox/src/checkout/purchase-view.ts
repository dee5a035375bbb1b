import type { Card, PaymentType } from "../entities.ts";
import type { Interval } from "../periods.ts";

/** What a checkout page shows of a purchase; amounts are text in the buyer's language. */
export type PurchaseView = {
  summary: {
    lines: { name: string; quantity: number; total: string }[];
    subtotal: string;
    tax: string;
    total: string;
    renewal: { amount: string; interval: Interval; frequency: number } | null;
    trial: { interval: Interval; frequency: number } | null;
  };
  countryCode: string | null;
  /** The first page has been answered. */
  identified: boolean;
  /** Goes with every event to the product's page. */
  event: object;
};

/** How a checkout was paid. */
export type SettledPayment = { type: PaymentType; number: string; card: Card | null };
