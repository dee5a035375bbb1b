import type { Money, PaddleVersion } from "@curie/contract";
import type { Subscription, SubscriptionStatus } from "../rules.ts";

/**
 * One thing the provider said about a subscription, in words common to both generations. `billing`
 * reads it from an event, an alert or an answer; a value the message did not carry is undefined.
 */
export type SubscriptionNews = {
  /** The provider's identity of the event; for an answer to our question, one we make of its age. */
  newsId: string;
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
  /** The provider's identity of what is subscribed to: `pri_…`, or a number in the classic generation. */
  paddlePlanId: string;
  /** What each interval costs. */
  price: Money;
  news: SubscriptionNews;
};

/** What a subscription comes to when all news are told in the order they occurred. */
export type SubscriptionState = Omit<Subscription, "id" | "paddleVersion"> & {
  startedAt: Date;
  firstPaidAt: Date | null;
};

/**
 * Folds the news of a subscription in the order they occurred. Because the whole of them is folded
 * each time, the order in which they arrived changes nothing, and neither does one told twice.
 */
export function foldNews(news: readonly SubscriptionNews[]): SubscriptionState {
  const inOrder = [...new Map(news.map((one) => [one.newsId, one])).values()].sort(byOccurrence);
  const [first] = inOrder;
  if (!first) throw new Error("a subscription without news");
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
  return inOrder.reduce(told, unknown);
}

function told(before: SubscriptionState, news: SubscriptionNews): SubscriptionState {
  const status = news.status ?? before.status;
  const over = status === "canceled" || status === "paused";
  const cancelsAt = over ? null : said(news.cancelsAt, before.cancelsAt);
  const cancelling = cancelsAt !== null || status === "canceled";
  return {
    status,
    customerId: news.customerId ?? before.customerId,
    trialEndsAt: said(news.trialEndsAt, before.trialEndsAt),
    periodEndsAt: said(news.periodEndsAt, before.periodEndsAt),
    cancelsAt,
    // Of a cancellation that is asked for and later takes effect, the day it was asked for counts.
    cancelledAt: cancelling ? (before.cancelledAt ?? news.occurredAt) : null,
    endedAt: over ? (news.endedAt ?? before.endedAt ?? news.occurredAt) : null,
    // Later refusals of the same payment do not make the grace longer.
    pastDueSince: status === "past_due" ? (before.pastDueSince ?? news.occurredAt) : null,
    updateUrl: news.updateUrl ?? before.updateUrl,
    cancelUrl: news.cancelUrl ?? before.cancelUrl,
    startedAt: news.startedAt ?? before.startedAt,
    firstPaidAt: before.firstPaidAt ?? news.firstPaidAt ?? null,
  };
}

/** Null says that there is none; undefined says nothing. */
function said<Value>(news: Value | null | undefined, before: Value | null): Value | null {
  return news === undefined ? before : news;
}

function byOccurrence(a: SubscriptionNews, b: SubscriptionNews): number {
  return a.occurredAt.getTime() - b.occurredAt.getTime() || (a.newsId < b.newsId ? -1 : 1);
}
