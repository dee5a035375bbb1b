import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { type Gateway, payableMs, type Trade } from "../gateways/rules.ts";
import { closeTrade, type Merchant, pageAddress, queryTrade, refundTrade } from "./client.ts";
import { isNotificationSigned, Notification, readFields } from "./rules.ts";

/** Alipay's open platform as a payment service: an address is signed by us, and nothing is made over there. */
export const alipay: Gateway = {
  name: "alipay",
  notifyPath: "/api/alipay/notify",
  isSetUp: (ctx) => ctx.config.payments.alipay !== null,
  open: async () => null,

  addressOf: async (ctx, trade, addresses) => {
    const expiresInMs = trade.createdAt.getTime() + payableMs - ctx.clock.now().getTime();
    return pageAddress(ctx, await merchantOf(ctx), { ...wireTrade(trade), expiresInMs }, addresses);
  },

  query: async (ctx, { id }) => {
    const told = await queryTrade(ctx, await merchantOf(ctx), id);
    if (told?.state !== "paid") return told && { state: told.state };
    return { state: "paid", total: yuan(told.amount), paymentId: told.tradeNo };
  },

  close: async (ctx, { id }) => closeTrade(ctx, await merchantOf(ctx), id),

  refund: async (ctx, { id: outTradeNo }, refund) => {
    const made = await refundTrade(ctx, await merchantOf(ctx), { outTradeNo, ...refund });
    return made ? { state: "done", refundId: refund.requestNo } : { state: "refused" };
  },

  /** Nothing in it is believed before its signature, application and seller are ours. */
  read: async (ctx, { body }) => {
    const { appId, sellerId, keys } = await merchantOf(ctx);
    const fields = readFields(body);
    if (!fields || !isNotificationSigned(fields, keys.alipay)) {
      ctx.log.error("a payment was told of in the name of Alipay, without its signature");
      return null;
    }
    const read = Notification.safeParse(fields);
    if (!read.success) return null;
    const told = read.data;
    if (told.app_id !== appId || told.seller_id !== sellerId) {
      ctx.log.error("Alipay told of a payment to another application or seller");
      return null;
    }
    const { trade_status: status, refund_fee: soFar, out_biz_no: refundId } = told;
    const isPaid = status === "TRADE_SUCCESS" || status === "TRADE_FINISHED";
    return {
      trade: { id: told.out_trade_no },
      total: yuan(told.total_amount),
      state: isPaid
        ? { is: "paid", paymentId: told.trade_no }
        : status === "TRADE_CLOSED"
          ? { is: "closed" }
          : null,
      refund:
        soFar && refundId ? { id: refundId, amount: soFar, counts: "so-far", failed: false } : null,
    };
  },

  /** It takes the one word `success` for an answer and asks again for a day after any other. */
  reply: {
    heard: { status: 200, type: "text/plain", body: "success" },
    unknown: { status: 400, type: "text/plain", body: "fail" },
    refused: { status: 400, type: "text/plain", body: "fail" },
  },
};

const yuan = (amount: number) => ({ amount, currency: "CNY" as const });

function wireTrade({ id, amount, subject }: Trade) {
  return { outTradeNo: id, amount, subject };
}

/** @throws `billing.not-available` where no Alipay is set up */
async function merchantOf(ctx: Context): Promise<Merchant> {
  const { alipay: config } = ctx.config.payments;
  if (!config) throw new Failure("billing.not-available");
  const { keys } = config;
  return { ...config, keys: keys === "local" ? await loadLocalKeys(ctx) : keys };
}

/** Nothing of the simulator is loaded where Alipay is a real one. */
async function loadLocalKeys(ctx: Context): Promise<Merchant["keys"]> {
  const { localKeys } = await import("../alipay-simulator/service.ts");
  return localKeys(ctx);
}
