import { chargeOutcome } from "../cards.ts";
import { type Context, stamp } from "../context.ts";
import type { Card, DeclineCode, PaymentMethod, PaymentType, Transaction } from "../entities.ts";
import { newUuid } from "../ids.ts";
import { updateTransaction } from "./transactions.ts";

export type Payment = { type: PaymentType; number: string; card: Card | null };

/** A way to pay that is not kept yet; `saveMethod` keeps it. */
export function newMethod(
  ctx: Context,
  { type, card, number }: Payment,
  owner: { customer_id: string; address_id: string },
  origin: PaymentMethod["origin"],
): PaymentMethod {
  const now = stamp(ctx);
  return {
    id: ctx.newId("paymtd"),
    ...owner,
    type,
    card,
    paypal: type === "paypal" ? { email: "buyer@example.com", reference: "SANDBOX" } : null,
    south_korea_local_card: null,
    underlying_details: null,
    origin,
    saved_at: now,
    updated_at: now,
    sandbox: { number, used: false },
  };
}

/**
 * Tries to take what the transaction still owes, and writes the attempt down. A method that paid
 * remembers it. `refusal`: the buyer or their bank has refused already.
 */
export function attemptPayment(
  ctx: Context,
  transaction: Transaction,
  method: PaymentMethod,
  refusal: DeclineCode | null = null,
): { transaction: Transaction; declined: DeclineCode | null; method: PaymentMethod } {
  const now = stamp(ctx);
  const declined = refusal ?? chargeOutcome(method.sandbox.number, method.sandbox.used);
  const used = { ...method, sandbox: { ...method.sandbox, used: true } };
  if (declined === null && ctx.records.paymentMethods.find(method.id)) {
    ctx.records.paymentMethods.put(used);
  }
  const attempt = {
    payment_attempt_id: newUuid(ctx.random),
    stored_payment_method_id: newUuid(ctx.random),
    payment_method_id: method.id,
    amount: transaction.details.totals.grand_total,
    status: declined === null ? ("captured" as const) : ("error" as const),
    error_code: declined,
    method_details: {
      type: method.type,
      card: method.card,
      paypal: method.paypal,
      south_korea_local_card: null,
      underlying_details: null,
    },
    created_at: now,
    captured_at: declined === null ? now : null,
  };
  const tried = updateTransaction(
    ctx,
    transaction,
    { payments: [attempt, ...transaction.payments] },
    declined ? ["transaction.updated", "transaction.payment_failed"] : ["transaction.updated"],
  );
  if (declined !== null) return { transaction: tried, declined, method };
  return { transaction: markPaid(ctx, tried), declined, method: used };
}

export function markPaid(ctx: Context, transaction: Transaction): Transaction {
  return updateTransaction(ctx, transaction, { status: "paid" }, ["transaction.paid"]);
}

export function saveMethod(ctx: Context, method: PaymentMethod): PaymentMethod {
  ctx.records.paymentMethods.put(method);
  ctx.emit("payment_method.saved", methodEvent(method));
  return method;
}

/** Forgets a card that another one has replaced. */
export function deleteMethod(ctx: Context, method: PaymentMethod): void {
  ctx.records.paymentMethods.delete(method.id);
  const deletion_reason = "replaced_by_newer_version";
  ctx.emit("payment_method.deleted", { ...methodEvent(method), deletion_reason });
}

/** Events name a method and its owner, not what is printed on the card. */
function methodEvent(method: PaymentMethod): Record<string, unknown> {
  const { id, customer_id, address_id, type, origin, saved_at, updated_at } = method;
  return { id, customer_id, address_id, type, origin, saved_at, updated_at };
}
