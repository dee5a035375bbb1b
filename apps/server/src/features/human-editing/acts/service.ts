import type { HumanOrderActor, HumanOrderEvent } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { mailAuthor } from "../emails.ts";
import { lifeAfter, lifeOf, type OrderAct } from "../rules.ts";
import { insertStep, type OrderRow, updateOrder } from "../store.ts";

/** What an act is called in the timeline. */
const events: Record<OrderAct, HumanOrderEvent> = {
  pay: "received",
  assign: "assigned",
  begin: "editing-begun",
  ask: "question-asked",
  answer: "question-answered",
  "hand-in": "file-handed-in",
  "send-back": "sent-back",
  deliver: "delivered",
  "ask-changes": "changes-asked",
  close: "closed",
  refund: "refunded",
};

/**
 * The one place where an order changes its state: status, dates, timeline and the mail to its author, all
 * in the transaction of the caller, who holds the order.
 *
 * @throws `human-editing.not-now` when this is not the time for it; nothing has happened then
 */
export async function perform(
  ctx: Context,
  tx: Db,
  order: OrderRow,
  act: OrderAct,
  {
    by,
    text = null,
    change = {},
  }: { by: HumanOrderActor; text?: string | null; change?: Partial<OrderRow> },
): Promise<OrderRow> {
  const after = lifeAfter(lifeOf(order), act);
  if (after === null) throw new Failure("human-editing.not-now");
  const now = ctx.clock.now();
  const row = await updateOrder(tx, order.id, {
    ...change,
    ...datesOf(order, act, now),
    ...(after.checked ? {} : { checkedFileId: null }),
    status: after.status,
  });
  await insertStep(tx, {
    ...{ id: ctx.ids.uuid(), orderId: order.id, at: now, event: events[act], by, text },
  });
  await mailAuthor(ctx, tx, row, events[act], text);
  return row;
}

function datesOf(order: OrderRow, act: OrderAct, now: Date): Partial<OrderRow> {
  switch (act) {
    case "deliver":
      return { deliveredAt: now };
    case "ask-changes":
      return { changesAskedAt: now };
    case "close":
      return { closedAt: now };
    case "refund":
      return { refundedAt: now, closedAt: order.closedAt ?? now };
    default:
      return {};
  }
}
