import type { Money } from "@curie/contract";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import type { Gateway, Notification, Told, Trade } from "../gateways/rules.ts";
import {
  type Account,
  createRefund,
  createSession,
  expireSession,
  retrieveSession,
} from "./client.ts";
import { Event, isSigned, ourMoney, pageLocale, Refund, Session, stripeAmount } from "./rules.ts";

/** A page is not made with less time left: Stripe wants half an hour from the moment it is made. */
const leastOpenMs = 31 * 60_000;

/**
 * Stripe Checkout as a payment service: the page is made over there, and the purchase is paid on it. A session
 * is our trade by its `client_reference_id`, a payment by its payment intent.
 */
export const stripe: Gateway = {
  name: "stripe",
  notifyPath: "/api/stripe/webhook",
  isSetUp: (ctx) => ctx.config.payments.stripe !== null,

  open: async (ctx, trade, { returnUrl }) => {
    const amount = stripeAmount(trade.amount, trade.currency);
    if (amount === null) throw new Failure("billing.payment-method-not-offered");
    if (trade.payableUntil.getTime() - wallTime(ctx.clock).getTime() < leastOpenMs) return null;
    const session = await createSession(ctx, await accountOf(ctx), {
      ...{ reference: trade.id, amount, currency: trade.currency, name: trade.subject, returnUrl },
      ...{ locale: pageLocale(trade.locale), expiresAt: trade.payableUntil },
    });
    return session.url ? { address: session.url, pageId: session.id } : null;
  },

  addressOf: async (_ctx, { address }) => address,

  query: async (ctx, trade) => {
    if (trade.pageId === null) return null;
    return toldBy(trade, await retrieveSession(ctx, await accountOf(ctx), trade.pageId));
  },

  close: async (ctx, { pageId }) => {
    if (pageId !== null) await expireSession(ctx, await accountOf(ctx), pageId);
  },

  refund: async (ctx, trade, { requestNo, amount }) => {
    const there = stripeAmount(amount, trade.currency);
    const { paymentId: paymentIntent } = trade;
    if (there === null || paymentIntent === null) return { state: "refused" };
    const wish = { paymentIntent, amount: there, requestNo };
    const refund = await createRefund(ctx, await accountOf(ctx), wish);
    if (!refund || hasFailed(refund)) return { state: "refused" };
    return { state: refund.status === "succeeded" ? "done" : "asked", refundId: refund.id };
  },

  read: async (ctx, { body, header }) => {
    const { webhookSecrets: secrets, toleranceSeconds } = await configOf(ctx);
    const check = { secrets, toleranceSeconds, now: wallTime(ctx.clock) };
    if (!isSigned(body, header("stripe-signature"), check)) {
      ctx.log.error("a payment was told of in the name of Stripe, without its signature");
      return null;
    }
    const event = Event.safeParse(jsonOf(body));
    if (!event.success) return null;
    const { type, data } = event.data;
    if (type.startsWith("checkout.session.")) return aboutSession(type, data.object);
    return /^(refund\.|charge\.refund\.)/.test(type) ? aboutRefund(data.object) : "of-no-interest";
  },

  /**
   * It tells again for three days after any answer but 2xx. Events of other shops of the same account arrive
   * here as well, and are no reason to tell them again.
   */
  reply: {
    heard: { status: 200, type: "application/json", body: '{"received":true}' },
    unknown: { status: 200, type: "application/json", body: '{"received":true}' },
    refused: { status: 400, type: "application/json", body: '{"received":false}' },
  },
};

/** A price in money of ours; no price at all is none of ours. */
function totalOf({ amount_total: amount, currency }: Session): Money | null {
  return amount === null || currency === null ? null : ourMoney(amount, currency);
}

/** @throws when the page is that of another trade: a mistake of ours that must not pay anything */
function toldBy({ id }: Trade, session: Session): Told {
  if (session.client_reference_id !== id) throw new Error(`a page of Stripe is not that of ${id}`);
  if (session.payment_status === "paid") {
    const total = totalOf(session);
    if (!total || !session.payment_intent) throw new Error(`${id} was paid with unknown money`);
    return { state: "paid", total, paymentId: session.payment_intent };
  }
  return { state: session.status === "expired" ? "closed" : "waiting" };
}

/** What is paid later than its page was left is told by another event. */
function aboutSession(type: string, object: unknown): Notification | "of-no-interest" | null {
  const read = Session.safeParse(object);
  if (!read.success) return null;
  const session = read.data;
  const { client_reference_id: id, payment_status: status, payment_intent: paymentId } = session;
  const total = totalOf(session);
  // A shop beside ours gives its pages no reference, or sells for money that we have not.
  if (!id || !total) return "of-no-interest";
  const isPaid = status === "paid" && paymentId !== null;
  const isOver = /\.(expired|async_payment_failed)$/.test(type);
  return {
    trade: { id },
    total,
    state: isPaid ? { is: "paid", paymentId } : isOver ? { is: "closed" } : null,
    refund: null,
  };
}

function aboutRefund(object: unknown): Notification | "of-no-interest" | null {
  const read = Refund.safeParse(object);
  if (!read.success) return null;
  const refund = read.data;
  const money = ourMoney(refund.amount, refund.currency);
  const isDone = refund.status === "succeeded";
  if (!money || !refund.payment_intent || !(isDone || hasFailed(refund))) return "of-no-interest";
  return {
    trade: { paymentId: refund.payment_intent },
    ...{ total: null, state: null },
    refund: { id: refund.id, amount: money.amount, counts: "alone", failed: !isDone },
  };
}

const hasFailed = ({ status }: Refund) => status === "failed" || status === "canceled";

type Config = Account & { webhookSecrets: readonly string[]; toleranceSeconds: number };

/** @throws `billing.not-available` where no Stripe is set up */
async function configOf(ctx: Context): Promise<Config> {
  const { stripe: config } = ctx.config.payments;
  if (!config) throw new Failure("billing.not-available");
  const { keys, apiUrl, toleranceSeconds } = config;
  return { apiUrl, toleranceSeconds, ...(keys === "local" ? await loadLocalKeys(ctx) : keys) };
}

const accountOf = (ctx: Context): Promise<Account> => configOf(ctx);

/** Nothing of the simulator is loaded where Stripe is the real one. */
async function loadLocalKeys(ctx: Context) {
  const { localKeys } = await import("../stripe-simulator/service.ts");
  return localKeys(ctx);
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
