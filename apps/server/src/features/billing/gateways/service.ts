import { recordRefund } from "#features/plans/payments/service.ts";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { alipay } from "../alipay/service.ts";
import { mailMoneyGoesBack } from "../emails.ts";
import { pageOf } from "../purchases/rules.ts";
import { closePurchase, type PurchaseRow } from "../purchases/store.ts";
import { decidePurchase } from "../settlement/service.ts";
import { failRefund, findPayment, lockEntity, sumRefunds, upsertRefund } from "../store.ts";
import { stripe } from "../stripe/service.ts";
import { recordToldRefund } from "../told-refunds/service.ts";
import {
  type Addresses,
  type Gateway,
  type GatewayName,
  type Notification,
  payableMs,
  type RefundAnswer,
  secondsUntilNextQuery,
  subjectOf,
} from "./rules.ts";
import {
  findTrade,
  insertTrade,
  lockTrade,
  sumOtherRefunds,
  type TradeRow,
  takeTurn,
  updateTrade,
} from "./store.ts";

export const followTradeJob = "billing.follow-trade";
export const returnMoneyJob = "billing.return-money";

/** Somebody who looks at the page of a purchase asks no more often than this. */
const turnMs = 3000;

/** Every payment service that there is an adapter for; configuration says which are set up. */
export const gateways: Record<GatewayName, Gateway> = { alipay, stripe };

/** In the transaction of the purchase, so that no address leads to a trade that nobody follows. */
export async function beginTrade(
  ctx: Context,
  tx: Transaction,
  gateway: GatewayName,
  purchase: PurchaseRow,
  locale: string,
): Promise<void> {
  const id = purchase.id.replaceAll("-", "");
  await insertTrade(tx, {
    ...{ id, gateway, purchaseId: purchase.id, locale, state: "waiting" },
    ...{ amount: purchase.amount, currency: purchase.currency },
    subject: subjectOf(ctx.config.operator.name, purchase.receiptCode),
    createdAt: ctx.clock.now(),
    payableUntil: new Date(wallTime(ctx.clock).getTime() + payableMs),
  });
  const startAfterSeconds = secondsUntilNextQuery(0);
  await ctx.jobs.enqueue(tx, followTradeJob, { id, asked: 0 }, { startAfterSeconds });
}

/** Whether a payment service takes the money of this purchase. */
export async function isAtGateway(ctx: Context, purchase: PurchaseRow): Promise<boolean> {
  return (await findTrade(ctx.db, { purchaseId: purchase.id })) !== null;
}

/**
 * Makes the page on which a purchase is paid, once, where a service wants that. Nothing is asked inside a
 * transaction, so whoever begins a purchase calls this after it.
 * @throws `billing.provider-not-reachable`; asked again it is the same page
 */
export async function openTrade(ctx: Context, purchase: PurchaseRow): Promise<void> {
  const trade = await findTrade(ctx.db, { purchaseId: purchase.id });
  if (trade?.state !== "waiting" || trade.address !== null) return;
  const gateway = gateways[trade.gateway];
  const opened = await gateway.open(ctx, trade, addressesOf(ctx, gateway, purchase));
  if (opened) await updateTrade(ctx.db, trade.id, opened);
}

/** Where the purchase is paid now; null when it cannot be any more. */
export async function tradeAddress(ctx: Context, purchase: PurchaseRow): Promise<string | null> {
  const trade = await findTrade(ctx.db, { purchaseId: purchase.id });
  if (trade?.state !== "waiting" || isOver(ctx, trade)) return null;
  const gateway = gateways[trade.gateway];
  if (!gateway.isSetUp(ctx)) return null;
  return gateway.addressOf(ctx, trade, addressesOf(ctx, gateway, purchase));
}

function addressesOf(ctx: Context, gateway: Gateway, purchase: PurchaseRow): Addresses {
  const { publicUrl } = ctx.config;
  return {
    returnUrl: `${publicUrl}${pageOf(purchase)}`,
    notifyUrl: `${publicUrl}${gateway.notifyPath}`,
  };
}

function isOver(ctx: Context, trade: TradeRow): boolean {
  return ctx.clock.now().getTime() - trade.createdAt.getTime() >= payableMs;
}

/**
 * What a service tells by itself, as often and as late as it likes. Its signature was verified; it is believed
 * when the trade and its price are ours.
 *
 * @returns `unknown` when it is about nothing of ours
 */
export async function hear(
  ctx: Context,
  name: GatewayName,
  told: Notification,
): Promise<"heard" | "unknown"> {
  const trade = await findTrade(ctx.db, told.trade);
  const { total } = told;
  const fits =
    trade?.gateway === name &&
    (total === null || (total.amount === trade.amount && total.currency === trade.currency));
  if (!trade || !fits) {
    ctx.log.error({ gateway: name, ...told.trade }, "a payment was told of that is not ours");
    return "unknown";
  }
  if (told.state?.is === "paid") {
    await takeMoney(ctx, trade.id, told.state.paymentId);
  } else if (told.state?.is === "closed" && trade.state === "waiting") {
    await ctx.jobs.enqueue(ctx.db, followTradeJob, { id: trade.id, asked: 0 });
  }
  if (told.refund) await hearOfRefund(ctx, trade, told.refund);
  return "heard";
}

/**
 * Asks what has become of a trade. Safe to call at any time and more than once.
 * @throws `billing.provider-not-reachable`; it is as it was before
 */
async function followTrade(ctx: Context, id: string): Promise<void> {
  const trade = await findTrade(ctx.db, { id });
  if (trade?.state !== "waiting") return;
  const gateway = gateways[trade.gateway];
  const told = await gateway.query(ctx, trade);
  if (told?.state === "paid") {
    const { amount, currency } = told.total;
    if (amount !== trade.amount || currency !== trade.currency) {
      throw new Error(`${id} was paid with another amount`);
    }
    await takeMoney(ctx, id, told.paymentId);
  } else if (told?.state === "closed" || (told === null && isOver(ctx, trade))) {
    await giveUpTrade(ctx, id);
  } else if (isOver(ctx, trade)) {
    await gateway.close(ctx, trade);
  }
}

/** For whoever waits on the page of the purchase: it does not have to wait for the job. */
export async function followPurchase(ctx: Context, purchase: PurchaseRow): Promise<void> {
  const trade = await findTrade(ctx.db, { purchaseId: purchase.id });
  if (trade?.state !== "waiting") return;
  const now = ctx.clock.now();
  if (!(await takeTurn(ctx.db, trade.id, now, new Date(now.getTime() - turnMs)))) return;
  await unlessRefused(async () => {
    // Somebody may have been cut off between the purchase and its page.
    if (!isOver(ctx, trade)) await openTrade(ctx, purchase);
    await followTrade(ctx, trade.id);
  });
}

/** The work of the job: one question, and another one later while the trade is open. */
export async function keepFollowing(
  ctx: Context,
  { id, asked }: { id: string; asked: number },
): Promise<void> {
  await unlessRefused(() => followTrade(ctx, id));
  const trade = await findTrade(ctx.db, { id });
  if (trade?.state !== "waiting") return;
  const startAfterSeconds = secondsUntilNextQuery(asked + 1);
  const payload = { id, asked: asked + 1 };
  await ctx.jobs.enqueue(ctx.db, followTradeJob, payload, { startAfterSeconds });
}

/** What cannot be asked now is asked later. */
async function unlessRefused(ask: () => Promise<void>): Promise<void> {
  await ask().catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
}

/** Money that came for nothing goes back. Tried again it is the same refund. */
export async function returnMoney(ctx: Context, id: string): Promise<void> {
  const trade = await findTrade(ctx.db, { id });
  if (trade?.state !== "returning") return;
  const refund = { requestNo: `return${id}`, amount: trade.amount, reason: "not delivered" };
  const answer = await gateways[trade.gateway].refund(ctx, trade, refund);
  if (answer.state === "refused") return noteNotReturned(ctx, id);
  await updateTrade(ctx.db, id, { state: "returned" });
}

/** The console asks operators to give it back on the pages of the service. */
async function noteNotReturned(ctx: Context, id: string): Promise<void> {
  ctx.log.error({ trade: id }, "money that was paid for nothing cannot go back by itself");
  await updateTrade(ctx.db, id, { state: "not-returned" });
}

/**
 * Gives money of a payment back at the service that took it.
 * @returns null when no service took this payment
 */
export async function refundAtGateway(
  ctx: Context,
  purchaseId: string,
  refund: { requestNo: string; amount: number; reason: string },
): Promise<RefundAnswer | null> {
  const trade = await findTrade(ctx.db, { purchaseId });
  return trade && gateways[trade.gateway].refund(ctx, trade, refund);
}

/**
 * The one place where money of a payment service arrives. The first who tells of it settles the purchase; a
 * purchase that failed before, or that can be given nothing any more, has its money sent back.
 */
async function takeMoney(ctx: Context, id: string, paymentId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const trade = await lockTrade(tx, id);
    if (trade?.state !== "waiting" && trade?.state !== "closed") return;
    const purchase = await decide(ctx, tx, trade, true);
    const state = purchase?.status === "completed" ? "paid" : "returning";
    await updateTrade(tx, id, { state, paymentId, paidAt: ctx.clock.now() });
    if (state === "returning") {
      ctx.log.warn({ trade: id }, "a payment came for nothing and goes back");
      if (purchase) await tellOfReturn(ctx, tx, purchase);
      await ctx.jobs.enqueue(tx, returnMoneyJob, { id });
    }
  });
}

/** Who paid for nothing reads so on the page of the purchase and in a mail, not that nothing was charged. */
async function tellOfReturn(ctx: Context, tx: Transaction, purchase: PurchaseRow): Promise<void> {
  await closePurchase(tx, purchase.id, { status: "returned", paidAt: null });
  await mailMoneyGoesBack(ctx, tx, purchase);
}

/** Nobody has paid, and nobody can any more. */
async function giveUpTrade(ctx: Context, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const trade = await lockTrade(tx, id);
    if (trade?.state !== "waiting") return;
    await decide(ctx, tx, trade, false);
    await updateTrade(tx, id, { state: "closed" });
  });
}

async function decide(
  ctx: Context,
  tx: Transaction,
  { purchaseId }: TradeRow,
  approved: boolean,
): Promise<PurchaseRow | null> {
  return purchaseId === null ? null : decidePurchase(ctx, tx, { id: purchaseId }, approved);
}

/** Money that went back: ours, or what somebody gave back on the service's own pages. */
async function hearOfRefund(
  ctx: Context,
  { id, purchaseId, state }: TradeRow,
  refund: NonNullable<Notification["refund"]>,
): Promise<void> {
  if (refund.failed && state === "returned") return noteNotReturned(ctx, id);
  if (purchaseId === null) return;
  await ctx.db.transaction(async (tx) => {
    await lockEntity(tx, purchaseId);
    const payment = await findPayment(tx, { takenBy: "direct", externalId: purchaseId });
    if (!payment) return;
    if (refund.failed) {
      if (!(await failRefund(tx, payment.id, refund.id))) return;
      ctx.log.error({ trade: id }, "a refund did not reach its person");
      return recordRefund(tx, payment.id, await sumRefunds(tx, payment.id));
    }
    const others = refund.counts === "alone" ? 0 : await sumOtherRefunds(tx, payment.id, refund.id);
    const amount = refund.amount - others;
    // Told late: what came after it is known.
    if (amount <= 0) return;
    await upsertRefund(tx, {
      ...{ id: ctx.ids.uuid(), paymentId: payment.id, amount, reason: "", status: "done" },
      ...{ requestedBy: "provider", requestedAt: ctx.clock.now(), externalId: refund.id },
    });
    await recordToldRefund(ctx, tx, payment.id);
  });
}
