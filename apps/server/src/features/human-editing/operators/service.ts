import type { Money } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import type { Reader } from "#platform/mail/mail.ts";
import { perform } from "../acts/service.ts";
import { mailEditor } from "../emails.ts";
import { describeFile } from "../files/service.ts";
import { listFiles } from "../files/store.ts";
import { isOpen, lifeOf, mayNow } from "../rules.ts";
import { type FindEditor, formOf, timelineOf } from "../service.ts";
import {
  countOpenOrders,
  findPaymentOf,
  listHours,
  listSteps,
  lockOrder,
  lockOrderOfPayment,
  type OrderRow,
  type PaymentRow,
  updateOrder,
} from "../store.ts";

/** Until when, and for how much in the currency of the payment; null: not agreed yet. */
export type Terms = { dueAt: Date; pay: number | null };

/**
 * Gives an order to an editor, who is told by mail; the one before loses it.
 *
 * @throws `not-found`, `human-editing.not-now`
 */
export async function assignOrder(
  ctx: Context,
  { identity, editor, dueAt, pay }: Terms & { identity: string; editor: Reader & { id: string } },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await lockAny(tx, identity);
    const change = { editorId: editor.id, dueAt, editorPay: pay };
    const row = await perform(ctx, tx, order, "assign", { by: "operator", change });
    await mailEditor(ctx, tx, editor, row, "human-for-you");
  });
}

/** Another due date or pay. @throws `not-found`, `human-editing.not-now` when nobody works on it any more */
export async function changeTerms(
  ctx: Context,
  { identity, dueAt, pay }: Terms & { identity: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await lockAny(tx, identity);
    if (!isOpen(order.status)) throw new Failure("human-editing.not-now");
    await updateOrder(tx, identity, { dueAt, editorPay: pay });
  });
}

/** What was handed in goes back to the editor. @throws `not-found`, `human-editing.not-now` */
export async function sendBack(
  ctx: Context,
  { identity, note }: { identity: string; note: string },
  findEditor: FindEditor,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await lockAny(tx, identity);
    const row = await perform(ctx, tx, order, "send-back", { by: "operator", text: note });
    const editor = row.editorId === null ? null : await findEditor(ctx, row.editorId);
    await mailEditor(ctx, tx, editor, row, "human-sent-back");
  });
}

/**
 * The author gets the file that the operator has looked at. One that was handed in meanwhile is another.
 *
 * @throws `not-found`, `human-editing.not-now`
 */
export async function deliverOrder(
  ctx: Context,
  { identity, file }: { identity: string; file: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await lockAny(tx, identity);
    if (order.checkedFileId !== file) throw new Failure("human-editing.not-now");
    const change = { deliveredFileId: file };
    await perform(ctx, tx, order, "deliver", { by: "operator", change });
  });
}

/** The payment of an order that may be given back now. @throws `not-found`, `human-editing.not-now` */
export async function requireRefundable(ctx: Context, identity: string): Promise<PaymentRow> {
  const order = await lockAny(ctx.db, identity);
  const payment = await findPaymentOf(ctx.db, order);
  if (!payment || !mayNow(lifeOf(order), "refund")) throw new Failure("human-editing.not-now");
  return payment;
}

/** A payment goes back: its order is closed, if it is one of an order. Told again it changes nothing. */
export async function closeRefunded(
  ctx: Context,
  { paymentId, reason }: { paymentId: string; reason: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrderOfPayment(tx, paymentId);
    if (!order || !mayNow(lifeOf(order), "refund")) return;
    await perform(ctx, tx, order, "refund", { by: "operator", text: reason });
  });
}

/** The provider has told of money that went back without us; a part of it leaves the order as it is. */
export async function closeToldRefund(ctx: Context, paymentId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrderOfPayment(tx, paymentId);
    const payment = order && (await findPaymentOf(tx, order));
    if (!order || !payment || payment.refundedAmount < payment.amount) return;
    if (!mayNow(lifeOf(order), "refund")) return;
    await perform(ctx, tx, order, "refund", { by: "curie" });
  });
}

async function lockAny(db: Db, identity: string): Promise<OrderRow> {
  const order = await lockOrder(db, identity, "anybody");
  if (!order) throw new Failure("not-found");
  return order;
}

/** What an order is besides its row, for whoever works on it. */
export async function loadWork(ctx: Context, order: OrderRow, reader: "editor" | "operator") {
  const [steps, hours, files] = await Promise.all([
    listSteps(ctx.db, order.id),
    listHours(ctx.db, order.id),
    listFiles(ctx.db, order.id),
  ]);
  const current = order.checkedFileId ?? order.deliveredFileId;
  return {
    form: formOf(order),
    timeline: timelineOf(steps, reader),
    hours: hours.map(({ editorId, day, minutes, note }) => ({ editorId, day, minutes, note })),
    files: files.map((file) => describeFile(file, current)),
  };
}

/** How many orders each editor has that are neither delivered nor closed. */
export async function countWork(ctx: Context): Promise<ReadonlyMap<string, number>> {
  return countOpenOrders(ctx.db);
}

/** What was paid less what was given back, what the editor gets, and what is left. */
export function moneyOf(
  payment: Pick<PaymentRow, "amount" | "refundedAmount" | "currency"> | null,
  editorPay: number | null,
): { paid: Money | null; pay: Money | null; margin: Money | null } {
  if (payment === null) return { paid: null, pay: null, margin: null };
  const { currency } = payment;
  const money = (amount: number): Money => ({ amount, currency });
  const paid = payment.amount - payment.refundedAmount;
  return {
    paid: money(paid),
    pay: editorPay === null ? null : money(editorPay),
    margin: editorPay === null ? null : money(paid - editorPay),
  };
}
