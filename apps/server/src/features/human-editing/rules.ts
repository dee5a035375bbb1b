import type { HumanOrderStatus } from "@curie/contract";

/** What happens to an order; who does it stands with the service that calls. */
export const orderActs = [
  "pay",
  "assign",
  "begin",
  "ask",
  "answer",
  "hand-in",
  "send-back",
  "deliver",
  "ask-changes",
  "close",
  "refund",
] as const;
export type OrderAct = (typeof orderActs)[number];

/** All of an order that decides what may happen to it. */
export type OrderLife = {
  status: HumanOrderStatus;
  /** A file that was handed in and checked waits for the operator, or was delivered. */
  checked: boolean;
  /** The one round of changes was asked for. */
  changesAsked: boolean;
  /** The money goes back, or is back. */
  refunded: boolean;
};

type Next = Partial<Record<OrderAct, HumanOrderStatus>>;

const life: Record<HumanOrderStatus, Next> = {
  draft: { pay: "received" },
  received: { assign: "assigned", refund: "closed" },
  assigned: { assign: "assigned", begin: "in-editing", refund: "closed" },
  "in-editing": {
    assign: "assigned",
    ask: "question-to-author",
    "hand-in": "quality-check",
    refund: "closed",
  },
  // Another editor may take it over; the answer is still to come.
  "question-to-author": { assign: "question-to-author", answer: "in-editing", refund: "closed" },
  "quality-check": {
    assign: "assigned",
    // A better one, before it was looked at.
    "hand-in": "quality-check",
    "send-back": "in-editing",
    deliver: "delivered",
    refund: "closed",
  },
  delivered: { "ask-changes": "in-editing", close: "closed", refund: "closed" },
  closed: { refund: "closed" },
};

/** The order after an act; null when the act is not allowed now, so that nothing happens. */
export function lifeAfter(order: OrderLife, act: OrderAct): OrderLife | null {
  const status = life[order.status][act];
  if (status === undefined) return null;
  if (act === "deliver" && !order.checked) return null;
  if (act === "ask-changes" && order.changesAsked) return null;
  if (act === "refund" && order.refunded) return null;
  return {
    status,
    // What was handed in counts until somebody works on the text again.
    checked:
      act === "hand-in" || (order.checked && (status === "delivered" || status === "closed")),
    changesAsked: order.changesAsked || act === "ask-changes",
    refunded: order.refunded || act === "refund",
  };
}

export function mayNow(order: OrderLife, act: OrderAct): boolean {
  return lifeAfter(order, act) !== null;
}

/** Somebody works on it, or is to. */
const openStatuses = [
  "received",
  "assigned",
  "in-editing",
  "question-to-author",
  "quality-check",
] as const satisfies readonly HumanOrderStatus[];

const open = new Set<HumanOrderStatus>(openStatuses);

export function isOpen(status: HumanOrderStatus): boolean {
  return open.has(status);
}

/** The row of an order, as far as its life goes. */
export function lifeOf(order: {
  status: HumanOrderStatus;
  checkedFileId: string | null;
  changesAskedAt: Date | null;
  refundedAt: Date | null;
}): OrderLife {
  return {
    status: order.status,
    checked: order.checkedFileId !== null,
    changesAsked: order.changesAskedAt !== null,
    refunded: order.refundedAt !== null,
  };
}
