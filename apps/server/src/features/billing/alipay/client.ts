import type { KeyObject } from "node:crypto";
import type { AlipayConfig } from "#config/payments.ts";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import {
  Answer,
  answerName,
  beijingTime,
  type Fields,
  isFinalRefusal,
  isSignedBy,
  rawAnswer,
  requestFields,
  signedRequest,
  TradeAnswer,
  yuanOf,
} from "./rules.ts";

const timeoutMs = 10_000;
const success = "10000";

/** The merchant's side of Alipay's open platform: who we are there, and the keys of both. */
export type Merchant = Omit<AlipayConfig, "keys"> & { keys: { app: KeyObject; alipay: KeyObject } };

export type Trade = { tradeNo: string; amount: number; state: "waiting" | "paid" | "closed" };

/** Where a person pays: a signed address for the browser. Nothing is asked, and nothing begins before it is opened. */
export function pageAddress(
  ctx: Context,
  merchant: Merchant,
  trade: { outTradeNo: string; amount: number; subject: string; expiresInMs: number },
  { returnUrl, notifyUrl }: { returnUrl: string; notifyUrl: string },
): string {
  const now = wallTime(ctx.clock);
  const fields = requestFields(
    { appId: merchant.appId, method: "alipay.trade.page.pay", now },
    {
      out_trade_no: trade.outTradeNo,
      product_code: "FAST_INSTANT_TRADE_PAY",
      total_amount: yuanOf(trade.amount),
      subject: trade.subject,
      time_expire: beijingTime(new Date(now.getTime() + Math.max(60_000, trade.expiresInMs))),
    },
    { return_url: returnUrl, notify_url: notifyUrl },
  );
  return `${merchant.pageUrl}?${signedRequest(fields, merchant.keys.app)}`;
}

/**
 * What has become of a trade; null while the person has not opened its page.
 * @throws `billing.provider-not-reachable`
 */
export async function queryTrade(
  ctx: Context,
  merchant: Merchant,
  outTradeNo: string,
): Promise<Trade | null> {
  const { answer, raw } = await ask(ctx, merchant, "alipay.trade.query", {
    out_trade_no: outTradeNo,
  });
  if (answer.sub_code === "ACQ.TRADE_NOT_EXIST") return null;
  const trade = TradeAnswer.safeParse(raw);
  if (answer.code !== success || !trade.success || trade.data.out_trade_no !== outTradeNo) {
    throw notReachable(ctx, "query", answer);
  }
  const { trade_no: tradeNo, total_amount: amount, trade_status: status } = trade.data;
  const paid = status === "TRADE_SUCCESS" || status === "TRADE_FINISHED";
  const state = paid ? "paid" : status === "TRADE_CLOSED" ? "closed" : "waiting";
  return { tradeNo, amount, state };
}

/**
 * Ends a trade that nobody has paid. One that was paid in this moment is left alone: the next question tells.
 * @throws `billing.provider-not-reachable`
 */
export async function closeTrade(
  ctx: Context,
  merchant: Merchant,
  outTradeNo: string,
): Promise<void> {
  await ask(ctx, merchant, "alipay.trade.close", { out_trade_no: outTradeNo });
}

/**
 * Gives money back. The same request number is the same refund, however often it is asked.
 * @returns false when Alipay will never make it
 * @throws `billing.provider-not-reachable` for every refusal that may pass
 */
export async function refundTrade(
  ctx: Context,
  merchant: Merchant,
  refund: { outTradeNo: string; requestNo: string; amount: number; reason: string },
): Promise<boolean> {
  const { answer } = await ask(ctx, merchant, "alipay.trade.refund", {
    out_trade_no: refund.outTradeNo,
    out_request_no: refund.requestNo,
    refund_amount: yuanOf(refund.amount),
    refund_reason: refund.reason.slice(0, 256),
  });
  if (answer.code === success) return true;
  if (isFinalRefusal(answer.sub_code)) {
    ctx.log.error({ answer, outTradeNo: refund.outTradeNo }, "Alipay refused a refund");
    return false;
  }
  throw notReachable(ctx, "refund", answer);
}

/** One call. An answer whose signature is not Alipay's is none. */
async function ask(
  ctx: Context,
  { appId, gatewayUrl, keys }: Merchant,
  method: string,
  content: object,
): Promise<{ answer: Answer; raw: unknown }> {
  const fields: Fields = requestFields({ appId, method, now: wallTime(ctx.clock) }, content);
  let body: string;
  try {
    const response = await fetch(gatewayUrl, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded;charset=utf-8" },
      body: signedRequest(fields, keys.app),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    body = await response.text();
  } catch (error) {
    ctx.log.warn({ err: error, method }, "Alipay did not answer");
    throw new Failure("billing.provider-not-reachable");
  }
  const node = rawAnswer(body, answerName(method)) ?? rawAnswer(body, "error_response");
  const signature = /"sign"\s*:\s*"([A-Za-z0-9+/=]+)"/.exec(
    node === null ? body : body.replace(node, ""),
  )?.[1];
  if (node === null || !signature || !isSignedBy(node, signature, keys.alipay)) {
    ctx.log.error({ method }, "an answer that is said to be Alipay's is not signed by it");
    throw new Failure("billing.provider-not-reachable");
  }
  const raw: unknown = JSON.parse(node);
  return { answer: Answer.parse(raw), raw };
}

function notReachable(ctx: Context, call: string, answer: Answer): Failure {
  ctx.log.warn({ call, answer }, "Alipay did not answer as expected");
  return new Failure("billing.provider-not-reachable");
}
