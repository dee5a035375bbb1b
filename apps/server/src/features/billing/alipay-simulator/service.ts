import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from "node:crypto";
import { promisify } from "node:util";
import { z } from "zod";
import { localAlipay } from "#config/payments.ts";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import {
  answerName,
  beijingTime,
  type Fields,
  fenOf,
  isSignedBy,
  notSignedInNotifications,
  sign,
  signedText,
  yuanOf,
} from "../alipay/rules.ts";
import {
  findKeys,
  findLocalTrade,
  insertKeysOnce,
  insertLocalTradeOnce,
  type LocalTrade,
  lockLocalTrade,
  moveLocalTrade,
} from "./store.ts";

/**
 * Alipay's side of the wire, for demonstrations and tests: it checks what we sign, keeps trades of its own,
 * answers signed, and tells of payments by itself. Nothing of it is loaded in production, and no money moves.
 */
type Pair = { app: KeyObject; alipay: KeyObject };

/** Made once for a database; all its processes have the same. */
async function pairs(ctx: Context): Promise<Pair> {
  const kept = await findKeys(ctx.db);
  if (!kept) {
    const [app, alipay] = await Promise.all([newKey(), newKey()]);
    await insertKeysOnce(ctx.db, { app, alipay });
  }
  const { app, alipay } = kept ?? (await findKeys(ctx.db)) ?? { app: "", alipay: "" };
  return { app: createPrivateKey(app), alipay: createPrivateKey(alipay) };
}

async function newKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

/** What the merchant has of them: its own key, and the public one of Alipay. */
export async function localKeys(ctx: Context): Promise<{ app: KeyObject; alipay: KeyObject }> {
  const { app, alipay } = await pairs(ctx);
  return { app, alipay: createPublicKey(alipay) };
}

const PageContent = z.object({
  out_trade_no: z.string().min(1).max(64),
  product_code: z.literal("FAST_INSTANT_TRADE_PAY"),
  total_amount: z.string(),
  subject: z.string().min(1).max(256),
  time_expire: z.string(),
});

/** The trade that a signed address opens; null for an address that Alipay would not take. */
export async function openPage(ctx: Context, fields: Fields): Promise<LocalTrade | null> {
  const content = PageContent.safeParse(await contentOf(ctx, fields));
  const amount = content.success ? fenOf(content.data.total_amount) : null;
  if (!content.success || !amount || !fields.notify_url) return null;
  const { out_trade_no: outTradeNo, subject, time_expire: until } = content.data;
  const now = wallTime(ctx.clock);
  await insertLocalTradeOnce(ctx.db, {
    ...{ outTradeNo, amount, subject, status: "WAIT_BUYER_PAY", refunds: {} },
    tradeNo: `${beijingTime(now).replace(/\D/g, "")}${digits(ctx, 14)}`,
    notifyUrl: fields.notify_url,
    expiresAt: new Date(`${until.replace(" ", "T")}+08:00`),
  });
  const trade = await findLocalTrade(ctx.db, outTradeNo);
  // The same number for another amount is refused.
  return trade?.amount === amount ? trade : null;
}

/** The buyer pays, or closes the page for good. Answers the trade as it is then. */
export async function decideTrade(
  ctx: Context,
  outTradeNo: string,
  approved: boolean,
): Promise<LocalTrade | null> {
  await moveLocalTrade(ctx.db, outTradeNo, "WAIT_BUYER_PAY", {
    status: approved ? "TRADE_SUCCESS" : "TRADE_CLOSED",
    paidAt: approved ? wallTime(ctx.clock) : null,
  });
  return findLocalTrade(ctx.db, outTradeNo);
}

/** What Alipay posts to the merchant about a trade as it is now, signed. */
export async function notificationOf(
  ctx: Context,
  trade: LocalTrade,
  more: Fields = {},
): Promise<URLSearchParams> {
  const { alipay } = await pairs(ctx);
  const now = beijingTime(wallTime(ctx.clock));
  const fields: Fields = {
    ...{ notify_time: now, notify_type: "trade_status_sync", notify_id: digits(ctx, 34) },
    ...{ charset: "utf-8", version: "1.0", sign_type: "RSA2" },
    ...{ app_id: localAlipay.appId, seller_id: localAlipay.sellerId, buyer_id: "2088102000000001" },
    ...{ out_trade_no: trade.outTradeNo, trade_no: trade.tradeNo, trade_status: trade.status },
    ...{ subject: trade.subject, total_amount: yuanOf(trade.amount) },
    ...(trade.paidAt ? { gmt_payment: beijingTime(trade.paidAt) } : {}),
    ...more,
  };
  const signature = sign(signedText(fields, notSignedInNotifications), alipay);
  return new URLSearchParams({ ...fields, sign: signature });
}

/** Where the buyer's browser goes back to, with what Alipay adds to that address. */
export async function returnAddress(ctx: Context, fields: Fields, trade: LocalTrade) {
  const { alipay } = await pairs(ctx);
  const told: Fields = {
    ...{ method: "alipay.trade.page.pay.return", app_id: localAlipay.appId, charset: "utf-8" },
    ...{ version: "1.0", sign_type: "RSA2", timestamp: beijingTime(wallTime(ctx.clock)) },
    ...{ out_trade_no: trade.outTradeNo, trade_no: trade.tradeNo, seller_id: localAlipay.sellerId },
    total_amount: yuanOf(trade.amount),
  };
  const signature = sign(signedText(told, notSignedInNotifications), alipay);
  return `${fields.return_url ?? ""}?${new URLSearchParams({ ...told, sign: signature })}`;
}

/** The answer to a call of the merchant's server, signed over its own text. */
export async function answerCall(ctx: Context, fields: Fields): Promise<string> {
  const { alipay } = await pairs(ctx);
  const content = await contentOf(ctx, fields);
  const { method = "" } = fields;
  const call = content === null ? null : calls.get(method);
  const node = JSON.stringify(
    call
      ? await call(ctx, content)
      : { code: "40002", msg: "Invalid Arguments", sub_code: "isv.invalid-signature" },
  );
  const name = call ? answerName(method) : "error_response";
  return `{"${name}":${node},"sign":"${sign(node, alipay)}"}`;
}

/** Null when it is not signed by the application, or speaks in another way than agreed. */
async function contentOf(ctx: Context, fields: Fields): Promise<unknown> {
  const { app } = await pairs(ctx);
  const { sign: signature = "", app_id: appId, sign_type: kind, version, charset } = fields;
  const spoken = appId === localAlipay.appId && kind === "RSA2" && version === "1.0";
  if (!spoken || charset !== "utf-8") return null;
  if (!isSignedBy(signedText(fields), signature, createPublicKey(app))) return null;
  try {
    return JSON.parse(fields.biz_content ?? "");
  } catch {
    return null;
  }
}

const OfTrade = z.object({ out_trade_no: z.string() });
const Refund = OfTrade.extend({ refund_amount: z.string(), out_request_no: z.string() });
const done = { code: "10000", msg: "Success" };
const refused = (subCode: string) => ({
  ...{ code: "40004", msg: "Business Failed", sub_code: subCode, sub_msg: "交易不可用" },
});

const calls = new Map<string, (ctx: Context, content: unknown) => Promise<object>>([
  ["alipay.trade.query", query],
  ["alipay.trade.close", close],
  ["alipay.trade.refund", refund],
]);

async function query(ctx: Context, content: unknown): Promise<object> {
  const { out_trade_no: outTradeNo } = OfTrade.parse(content);
  const found = await findLocalTrade(ctx.db, outTradeNo);
  if (found?.status === "WAIT_BUYER_PAY" && found.expiresAt <= wallTime(ctx.clock)) {
    await decideTrade(ctx, outTradeNo, false);
  }
  const trade = await findLocalTrade(ctx.db, outTradeNo);
  return trade ? { ...done, ...described(trade) } : refused("ACQ.TRADE_NOT_EXIST");
}

async function close(ctx: Context, content: unknown): Promise<object> {
  const { out_trade_no: outTradeNo } = OfTrade.parse(content);
  const trade = await findLocalTrade(ctx.db, outTradeNo);
  if (!trade) return refused("ACQ.TRADE_NOT_EXIST");
  if (trade.status !== "WAIT_BUYER_PAY") return refused("ACQ.TRADE_STATUS_ERROR");
  await decideTrade(ctx, outTradeNo, false);
  return { ...done, out_trade_no: outTradeNo, trade_no: trade.tradeNo };
}

/** The same number is the same refund; what was given back in all closes the trade. */
async function refund(ctx: Context, content: unknown): Promise<object> {
  return ctx.db.transaction((tx) => refundWithin(tx, Refund.parse(content)));
}

async function refundWithin(db: Db, asked: z.infer<typeof Refund>): Promise<object> {
  const { out_trade_no: outTradeNo, out_request_no: requestNo } = asked;
  const amount = fenOf(asked.refund_amount) ?? 0;
  const trade = await lockLocalTrade(db, outTradeNo);
  if (!trade) return refused("ACQ.TRADE_NOT_EXIST");
  const before = new Map(Object.entries(trade.refunds)).get(requestNo);
  if (before !== undefined && before !== amount) {
    return refused("ACQ.DISCORDANT_REPEAT_REQUEST");
  }
  const sum = (all: Record<string, number>) => Object.values(all).reduce((a, b) => a + b, 0);
  if (before === undefined) {
    if (trade.status !== "TRADE_SUCCESS") return refused("ACQ.TRADE_HAS_CLOSE");
    const refunds = { ...trade.refunds, [requestNo]: amount };
    if (amount <= 0 || sum(refunds) > trade.amount) {
      return refused("ACQ.REFUND_AMT_NOT_EQUAL_TOTAL");
    }
    const all = sum(refunds) === trade.amount;
    await moveLocalTrade(db, outTradeNo, "TRADE_SUCCESS", {
      ...{ refunds, ...(all ? { status: "TRADE_CLOSED" as const } : {}) },
    });
  }
  const now = (await findLocalTrade(db, outTradeNo)) ?? trade;
  return {
    ...{ ...done, ...described(now), fund_change: before === undefined ? "Y" : "N" },
    refund_fee: yuanOf(sum(now.refunds)),
  };
}

function described({ outTradeNo, tradeNo, status, amount }: LocalTrade) {
  return {
    ...{ out_trade_no: outTradeNo, trade_no: tradeNo, trade_status: status },
    ...{ total_amount: yuanOf(amount), buyer_logon_id: "tes***@example.com" },
  };
}

function digits(ctx: Context, count: number): string {
  const bytes = Buffer.from(ctx.ids.secret() + ctx.ids.secret(), "base64url");
  return Array.from(bytes.subarray(0, count), (byte) => byte % 10).join("");
}
