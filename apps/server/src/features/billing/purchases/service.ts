import {
  dayMs,
  discountCodeAttempts,
  type Money,
  type PaymentForm,
  PaymentMethodId,
  type PaymentPage,
  type Purchase,
  type User,
} from "@curie/contract";
import { methodsOf, serviceFor } from "#config/payments.ts";
import { countAttempt, forgetAttempts } from "#features/accounts/rate-limits/service.ts";
import { findOffer } from "#features/plans/catalogue/service.ts";
import { receiptCodeFrom } from "#features/plans/payments/rules.ts";
import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { type Buyer, requireNoPremium, requireSale } from "../checkout/service.ts";
import {
  beginTrade,
  followPurchase,
  isAtGateway,
  openTrade,
  tradeAddress,
} from "../gateways/service.ts";
import { decidePurchase } from "../settlement/service.ts";
import { findPayment, lockEntity } from "../store.ts";
import { simulatorAddress } from "./client.ts";
import { fingerprintOf, instalmentsOf, reducedPrice, type Voucher, voucherCode } from "./rules.ts";
import {
  endVoucherAt,
  failPendingForOrder,
  failPurchasesBefore,
  findPurchase,
  findSameWish,
  findVoucher,
  insertPurchase,
  moveVouchersOf,
  type PurchaseRow,
  upsertVoucher,
} from "./store.ts";

/** A form that was sent twice arrives twice within this time. */
const secondTryMs = 60_000;

const codeLimit = {
  name: "discount-code",
  attempts: discountCodeAttempts,
  windowMs: 60 * 60 * 1000,
};

/**
 * What is to be paid and how, with a discount code or without.
 *
 * @throws `billing.currency-missing`, `billing.voucher-not-valid` and what else forbids to buy.
 */
export async function loadPaymentPage(
  ctx: Context,
  buyer: Buyer,
  asked: { planIdentity: string; voucher?: string | undefined },
): Promise<PaymentPage> {
  const { offer, plan, price } = await requireOffer(ctx, buyer, asked.planIdentity);
  const { total, code } = await applyVoucher(
    ctx,
    buyer.user,
    price,
    plan.id,
    asked.voucher ?? null,
  );
  return {
    plan: offer,
    discount: code === null ? null : { ...price, amount: price.amount - total.amount },
    total,
    paymentMethods: methodsOf(ctx.config, buyer.user.region, price.currency),
    instalments: instalmentsOf(plan, price, total),
  };
}

/**
 * Begins to pay for a plan, and answers where the person approves it. The same form twice, also at
 * the same moment, is one purchase. What it costs is worked out here; nothing is due when a voucher
 * pays all of it (G-41).
 */
export async function pay(ctx: Context, buyer: Buyer, form: PaymentForm): Promise<Purchase> {
  const { user } = buyer;
  const identity = form.additionalData.availableDigitalPurchaseIdentity;
  const { plan, price } = await requireOffer(ctx, buyer, identity);
  const { total, code } = await applyVoucher(ctx, user, price, plan.id, form.voucherApplied);
  const method = requireMethod(ctx, user, form.paymentMethodId, total);
  // A price that changed while the form was open is not charged.
  if (form.amount !== undefined && ![price.amount, total.amount].includes(form.amount)) {
    throw new Failure("billing.plan-not-offered");
  }
  const row = await ctx.db.transaction(async (tx) => {
    await lockEntity(tx, `buyer ${user.identity}`);
    const what = { kind: "plan" as const, cataloguePlanId: plan.id };
    return beginOnce(ctx, tx, user, { what, wanted: identity, form, method, total, code });
  });
  return continuePurchase(ctx, row);
}

export type Wish = {
  what:
    | { kind: "plan"; cataloguePlanId: string }
    | { kind: "human-edit"; humanOrderId: string; productName: string };
  /** The identity of what is bought. */
  wanted: string;
  form: Omit<PaymentForm, "additionalData">;
  /** Null: nothing is due. */
  method: PaymentMethodId | null;
  total: Money;
  code: string | null;
};

/** The same wish twice, also at the same moment, is one purchase; the caller holds what it is about. */
export async function beginOnce(
  ctx: Context,
  tx: Transaction,
  user: User,
  { what, wanted, form, method, total, code }: Wish,
): Promise<PurchaseRow> {
  const { billingAddress, invoiceAddress, invoiceAddressDiffersFromBilling, purchaseOrder } = form;
  const now = ctx.clock.now();
  const wish = { userId: user.identity, fingerprint: fingerprintOf(wanted, form, total, code) };
  const same = await findSameWish(tx, wish, new Date(now.getTime() - secondTryMs));
  if (same) return same;
  if (what.kind === "human-edit") await failPendingForOrder(tx, what.humanOrderId);
  const purchase = await insertPurchase(tx, {
    ...wish,
    ...what,
    id: ctx.ids.uuid(),
    receiptCode: receiptCodeFrom(Buffer.from(ctx.ids.secret(), "base64url")),
    status: "pending",
    paymentMethod: method,
    amount: total.amount,
    currency: total.currency,
    voucherCode: code,
    form: { billingAddress, invoiceAddress, invoiceAddressDiffersFromBilling, purchaseOrder },
    approvalToken: ctx.ids.secret(),
    createdAt: now,
  });
  if (total.amount <= 0) {
    const settled = await decidePurchase(ctx, tx, { id: purchase.id }, true);
    if (!settled) throw new Error("a purchase was lost");
    return settled;
  }
  const gateway = method && serviceFor(ctx.config, user.region, method);
  if (gateway) await beginTrade(ctx, tx, gateway, purchase, user.locale);
  return purchase;
}

/**
 * How the total is paid; null when nothing is due.
 * @throws `billing.not-available`, `billing.payment-method-not-offered`
 */
export function requireMethod(
  ctx: Context,
  user: User,
  asked: string,
  total: Money,
): PaymentMethodId | null {
  if (total.amount <= 0) return null;
  const offered = methodsOf(ctx.config, user.region, total.currency);
  if (offered.length === 0) throw new Failure("billing.not-available");
  const method = PaymentMethodId.safeParse(asked);
  if (!method.success || !offered.includes(method.data)) {
    throw new Failure("billing.payment-method-not-offered");
  }
  return method.data;
}

/** What became of an own purchase: here, or of a payment at the provider that has a receipt (S24). */
export async function loadPurchase(
  ctx: Context,
  user: User,
  receiptCode: string,
): Promise<Purchase> {
  const own = { userId: user.identity, receiptCode };
  const purchase = await findPurchase(ctx.db, own);
  if (purchase?.status === "pending") await followPurchase(ctx, purchase);
  const now = purchase && (await findPurchase(ctx.db, own));
  if (now) return describePurchase(ctx, now);
  const payment = await findPayment(ctx.db, own);
  if (!payment) throw new Failure("billing.receipt-not-found");
  return {
    receiptCode,
    status: "completed",
    paidAt: payment.paidAt.toISOString(),
    total: { amount: payment.amount, currency: payment.currency },
    continueUrl: null,
  };
}

/** The purchase that a page of the simulator is about. */
export async function findApproval(
  ctx: Context,
  approvalToken: string,
): Promise<PurchaseRow | null> {
  return findPurchase(ctx.db, { approvalToken });
}

/** A voucher as an operator wants it; one of the same code is replaced (G-38). */
export async function saveVoucher(ctx: Context, voucher: Voucher): Promise<void> {
  const code = voucherCode(voucher.code);
  if (code === null) throw new Error("a voucher needs a code");
  await upsertVoucher(ctx.db, { ...voucher, code });
}

/** Codes for one plan go on with the plan that took its place. */
export async function moveVouchers(ctx: Context, from: string, to: string): Promise<void> {
  await moveVouchersOf(ctx.db, from, to);
}

/** Ends a voucher now; what was bought with it stays. @throws `not-found` */
export async function endVoucher(ctx: Context, given: string): Promise<void> {
  const code = voucherCode(given) ?? "";
  if (!(await endVoucherAt(ctx.db, code, ctx.clock.now()))) throw new Failure("not-found");
}

/** Purchases that nobody came back to within a day are over. */
export async function closeOldPurchases(ctx: Context): Promise<void> {
  await failPurchasesBefore(ctx.db, new Date(ctx.clock.now().getTime() - dayMs));
}

/**
 * What is left of a price with a discount code, and the code as it is stored. A code that is right is never
 * taken for guessing. `planId` null: what is bought is no plan, so that a code for a plan does not fit.
 *
 * @throws `billing.voucher-not-valid`, `too-many-requests`
 */
export async function applyVoucher(
  ctx: Context,
  user: User,
  price: Money,
  planId: string | null,
  given: string | null,
): Promise<{ total: Money; code: string | null }> {
  const code = voucherCode(given);
  if (code === null) return { total: price, code };
  const guess = await countAttempt(ctx, codeLimit, user.identity);
  const voucher = await findVoucher(ctx.db, code);
  const about = { planId, now: ctx.clock.now() };
  const total = voucher && reducedPrice(price, voucher, about);
  if (!total) throw new Failure("billing.voucher-not-valid");
  await forgetAttempts(ctx, [guess]);
  return { total, code };
}

async function requireOffer(ctx: Context, { user, hostname }: Buyer, identity: string) {
  // First whether anything is sold at all, so that nobody learns a price that cannot be paid.
  if (methodsOf(ctx.config, user.region).length === 0) throw new Failure("billing.not-available");
  requireSale(ctx, hostname);
  await requireNoPremium(ctx, user);
  const found = await findOffer(ctx, ctx.db, user, identity);
  if (found?.plan.kind !== "direct") throw new Failure("billing.plan-not-offered");
  if (user.currency === null) throw new Failure("billing.currency-missing");
  const { offer, plan } = found;
  return { offer, plan, price: { amount: offer.price, currency: offer.currency } };
}

/**
 * A purchase that was begun, with the page on which it is paid; not inside a transaction, because the payment
 * service may be asked to make that page.
 * @throws `billing.provider-not-reachable`; begun again it is the same purchase
 */
export async function continuePurchase(ctx: Context, row: PurchaseRow): Promise<Purchase> {
  if (row.status === "pending") await openTrade(ctx, row);
  return describePurchase(ctx, row);
}

export async function describePurchase(ctx: Context, row: PurchaseRow): Promise<Purchase> {
  const { status } = row;
  return {
    receiptCode: row.receiptCode,
    status,
    paidAt: row.paidAt?.toISOString() ?? null,
    total: { amount: row.amount, currency: row.currency },
    continueUrl: status === "pending" ? await addressOf(ctx, row) : null,
  };
}

/** Where a person goes on to pay. What was begun while a service was set up may have lost it. */
async function addressOf(ctx: Context, row: PurchaseRow): Promise<string | null> {
  if (await isAtGateway(ctx, row)) return tradeAddress(ctx, row);
  return ctx.config.payments.simulator ? simulatorAddress(row.approvalToken) : null;
}
