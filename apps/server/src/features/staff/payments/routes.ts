import { type StaffPayment, type StaffReturnedMoney, staffPageSize } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { pageOf } from "#platform/db/keyset.ts";
import { staffOs } from "../access/service.ts";
import { askForRefund } from "./service.ts";
import {
  listLiveFapiaoOf,
  listRefundsOf,
  listReturned,
  type PaymentFilter,
  searchPayments,
} from "./store.ts";

const { payments } = staffOs;

export const paymentRoutes = {
  list: payments.list.handler(({ context: { ctx }, input: { after, search, person } }) =>
    listPaymentsForStaff(
      ctx,
      { ...(search ? { search } : {}), ...(person ? { person } : {}) },
      after,
    ),
  ),

  returned: payments.returned.handler(({ context: { ctx }, input: { after } }) =>
    listReturnedForStaff(ctx, after),
  ),

  refund: payments.refund.handler(async ({ context: { ctx, staff, note }, input }) => {
    const { identity, reason, endPlan } = input;
    const requestedBy = staff?.name ?? "";
    await askForRefund(ctx, { paymentId: identity, reason, endPlan, requestedBy });
    note({ kind: "payment", identity, details: { reason, endPlan } });
    return { done: true as const };
  }),
};

async function listPaymentsForStaff(
  ctx: Context,
  filter: PaymentFilter,
  cursor: string | undefined,
): Promise<{ rows: StaffPayment[]; next: string | null }> {
  const found = await searchPayments(ctx.db, filter, cursor, staffPageSize + 1);
  const ids = found.map(({ payment }) => payment.id);
  const refunds = await listRefundsOf(ctx.db, ids);
  const fapiaos = await listLiveFapiaoOf(ctx.db, ids);
  return pageOf(found, staffPageSize, ({ payment, person }) => {
    const { currency, productName, takenBy, receiptCode, invoiceNumber } = payment;
    return {
      ...{ productName, takenBy, receiptCode, invoiceNumber },
      identity: payment.id,
      paidAt: payment.paidAt.toISOString(),
      person: person && { identity: person.id, name: person.name, email: person.email },
      amount: { amount: payment.amount, currency },
      refunded: { amount: payment.refundedAmount, currency },
      fapiao: liveFapiao(fapiaos.find(({ paymentId }) => paymentId === payment.id)),
      refunds: refunds
        .filter(({ paymentId }) => paymentId === payment.id)
        .map(({ amount, status, reason, requestedBy, requestedAt }) => ({
          ...{ amount: { amount, currency }, status, reason, requestedBy },
          requestedAt: requestedAt.toISOString(),
        })),
    };
  });
}

async function listReturnedForStaff(
  ctx: Context,
  cursor: string | undefined,
): Promise<{ rows: StaffReturnedMoney[]; next: string | null }> {
  const found = await listReturned(ctx.db, cursor, staffPageSize + 1);
  return pageOf(found, staffPageSize, ({ person, amount, currency, ...row }) => ({
    identity: row.id,
    at: (row.paidAt ?? ctx.clock.now()).toISOString(),
    person: person && { identity: person.id, name: person.name, email: person.email },
    ...{ receiptCode: row.receiptCode, takenBy: row.gateway, reference: row.paymentId ?? "" },
    amount: { amount, currency },
    state: row.state === "returned" || row.state === "not-returned" ? row.state : "returning",
  }));
}

function liveFapiao(
  row: Awaited<ReturnType<typeof listLiveFapiaoOf>>[number] | undefined,
): StaffPayment["fapiao"] {
  return row ? { number: row.number, status: row.status } : null;
}
