import type { Money, PaddleVersion } from "@curie/contract";
import type { Subscription, SubscriptionStatus } from "../rules.ts";

/**
 * One thing the provider said about a subscription, in terms common to Paddle Billing and Paddle Classic.
 * `billing` reads it from a webhook event, an alert or an answer; a value that the message did not carry
 * is undefined.
 */
export type ProviderEvent = {
  /** The provider's identity of the event; for an answer to our question, one we make of its age. */
  eventId: string;
  occurredAt: Date;
  status?: SubscriptionStatus | undefined;
  customerId?: string | undefined;
  startedAt?: Date | undefined;
  /** The first payment: from then on uses come back on that day of the month. */
  firstPaidAt?: Date | undefined;
  trialEndsAt?: Date | null | undefined;
  periodEndsAt?: Date | null | undefined;
  /** When a scheduled cancellation takes effect; null: none is scheduled. */
  cancelsAt?: Date | null | undefined;
  /** When it was cancelled for good, or paused. */
  endedAt?: Date | null | undefined;
  updateUrl?: string | undefined;
  cancelUrl?: string | undefined;
};

/** A subscription as one message showed it. */
export type SubscriptionSnapshot = {
  subscriptionId: string;
  paddleVersion: PaddleVersion;
  userId: string;
  /** The provider's identity of what is subscribed to: `pri_…`, or a number in Paddle Classic. */
  paddlePlanId: string;
  /** What each interval costs. */
  price: Money;
  event: ProviderEvent;
};

/** What a subscription comes to after all its events, in the order they occurred. */
export type SubscriptionState = Omit<Subscription, "id" | "paddleVersion"> & {
  startedAt: Date;
  firstPaidAt: Date | null;
};

/**
 * Works out the state of a subscription from its provider events, in the order they occurred: each
 * event overwrites what it carries and leaves the rest. All of them are folded each time, so the order
 * in which they arrived changes nothing, and neither does an event that arrived twice.
 */
export function foldEvents(events: readonly ProviderEvent[]): SubscriptionState {
  const inOrder = [...new Map(events.map((event) => [event.eventId, event])).values()].sort(
    byOccurrence,
  );
  const [first] = inOrder;
  if (!first) throw new Error("a subscription without events");
  const unknown: SubscriptionState = {
    customerId: null,
    status: "active",
    trialEndsAt: null,
    periodEndsAt: null,
    cancelsAt: null,
    cancelledAt: null,
    endedAt: null,
    pastDueSince: null,
    updateUrl: null,
    cancelUrl: null,
    startedAt: first.occurredAt,
    firstPaidAt: null,
  };
  return inOrder.reduce(applyEvent, unknown);
}

function applyEvent(before: SubscriptionState, event: ProviderEvent): SubscriptionState {
  const status = event.status ?? before.status;
  const over = status === "canceled" || status === "paused";
  const cancelsAt = over ? null : valueAfter(event.cancelsAt, before.cancelsAt);
  const cancelling = cancelsAt !== null || status === "canceled";
  return {
    status,
    customerId: event.customerId ?? before.customerId,
    trialEndsAt: valueAfter(event.trialEndsAt, before.trialEndsAt),
    periodEndsAt: valueAfter(event.periodEndsAt, before.periodEndsAt),
    cancelsAt,
    // Of a cancellation that is asked for and later takes effect, the day it was asked for counts.
    cancelledAt: cancelling ? (before.cancelledAt ?? event.occurredAt) : null,
    endedAt: over ? (event.endedAt ?? before.endedAt ?? event.occurredAt) : null,
    // Later refusals of the same payment do not make the grace longer.
    pastDueSince: status === "past_due" ? (before.pastDueSince ?? event.occurredAt) : null,
    updateUrl: event.updateUrl ?? before.updateUrl,
    cancelUrl: event.cancelUrl ?? before.cancelUrl,
    startedAt: event.startedAt ?? before.startedAt,
    firstPaidAt: before.firstPaidAt ?? event.firstPaidAt ?? null,
  };
}

/** Null says that there is none; undefined leaves the value as it was. */
function valueAfter<Value>(told: Value | null | undefined, before: Value | null): Value | null {
  return told === undefined ? before : told;
}

function byOccurrence(a: ProviderEvent, b: ProviderEvent): number {
  return a.occurredAt.getTime() - b.occurredAt.getTime() || (a.eventId < b.eventId ? -1 : 1);
}
