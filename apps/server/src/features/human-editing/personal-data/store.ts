import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { humanOrderFiles, humanOrderSteps, humanOrders } from "../tables.ts";

export async function listOrdersFor(db: Db, userId: string) {
  const orders = await db
    .select({
      identity: humanOrders.id,
      documentId: humanOrders.documentId,
      status: humanOrders.status,
      fileName: humanOrders.fileName,
      words: humanOrders.words,
      serviceLevel: humanOrders.serviceLevel,
      turnaround: humanOrders.turnaround,
      field: humanOrders.field,
      journal: humanOrders.journal,
      note: humanOrders.note,
      styleOfEnglish: humanOrders.styleOfEnglish,
      oxfordSpelling: humanOrders.oxfordSpelling,
      createdAt: humanOrders.createdAt,
      paidAt: humanOrders.paidAt,
      dueAt: humanOrders.dueAt,
      deliveredAt: humanOrders.deliveredAt,
      closedAt: humanOrders.closedAt,
      refundedAt: humanOrders.refundedAt,
    })
    .from(humanOrders)
    .where(eq(humanOrders.userId, userId))
    .orderBy(humanOrders.createdAt);
  const steps = await db
    .select({
      order: humanOrderSteps.orderId,
      at: humanOrderSteps.at,
      event: humanOrderSteps.event,
      by: humanOrderSteps.by,
      text: sql<string | null>`case when ${humanOrderSteps.event} in ('sent-back', 'refunded')
        then null else ${humanOrderSteps.text} end`,
    })
    .from(humanOrderSteps)
    .innerJoin(humanOrders, eq(humanOrders.id, humanOrderSteps.orderId))
    .where(eq(humanOrders.userId, userId))
    .orderBy(asc(humanOrderSteps.orderId), asc(humanOrderSteps.position));
  return orders.map((order) => ({
    ...order,
    timeline: steps.flatMap(({ order: of, ...step }) => (of === order.identity ? [step] : [])),
  }));
}

export async function withdrawOrders(db: Db, userId: string, now: Date): Promise<void> {
  // Held first, so that an act of the same moment is done before or finds the order closed.
  const rows = await db
    .select({ id: humanOrders.id })
    .from(humanOrders)
    .where(eq(humanOrders.userId, userId))
    .orderBy(humanOrders.id)
    .for("update");
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const own = inArray(humanOrders.id, ids);
  await db.delete(humanOrders).where(and(own, eq(humanOrders.status, "draft")));
  await db.delete(humanOrderFiles).where(inArray(humanOrderFiles.orderId, ids));
  await db.update(humanOrderSteps).set({ text: null }).where(inArray(humanOrderSteps.orderId, ids));
  await db
    .update(humanOrders)
    .set({ fileName: "", journal: "", note: "", checkedFileId: null })
    .where(own);
  await db
    .update(humanOrders)
    .set({ status: "closed", closedAt: now })
    .where(and(own, ne(humanOrders.status, "closed")));
}
