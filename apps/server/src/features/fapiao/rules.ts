import {
  dayMs,
  type FapiaoFormat,
  type FapiaoStatus,
  fapiaoEligibleDays,
  fapiaoPerPayment,
} from "@curie/contract";

/** What a fapiao can be once it was asked for (G-52). */
export type StoredStatus = Exclude<FapiaoStatus, "can-generate">;

export const storedStatuses = [
  "requested",
  "issuing",
  "completed",
  "failed",
  "cancellation-pending",
  "cancelled",
  "cancellation-rejected",
] as const satisfies readonly StoredStatus[];

/**
 * What happens to a fapiao. The first three and the last four come from the issuer, in any order and more
 * than once; `cancel` is asked for by its person, `cancel-for-refund` by an operator.
 */
export const fapiaoEvents = [
  "accepted",
  "issued",
  "failed",
  "cancel",
  "cancel-for-refund",
  "reversal-refused",
  "reversed",
  "rejected",
  "lapsed",
] as const;
export type FapiaoEvent = (typeof fapiaoEvents)[number];

const life: Record<StoredStatus, Partial<Record<FapiaoEvent, StoredStatus>>> = {
  requested: { accepted: "issuing", issued: "completed", failed: "failed" },
  issuing: { issued: "completed", failed: "failed" },
  completed: { cancel: "cancellation-pending", "cancel-for-refund": "cancellation-pending" },
  "cancellation-pending": {
    "reversal-refused": "completed",
    reversed: "cancelled",
    rejected: "cancellation-rejected",
    // The buyer of a special fapiao did not confirm in time (G-53).
    lapsed: "completed",
  },
  // It still stands. Its person asks support; an operator may ask for the reversal once more.
  "cancellation-rejected": { "cancel-for-refund": "cancellation-pending" },
  failed: {},
  cancelled: {},
};

/** The status after an event; null when the event changes nothing, because it is late, repeated or not allowed. */
export function statusAfter(status: StoredStatus, event: FapiaoEvent): StoredStatus | null {
  return life[status][event] ?? null;
}

/** Whether an operator may ask for its reversal. */
export function mayReverse(status: StoredStatus): boolean {
  return statusAfter(status, "cancel-for-refund") !== null;
}

/** In these a fapiao counts: the payment can have no other one meanwhile. The unique index says the same. */
export const liveStatuses = [
  "requested",
  "issuing",
  "completed",
  "cancellation-pending",
  "cancellation-rejected",
] as const satisfies readonly StoredStatus[];
const live = new Set<StoredStatus>(liveStatuses);

export function isLive(status: StoredStatus): boolean {
  return live.has(status);
}

/** While these last, the issuer has something to say. */
const awaited = new Set<StoredStatus>(["requested", "issuing", "cancellation-pending"]);

export function isAwaited(status: StoredStatus): boolean {
  return awaited.has(status);
}

export type PaymentFacts = {
  amount: number;
  currency: string;
  refundedAmount: number;
  paidAt: Date;
  receiptCode: string | null;
};

/**
 * Whether a fapiao can be asked for now (G-49): something was paid in yuan, not given back, within 360
 * days; no fapiao of it is live, and no second one was cancelled (G-53). One that failed never was.
 */
export function canGenerate(
  payment: PaymentFacts,
  before: readonly StoredStatus[],
  now: Date,
): boolean {
  const { amount, currency, refundedAmount, paidAt, receiptCode } = payment;
  const ageMs = now.getTime() - paidAt.getTime();
  return (
    amount > 0 &&
    currency === "CNY" &&
    refundedAmount === 0 &&
    receiptCode !== null &&
    ageMs <= fapiaoEligibleDays * dayMs &&
    before.every((status) => !isLive(status)) &&
    before.filter((status) => status === "cancelled").length < fapiaoPerPayment
  );
}

export const fapiaoContentTypes: Record<FapiaoFormat, string> = {
  pdf: "application/pdf",
  ofd: "application/ofd",
  xml: "application/xml; charset=utf-8",
};

/** A total that includes the tax, as price and tax in the smallest unit. */
export function taxIn(total: number, percent: number): { price: number; tax: number } {
  const price = Math.round(total / (1 + percent / 100));
  return { price, tax: total - price };
}

/** Before the issuer is asked again, by how often it was asked: soon at first, then more rarely. */
export function secondsUntilNextQuery(asked: number): number {
  return Math.min(3 * 60, 3 * 2 ** Math.max(0, Math.min(asked, 7) - 1));
}
