import { type Money, purchaseGate } from "@curie/contract";
import { getPerson } from "#features/accounts/service.ts";
import { getCataloguePlan } from "#features/plans/catalogue/service.ts";
import { grantPurchase } from "#features/plans/grants/service.ts";
import { recordPayment } from "#features/plans/payments/service.ts";
import { loadPlanState } from "#features/plans/service.ts";
import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import { humanOrderPaidJob } from "../purchases/rules.ts";
import {
  closePurchase,
  findPaidForOrder,
  lockPurchase,
  type PurchaseKey,
  type PurchaseRow,
} from "../purchases/store.ts";
import { numberInvoice } from "../receipts/service.ts";
import { lockEntity } from "../store.ts";

/**
 * The one place where a purchase of our own payment page is paid or fails, whoever took the money; safe to
 * call more than once: it happens with the plan, the payment and the invoice number or not at all. Answers
 * what the purchase is then; null when there is none.
 */
export async function decidePurchase(
  ctx: Context,
  tx: Transaction,
  key: PurchaseKey,
  approved: boolean,
): Promise<PurchaseRow | null> {
  const purchase = await lockPurchase(tx, key);
  if (purchase?.status !== "pending") return purchase;
  if (!approved) return fail(tx, purchase);
  return purchase.kind === "plan" ? settle(ctx, tx, purchase) : settleOrder(ctx, tx, purchase);
}

/** Somebody who came to a plan meanwhile is not charged for a second one. */
async function settle(ctx: Context, tx: Transaction, purchase: PurchaseRow): Promise<PurchaseRow> {
  await lockEntity(tx, `buyer ${purchase.userId}`);
  const user = await getPerson(tx, purchase.userId);
  const inside: Context = { ...ctx, db: tx as Transaction & Context["db"] };
  const { plans } = await loadPlanState(inside, user, true);
  if (purchaseGate(plans) !== "open") return fail(tx, purchase);

  const plan = await getCataloguePlan(tx, purchase.cataloguePlanId ?? "");
  if (!plan) throw new Error(`the catalogue has no ${purchase.cataloguePlanId}`);
  const now = ctx.clock.now();
  const amount: Money = { amount: purchase.amount, currency: purchase.currency };
  const planId = await grantPurchase(ctx, tx, {
    userId: purchase.userId,
    plan,
    price: amount,
    grantingMechanism: "others",
    grantedFrom: purchase.receiptCode,
  });
  await recordPayment(ctx, tx, {
    userId: purchase.userId,
    takenBy: "direct",
    externalId: purchase.id,
    paidAt: now,
    amount,
    plan,
    belongsTo: { planId },
    receiptCode: purchase.receiptCode,
    ...(amount.amount > 0 ? { invoiceNumber: await numberInvoice(ctx, tx) } : {}),
    ...billingCountryOf(purchase),
  });
  await closePurchase(tx, purchase.id, { status: "completed", paidAt: now });
  return { ...purchase, status: "completed", paidAt: now };
}

/**
 * A human order is paid once, however many payments were begun. The order itself stands in a feature to
 * the right of this one, and learns of it by a job of the same transaction.
 */
async function settleOrder(
  ctx: Context,
  tx: Transaction,
  purchase: PurchaseRow,
): Promise<PurchaseRow> {
  const { humanOrderId, productName } = purchase;
  if (humanOrderId === null || productName === null) throw new Error("a purchase without an order");
  await lockEntity(tx, `human order ${humanOrderId}`);
  if (await findPaidForOrder(tx, humanOrderId)) return fail(tx, purchase);
  const now = ctx.clock.now();
  const amount: Money = { amount: purchase.amount, currency: purchase.currency };
  await recordPayment(ctx, tx, {
    userId: purchase.userId,
    takenBy: "direct",
    externalId: purchase.id,
    paidAt: now,
    amount,
    kind: "human-edit",
    productName,
    receiptCode: purchase.receiptCode,
    ...(amount.amount > 0 ? { invoiceNumber: await numberInvoice(ctx, tx) } : {}),
    ...billingCountryOf(purchase),
  });
  await closePurchase(tx, purchase.id, { status: "completed", paidAt: now });
  await ctx.jobs.enqueue(tx, humanOrderPaidJob, { identity: humanOrderId });
  return { ...purchase, status: "completed", paidAt: now };
}

async function fail(tx: Transaction, purchase: PurchaseRow): Promise<PurchaseRow> {
  await closePurchase(tx, purchase.id, { status: "failed", paidAt: null });
  return { ...purchase, status: "failed" };
}

function billingCountryOf({ form }: PurchaseRow): { billingCountry?: string } {
  const { billingAddress } = form;
  return billingAddress ? { billingCountry: billingAddress.country } : {};
}
