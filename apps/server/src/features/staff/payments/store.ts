import { and, asc, eq, ilike, inArray, or } from "drizzle-orm";
import { users } from "#features/accounts/tables.ts";
import { gatewayTrades, purchases, refunds } from "#features/billing/tables.ts";
import { liveStatuses } from "#features/fapiao/rules.ts";
import { fapiaos } from "#features/fapiao/tables.ts";
import { payments } from "#features/plans/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { after, newestKeyFirst, rowKey } from "#platform/db/keyset.ts";
import { containing } from "../rules.ts";

const returnedStates = ["returning", "returned", "not-returned"] as const;

export type PaymentFilter = { search?: string; person?: string };

/** Payments by the address of who paid, receipt code or invoice number, newest first. */
export async function searchPayments(
  db: Db,
  { search, person }: PaymentFilter,
  cursor: string | undefined,
  limit: number,
) {
  const key = [payments.paidAt, payments.id] as const;
  const pattern = containing(search ?? "");
  const texts = [users.email, payments.receiptCode, payments.invoiceNumber];
  return db
    .select({
      payment: payments,
      person: { id: users.id, name: users.name, email: users.email },
      key: rowKey(...key),
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(
      and(
        search ? or(...texts.map((text) => ilike(text, pattern))) : undefined,
        person ? eq(payments.userId, person) : undefined,
        after(cursor, ...key),
      ),
    )
    .orderBy(...newestKeyFirst(...key))
    .limit(limit);
}

/** Money that came for nothing, by the day it came. */
export async function listReturned(db: Db, cursor: string | undefined, limit: number) {
  const key = [gatewayTrades.paidAt, gatewayTrades.id] as const;
  const { id, gateway, amount, currency, state, paidAt, paymentId } = gatewayTrades;
  return db
    .select({
      ...{ id, gateway, amount, currency, state, paidAt, paymentId },
      receiptCode: purchases.receiptCode,
      person: { id: users.id, name: users.name, email: users.email },
      key: rowKey(...key),
    })
    .from(gatewayTrades)
    .leftJoin(purchases, eq(purchases.id, gatewayTrades.purchaseId))
    .leftJoin(users, eq(users.id, purchases.userId))
    .where(and(inArray(state, [...returnedStates]), after(cursor, ...key)))
    .orderBy(...newestKeyFirst(...key))
    .limit(limit);
}

/** The fapiao of payments that count: at most one each. */
export async function listLiveFapiaoOf(db: Db, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return [];
  return db
    .select({ paymentId: fapiaos.paymentId, number: fapiaos.number, status: fapiaos.status })
    .from(fapiaos)
    .where(
      and(inArray(fapiaos.paymentId, [...paymentIds]), inArray(fapiaos.status, [...liveStatuses])),
    );
}

export async function listRefundsOf(db: Db, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, [...paymentIds]))
    .orderBy(asc(refunds.requestedAt));
}
