import {
  dayMs,
  type HumanOrderPayment,
  type HumanOrderPaymentForm,
  type Money,
  type Purchase,
  type User,
} from "@curie/contract";
import {
  findPurchasesOfOrder,
  followPaymentOfOrder,
  payForOrder,
  waysToPay,
} from "#features/billing/order-purchases/service.ts";
import { applyVoucher, continuePurchase } from "#features/billing/purchases/service.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { perform } from "../acts/service.ts";
import { amountOff, readUpsell } from "../discounts/rules.ts";
import { keepSource } from "../files/service.ts";
import { currencyOf, priceOf, turnarounds } from "../prices/rules.ts";
import { listTiers } from "../prices/store.ts";
import { findOrder, lockOrder, type OrderRow } from "../store.ts";

type Quote = {
  /** Before anything is taken off, in the person's currency and in dollars. */
  price: Money;
  dollars: number | undefined;
  upsell: Money | null;
  discount: Money | null;
  total: Money;
  code: string | null;
};

/**
 * What a draft costs now, with a discount code or without, and how it can be paid.
 *
 * @throws `human-editing.not-found`, `human-editing.not-a-draft`, `human-editing.choice-not-offered`,
 *   `billing.voucher-not-valid`, `billing.not-available`
 */
export async function quoteOrder(
  ctx: Context,
  user: User,
  { identity, voucher }: { identity: string; voucher?: string | undefined },
): Promise<HumanOrderPayment> {
  const order = await findOrder(ctx.db, identity, { userId: user.identity });
  if (!order) throw new Failure("human-editing.not-found");
  if (order.status !== "draft") throw new Failure("human-editing.not-a-draft");
  const { price, dollars, upsell, discount, total } = await quote(ctx, user, order, voucher);
  const ways = await waysToPay(ctx, user, { dollars, price, total });
  return { price, upsell, discount, total, ...ways };
}

/**
 * Begins to pay for a draft, and answers where the person approves it. The order takes its own copy of the
 * file first, so that nothing is paid that cannot be edited. What is paid for is what the draft says now: the
 * draft is held, and saving another choice ends the payment.
 */
export async function payOrder(
  ctx: Context,
  user: User,
  { identity, payment: form }: { identity: string; payment: HumanOrderPaymentForm },
): Promise<Purchase> {
  const draft = await findOrder(ctx.db, identity, { userId: user.identity });
  if (!draft) throw new Failure("human-editing.not-found");
  if (draft.status !== "draft") throw new Failure("human-editing.not-a-draft");
  if (draft.field === null) throw new Failure("human-editing.form-incomplete");
  await keepSource(ctx, user, draft);
  const { price, total, code } = await quote(ctx, user, draft, form.voucherApplied ?? undefined);
  // A price that changed while the form was open is not charged.
  if (form.amount !== undefined && ![price.amount, total.amount].includes(form.amount)) {
    throw new Failure("human-editing.price-changed");
  }
  const row = await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, identity, { userId: user.identity });
    if (order?.status !== "draft") throw new Failure("human-editing.not-a-draft");
    const { serviceLevel, turnaround } = order;
    if (serviceLevel !== draft.serviceLevel || turnaround !== draft.turnaround) {
      throw new Failure("human-editing.price-changed");
    }
    const { days } = turnarounds[turnaround];
    const productName = `Professional editing, ${serviceLevel}, ${days} days`;
    return payForOrder(ctx, tx, user, {
      ...{ order: { id: order.id, productName }, form, total, code },
    });
  });
  if (row.status === "completed") await takePayment(ctx, identity, user);
  return continuePurchase(ctx, row);
}

/**
 * The order of a payment that was made is received, once: by the job that the payment has queued, or by
 * whoever looks at the order before.
 */
export async function takePayment(ctx: Context, identity: string, by?: User): Promise<void> {
  if (!(await isPaidDraft(ctx, ctx.db, identity, by))) return;
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, identity, "anybody");
    if (order?.status !== "draft") return;
    const { paid } = await findPurchasesOfOrder(ctx, tx, identity);
    if (!paid) return;
    const { days } = turnarounds[order.turnaround];
    await perform(ctx, tx, order, "pay", {
      by: "curie",
      change: {
        paidAt: paid.paidAt,
        paymentId: paid.paymentId,
        dueAt: new Date(paid.paidAt.getTime() + days * dayMs),
      },
    });
  });
}

async function isPaidDraft(ctx: Context, db: Db, identity: string, by?: User): Promise<boolean> {
  const order = await findOrder(db, identity, by ? { userId: by.identity } : "anybody");
  if (order?.status !== "draft") return false;
  if (by) await followPaymentOfOrder(ctx, identity);
  return (await findPurchasesOfOrder(ctx, db, identity)).paid !== null;
}

/** First what follows from the digital edit, then the code, on what is left. */
async function quote(
  ctx: Context,
  user: User,
  order: OrderRow,
  voucher: string | undefined,
): Promise<Quote> {
  const currency = currencyOf(user);
  const { words, serviceLevel, turnaround, documentId } = order;
  const tiers = await listTiers(ctx.db);
  const wanted = { words, serviceLevel, turnaround };
  const price = priceOf(tiers, { ...wanted, currency });
  if (price === null) throw new Failure("human-editing.choice-not-offered");
  const about = { userId: user.identity, documentId: documentId ?? "" };
  const granted = readUpsell(ctx.secret, about, order.upsell, ctx.clock.now());
  const upsell = granted && amountOff(price, granted);
  const reduced = { ...price, amount: price.amount - (upsell?.amount ?? 0) };
  const { total, code } = await applyVoucher(ctx, user, reduced, null, voucher ?? null);
  return {
    ...{ price, upsell, total, code },
    dollars: priceOf(tiers, { ...wanted, currency: "USD" })?.amount,
    discount: code === null ? null : { ...price, amount: reduced.amount - total.amount },
  };
}
