import { chargeOutcome } from "../cards.ts";
import { type Context, stamp } from "../context.ts";
import type {
  Card,
  DeclineCode,
  PaymentAttempt,
  PaymentMethod,
  PaymentType,
  Transaction,
} from "../entities.ts";
import { newUuid } from "../ids.ts";

export type Payment = {
  type: PaymentType;
  number: string;
  card: Card | null;
  /** It has paid before. */
  used?: boolean;
};

/** A way to pay that is not kept yet; `saveMethod` keeps it. */
export function newMethod(
  ctx: Context,
  payment: Payment,
  owner: { customer_id: string; address_id: string },
  origin: PaymentMethod["origin"],
): PaymentMethod {
  const now = stamp(ctx);
  return {
    id: ctx.newId("paymtd"),
    ...owner,
    type: payment.type,
    card: payment.card,
    paypal: payment.type === "paypal" ? { email: "buyer@example.com", reference: "SANDBOX" } : null,
    south_korea_local_card: null,
    underlying_details: null,
    origin,
    saved_at: now,
    updated_at: now,
    sandbox: { number: payment.number, used: payment.used ?? false },
  };
}

/**
 * Tries to take what the transaction still owes. A method that paid remembers it. `refusal`: the
 * buyer or their bank has refused already.
 */
export function attemptPayment(
  ctx: Context,
  transaction: Transaction,
  method: PaymentMethod,
  refusal: DeclineCode | null = null,
): { attempt: PaymentAttempt; declined: DeclineCode | null; method: PaymentMethod } {
  const now = stamp(ctx);
  const declined = refusal ?? chargeOutcome(method.sandbox.number, method.sandbox.used);
  const used = { ...method, sandbox: { ...method.sandbox, used: true } };
  if (declined === null && ctx.records.paymentMethods.find(method.id)) {
    ctx.records.paymentMethods.put(used);
  }
  return {
    declined,
    method: declined === null ? used : method,
    attempt: {
      payment_attempt_id: newUuid(ctx.random),
      stored_payment_method_id: newUuid(ctx.random),
      payment_method_id: method.id,
      amount: transaction.details.totals.grand_total,
      status: declined === null ? "captured" : "error",
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
    },
  };
}

export function saveMethod(ctx: Context, method: PaymentMethod): PaymentMethod {
  ctx.records.paymentMethods.put(method);
  ctx.emit("payment_method.saved", methodEvent(method));
  return method;
}

export function deleteMethod(
  ctx: Context,
  method: PaymentMethod,
  reason: "replaced_by_newer_version" | "api",
): void {
  ctx.records.paymentMethods.delete(method.id);
  ctx.emit("payment_method.deleted", { ...methodEvent(method), deletion_reason: reason });
}

/** Events name a method and its owner, not what is printed on the card. */
function methodEvent(method: PaymentMethod): Record<string, unknown> {
  const { id, customer_id, address_id, type, origin, saved_at, updated_at } = method;
  return { id, customer_id, address_id, type, origin, saved_at, updated_at };
}
