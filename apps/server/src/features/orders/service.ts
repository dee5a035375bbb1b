import {
  type Fapiao,
  type OrderPage,
  type OrderPayment,
  ordersPageSize,
  type User,
} from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { paginate } from "#platform/http/pagination.ts";
import { orderStatus } from "./rules.ts";
import { countPayments, listPayments, type PaymentRow } from "./store.ts";

/** What payments say about their fapiao; nothing for people who are not offered any. */
export type FindFapiao = (
  ctx: Context,
  user: User,
  payments: readonly PaymentRow[],
) => Promise<ReadonlyMap<string, Fapiao | null>>;

/** One page of what a person has paid for, newest first (S175, G-66). */
export async function listOrders(
  ctx: Context,
  user: User,
  askedPage: string | undefined,
  findFapiao: FindFapiao,
): Promise<OrderPage> {
  const results = await countPayments(ctx.db, user.identity);
  const pagination = paginate(askedPage, results, ordersPageSize);
  const { offset, pageSize: limit } = pagination;
  const rows = await listPayments(ctx.db, user.identity, { offset, limit });
  const fapiao = await findFapiao(ctx, user, rows);
  return { orders: rows.map((row) => describeOrder(row, fapiao.get(row.id))), pagination };
}

function describeOrder(row: PaymentRow, fapiao: Fapiao | null | undefined): OrderPayment {
  const { currency, kind } = row;
  const { planName, catalogueSet, billingInterval } = row;
  return {
    paymentId: row.id,
    date: row.paidAt.toISOString(),
    kind,
    productName: row.productName,
    plan: kind === "plan" ? { planName, catalogueSet, billingInterval } : null,
    status: orderStatus(row.amount, row.refundedAmount),
    paidAmount: { amount: row.amount, currency },
    netAmount: { amount: row.amount - row.refundedAmount, currency },
    receiptCode: row.receiptCode,
    invoiceNumber: row.invoiceNumber,
    // Other people get no data about it at all (S176).
    ...(fapiao === undefined ? {} : { fapiao }),
  };
}
