import type { HumanOrderRow } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { perform } from "../acts/service.ts";
import { loadWork, moneyOf } from "../operators/service.ts";
import { describeRow } from "../service.ts";
import {
  findOrder,
  findPaymentOf,
  insertHours,
  listQueue,
  lockOrder,
  type OrderRow,
} from "../store.ts";

/** An order of the caller's queue. */
type Own = { identity: string; editorId: string };

/** The caller's orders that are not closed, the most urgent first. */
export async function listOwnQueue(ctx: Context, editorId: string): Promise<HumanOrderRow[]> {
  return (await listQueue(ctx.db, editorId)).map(describeRow);
}

/** One of them with all that its editor needs. @throws `not-found` */
export async function loadOwn(ctx: Context, { identity, editorId }: Own) {
  const order = await findOrder(ctx.db, identity, { editorId });
  if (!order) throw new Failure("not-found");
  const [payment, work] = await Promise.all([
    findPaymentOf(ctx.db, order),
    loadWork(ctx, order, "editor"),
  ]);
  return {
    ...describeRow(order),
    ...work,
    isSecondRound: order.changesAskedAt !== null,
    pay: moneyOf(payment, order.editorPay).pay,
  };
}

/** The author is told that the work has begun. @throws `not-found`, `human-editing.not-now` */
export async function beginEditing(ctx: Context, own: Own): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await perform(ctx, tx, await lockOwn(tx, own), "begin", { by: "editor" });
  });
}

/** The order waits until the author has answered. @throws `not-found`, `human-editing.not-now` */
export async function askAuthor(ctx: Context, own: Own, text: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await perform(ctx, tx, await lockOwn(tx, own), "ask", { by: "editor", text });
  });
}

/** @throws `not-found`, `human-editing.not-now` when the order is closed */
export async function noteHours(
  ctx: Context,
  own: Own,
  hours: { day: string; minutes: number; note: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await lockOwn(tx, own);
    if (order.status === "closed") throw new Failure("human-editing.not-now");
    const { identity: orderId, editorId } = own;
    const noted = { id: ctx.ids.uuid(), notedAt: ctx.clock.now() };
    await insertHours(tx, { ...hours, ...noted, orderId, editorId });
  });
}

async function lockOwn(tx: Transaction, { identity, editorId }: Own): Promise<OrderRow> {
  const order = await lockOrder(tx, identity, { editorId });
  if (!order) throw new Failure("not-found");
  return order;
}
