import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { pageOf } from "../purchases/rules.ts";
import type { PurchaseRow } from "../purchases/store.ts";
import { decidePurchase } from "../settlement/service.ts";
import { findPayment, lockEntity, upsertRefund } from "../store.ts";
import { recordToldRefund } from "../told-refunds/service.ts";
import { closeTrade, type Merchant, pageAddress, queryTrade, refundTrade } from "./client.ts";
import {
  type Fields,
  isNotificationSigned,
  Notification,
  payableMs,
  secondsUntilNextQuery,
} from "./rules.ts";
import {
  type AlipayTrade,
  findTrade,
  insertTrade,
  lockTrade,
  sumOtherRefunds,
  takeTurn,
  updateTrade,
} from "./store.ts";

export const followAlipayJob = "billing.follow-alipay";
export const returnAlipayJob = "billing.return-alipay";

export const notifyPath = "/api/alipay/notify";
/** Somebody who looks at the page of a purchase asks no more often than this. */
const turnMs = 3000;

/** @throws `billing.not-available` where no Alipay is set up */
async function merchantOf(ctx: Context): Promise<Merchant> {
  const { alipay } = ctx.config.payments;
  if (!alipay) throw new Failure("billing.not-available");
  const { keys } = alipay;
  return { ...alipay, keys: keys === "local" ? await loadLocalKeys(ctx) : keys };
}

/** Nothing of the simulator is loaded where Alipay is a real one. */
async function loadLocalKeys(ctx: Context): Promise<Merchant["keys"]> {
  const { localKeys } = await import("../alipay-simulator/service.ts");
  return localKeys(ctx);
}

/** In the transaction of the purchase, so that no address leads to a trade that nobody follows. */
export async function beginTrade(
  ctx: Context,
  tx: Transaction,
  { id: purchaseId, amount }: PurchaseRow,
  subject: string,
): Promise<void> {
  const outTradeNo = purchaseId.replaceAll("-", "");
  const row = { outTradeNo, purchaseId, amount, subject, createdAt: ctx.clock.now() };
  await insertTrade(tx, { ...row, state: "waiting" });
  const startAfterSeconds = secondsUntilNextQuery(0);
  await ctx.jobs.enqueue(tx, followAlipayJob, { outTradeNo, asked: 0 }, { startAfterSeconds });
}

/** Where the purchase is paid now; null when it cannot be any more. */
export async function alipayAddress(ctx: Context, purchase: PurchaseRow): Promise<string | null> {
  const trade = await findTrade(ctx.db, { purchaseId: purchase.id });
  if (trade?.state !== "waiting") return null;
  const expiresInMs = trade.createdAt.getTime() + payableMs - ctx.clock.now().getTime();
  if (expiresInMs <= 0) return null;
  const { outTradeNo, amount, subject } = trade;
  const { publicUrl } = ctx.config;
  return pageAddress(
    ctx,
    await merchantOf(ctx),
    { outTradeNo, amount, subject, expiresInMs },
    {
      returnUrl: `${publicUrl}${pageOf(purchase)}`,
      notifyUrl: `${publicUrl}${notifyPath}`,
    },
  );
}

/**
 * What Alipay tells by itself, as often and as late as it likes. Nothing in it is believed before its
 * signature, application, seller, number and amount are ours.
 *
 * @returns whether it was one of ours, so that it need not be told again
 */
export async function hearFromAlipay(ctx: Context, fields: Fields): Promise<boolean> {
  const { appId, sellerId, keys } = await merchantOf(ctx);
  if (!isNotificationSigned(fields, keys.alipay)) {
    ctx.log.error("a payment was told of in the name of Alipay, without its signature");
    return false;
  }
  const read = Notification.safeParse(fields);
  if (!read.success) return false;
  const told = read.data;
  const trade = await findTrade(ctx.db, { outTradeNo: told.out_trade_no });
  const isOurs =
    told.app_id === appId && told.seller_id === sellerId && told.total_amount === trade?.amount;
  if (!trade || !isOurs) {
    ctx.log.error({ outTradeNo: told.out_trade_no }, "Alipay told of a payment that is not ours");
    return false;
  }
  const { outTradeNo } = trade;
  if (told.trade_status === "TRADE_SUCCESS" || told.trade_status === "TRADE_FINISHED") {
    await takeMoney(ctx, outTradeNo, told.trade_no);
  } else if (told.trade_status === "TRADE_CLOSED" && trade.state === "waiting") {
    // It was not paid in time, or it was paid and all of it went back: only a question can tell.
    await ctx.jobs.enqueue(ctx.db, followAlipayJob, { outTradeNo, asked: 0 });
  }
  await hearOfRefund(ctx, trade, told);
  return true;
}

/**
 * Asks what has become of a trade. Safe to call at any time and more than once.
 * @throws `billing.provider-not-reachable`; it is as it was before
 */
async function followTrade(ctx: Context, outTradeNo: string): Promise<void> {
  const trade = await findTrade(ctx.db, { outTradeNo });
  if (trade?.state !== "waiting") return;
  const merchant = await merchantOf(ctx);
  const told = await queryTrade(ctx, merchant, outTradeNo);
  const isOver = ctx.clock.now().getTime() - trade.createdAt.getTime() >= payableMs;
  if (told?.state === "paid") {
    if (told.amount !== trade.amount) throw new Error(`${outTradeNo} was paid with another amount`);
    await takeMoney(ctx, outTradeNo, told.tradeNo);
  } else if (told?.state === "closed" || (told === null && isOver)) {
    await giveUpTrade(ctx, outTradeNo);
  } else if (isOver) {
    await closeTrade(ctx, merchant, outTradeNo);
  }
}

/** For whoever waits on the page of the purchase: it does not have to wait for the job. */
export async function followPurchase(ctx: Context, purchase: PurchaseRow): Promise<void> {
  const trade = await findTrade(ctx.db, { purchaseId: purchase.id });
  if (trade?.state !== "waiting") return;
  const now = ctx.clock.now();
  if (!(await takeTurn(ctx.db, trade.outTradeNo, now, new Date(now.getTime() - turnMs)))) return;
  await followTrade(ctx, trade.outTradeNo).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
}

/** The work of the job: one question, and another one later while the trade is open. */
export async function keepFollowing(
  ctx: Context,
  { outTradeNo, asked }: { outTradeNo: string; asked: number },
): Promise<void> {
  await followTrade(ctx, outTradeNo).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
  const trade = await findTrade(ctx.db, { outTradeNo });
  if (trade?.state !== "waiting") return;
  const startAfterSeconds = secondsUntilNextQuery(asked + 1);
  const payload = { outTradeNo, asked: asked + 1 };
  await ctx.jobs.enqueue(ctx.db, followAlipayJob, payload, { startAfterSeconds });
}

/** Money that came for nothing goes back. Tried again it is the same refund. */
export async function returnMoney(ctx: Context, outTradeNo: string): Promise<void> {
  const trade = await findTrade(ctx.db, { outTradeNo });
  if (trade?.state !== "returning") return;
  const requestNo = `return${outTradeNo}`;
  const refund = { outTradeNo, requestNo, amount: trade.amount, reason: "not delivered" };
  if (!(await refundTrade(ctx, await merchantOf(ctx), refund))) {
    ctx.log.error({ outTradeNo }, "money that was paid for nothing cannot go back by itself");
    return;
  }
  await updateTrade(ctx.db, outTradeNo, { state: "returned" });
}

/**
 * Gives money of a payment back at Alipay.
 * @returns null when Alipay did not take this payment; false when it will never give it back
 */
export async function refundAtAlipay(
  ctx: Context,
  purchaseId: string,
  refund: { requestNo: string; amount: number; reason: string },
): Promise<boolean | null> {
  const trade = await findTrade(ctx.db, { purchaseId });
  if (!trade) return null;
  const { outTradeNo } = trade;
  return refundTrade(ctx, await merchantOf(ctx), { outTradeNo, ...refund });
}

/**
 * The one place where money of Alipay arrives. The first who tells of it settles the purchase; a purchase
 * that failed before, or that can be given no plan any more, has its money sent back.
 */
async function takeMoney(ctx: Context, outTradeNo: string, tradeNo: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const trade = await lockTrade(tx, outTradeNo);
    if (trade?.state !== "waiting" && trade?.state !== "closed") return;
    const purchase = await decide(ctx, tx, trade, true);
    const state = purchase?.status === "completed" ? "paid" : "returning";
    await updateTrade(tx, outTradeNo, { state, tradeNo });
    if (state === "returning") {
      ctx.log.warn({ outTradeNo }, "a payment came for nothing and goes back");
      await ctx.jobs.enqueue(tx, returnAlipayJob, { outTradeNo });
    }
  });
}

/** Nobody has paid, and nobody can any more. */
async function giveUpTrade(ctx: Context, outTradeNo: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const trade = await lockTrade(tx, outTradeNo);
    if (trade?.state !== "waiting") return;
    await decide(ctx, tx, trade, false);
    await updateTrade(tx, outTradeNo, { state: "closed" });
  });
}

async function decide(
  ctx: Context,
  tx: Transaction,
  { purchaseId }: AlipayTrade,
  approved: boolean,
): Promise<PurchaseRow | null> {
  return purchaseId === null ? null : decidePurchase(ctx, tx, { id: purchaseId }, approved);
}

/** Money that went back: ours, or what somebody gave back on Alipay's own pages. */
async function hearOfRefund(
  ctx: Context,
  { purchaseId }: AlipayTrade,
  { refund_fee: allSoFar, out_biz_no: requestNo }: Notification,
): Promise<void> {
  if (purchaseId === null || !allSoFar || !requestNo) return;
  await ctx.db.transaction(async (tx) => {
    await lockEntity(tx, purchaseId);
    const payment = await findPayment(tx, { takenBy: "direct", externalId: purchaseId });
    if (!payment) return;
    const amount = allSoFar - (await sumOtherRefunds(tx, payment.id, requestNo));
    // Told late: what came after it is known.
    if (amount <= 0) return;
    await upsertRefund(tx, {
      ...{ id: ctx.ids.uuid(), paymentId: payment.id, amount, reason: "", status: "done" },
      ...{ requestedBy: "provider", requestedAt: ctx.clock.now(), externalId: requestNo },
    });
    await recordToldRefund(ctx, tx, payment.id);
  });
}
