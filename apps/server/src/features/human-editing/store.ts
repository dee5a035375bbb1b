import { and, asc, count, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import { payments } from "#features/plans/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { type humanOrderFiles, humanOrderHours, humanOrderSteps, humanOrders } from "./tables.ts";

export type OrderRow = typeof humanOrders.$inferSelect;
export type StepRow = typeof humanOrderSteps.$inferSelect;
export type FileRow = typeof humanOrderFiles.$inferSelect;
export type HoursRow = typeof humanOrderHours.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/** Null when the edit has an order that is not closed. */
export async function insertOrder(
  db: Db,
  row: typeof humanOrders.$inferInsert,
): Promise<OrderRow | null> {
  const [inserted] = await db.insert(humanOrders).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

/** The order of an edit that is not closed. */
export async function findRunningOrder(db: Db, documentId: string): Promise<OrderRow | null> {
  const running = and(eq(humanOrders.documentId, documentId), ne(humanOrders.status, "closed"));
  const [row] = await db.select().from(humanOrders).where(running);
  return row ?? null;
}

/** The discount that an edit has had first, whatever became of that order. */
export async function findUpsell(db: Db, documentId: string): Promise<string | null> {
  const [row] = await db
    .select({ upsell: humanOrders.upsell })
    .from(humanOrders)
    .where(and(eq(humanOrders.documentId, documentId), isNotNull(humanOrders.upsell)))
    .orderBy(asc(humanOrders.createdAt))
    .limit(1);
  return row?.upsell ?? null;
}

export type Whose = { userId: string } | { editorId: string } | "anybody";

const owned = (whose: Whose) =>
  whose === "anybody"
    ? undefined
    : "userId" in whose
      ? eq(humanOrders.userId, whose.userId)
      : eq(humanOrders.editorId, whose.editorId);

export async function findOrder(db: Db, id: string, whose: Whose): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(humanOrders)
    .where(and(eq(humanOrders.id, id), owned(whose)));
  return row ?? null;
}

/** Held until the transaction ends, so that each act finds the state that the one before left. */
export async function lockOrder(db: Db, id: string, whose: Whose): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(humanOrders)
    .where(and(eq(humanOrders.id, id), owned(whose)))
    .for("update");
  return row ?? null;
}

export async function lockOrderOfPayment(db: Db, paymentId: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(humanOrders)
    .where(eq(humanOrders.paymentId, paymentId))
    .for("update");
  return row ?? null;
}

export async function updateOrder(
  db: Db,
  id: string,
  change: Partial<typeof humanOrders.$inferInsert>,
): Promise<OrderRow> {
  const [row] = await db.update(humanOrders).set(change).where(eq(humanOrders.id, id)).returning();
  if (!row) throw new Error(`the human order ${id} was lost`);
  return row;
}

export async function deleteOrder(db: Db, id: string): Promise<void> {
  await db.delete(humanOrders).where(eq(humanOrders.id, id));
}

/** A person's orders, newest first. */
export async function listOrdersOf(db: Db, userId: string, most: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(humanOrders)
    .where(eq(humanOrders.userId, userId))
    .orderBy(desc(humanOrders.createdAt), desc(humanOrders.id))
    .limit(most);
}

export async function findPaymentOf(db: Db, order: OrderRow): Promise<PaymentRow | null> {
  if (order.paymentId === null) return null;
  const [row] = await db.select().from(payments).where(eq(payments.id, order.paymentId));
  return row ?? null;
}

// --- the timeline; the order is locked

export async function insertStep(
  db: Db,
  row: Omit<typeof humanOrderSteps.$inferInsert, "position">,
): Promise<void> {
  const [found] = await db
    .select({ steps: count() })
    .from(humanOrderSteps)
    .where(eq(humanOrderSteps.orderId, row.orderId));
  await db.insert(humanOrderSteps).values({ ...row, position: found?.steps ?? 0 });
}

export async function listSteps(db: Db, orderId: string): Promise<StepRow[]> {
  return db
    .select()
    .from(humanOrderSteps)
    .where(eq(humanOrderSteps.orderId, orderId))
    .orderBy(asc(humanOrderSteps.position));
}

// --- hours

export async function insertHours(db: Db, row: typeof humanOrderHours.$inferInsert): Promise<void> {
  await db.insert(humanOrderHours).values(row);
}

export async function listHours(db: Db, orderId: string): Promise<HoursRow[]> {
  return db
    .select()
    .from(humanOrderHours)
    .where(eq(humanOrderHours.orderId, orderId))
    .orderBy(asc(humanOrderHours.notedAt), asc(humanOrderHours.id));
}

// --- editors

/** The orders of an editor that are not closed, the most urgent first. */
export async function listQueue(db: Db, editorId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(humanOrders)
    .where(and(eq(humanOrders.editorId, editorId), ne(humanOrders.status, "closed")))
    .orderBy(asc(humanOrders.dueAt), asc(humanOrders.id));
}

/** How many orders each editor has that are neither delivered nor closed. */
export async function countOpenOrders(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ editorId: humanOrders.editorId, orders: count() })
    .from(humanOrders)
    .where(
      and(
        isNotNull(humanOrders.editorId),
        sql`${humanOrders.status} not in ('delivered', 'closed')`,
      ),
    )
    .groupBy(humanOrders.editorId);
  return new Map(rows.map(({ editorId, orders }) => [editorId ?? "", orders]));
}
