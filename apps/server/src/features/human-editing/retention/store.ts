import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { humanOrderFiles, humanOrders } from "../tables.ts";

export async function deleteDraftsBefore(db: Db, before: Date): Promise<void> {
  await db
    .delete(humanOrders)
    .where(and(eq(humanOrders.status, "draft"), lt(humanOrders.createdAt, before)));
}

export async function listDelivered(db: Db, before: Date): Promise<{ id: string }[]> {
  return db
    .select({ id: humanOrders.id })
    .from(humanOrders)
    .where(and(eq(humanOrders.status, "delivered"), lte(humanOrders.deliveredAt, before)));
}

const ofOrder = (db: Db, status: "draft" | "closed", closedBefore?: Date) =>
  exists(
    db
      .select({ id: humanOrders.id })
      .from(humanOrders)
      .where(
        and(
          eq(humanOrders.id, humanOrderFiles.orderId),
          eq(humanOrders.status, status),
          closedBefore ? lt(humanOrders.closedAt, closedBefore) : undefined,
        ),
      ),
  );

/** Files whose bytes never came, and copies for payments of drafts that did not end well. */
export async function deleteLostFiles(db: Db, before: Date): Promise<void> {
  await db
    .delete(humanOrderFiles)
    .where(
      and(
        lt(humanOrderFiles.createdAt, before),
        or(isNull(humanOrderFiles.storedAt), ofOrder(db, "draft")),
      ),
    );
}

export async function deleteFilesOfClosed(db: Db, closedBefore: Date): Promise<void> {
  await db.delete(humanOrderFiles).where(ofOrder(db, "closed", closedBefore));
}

export async function listKnownFiles(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: humanOrderFiles.id })
    .from(humanOrderFiles)
    .where(inArray(humanOrderFiles.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Files that are stored, after this one. */
export async function listFileIds(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: humanOrderFiles.id })
    .from(humanOrderFiles)
    .where(and(gt(humanOrderFiles.id, after), isNotNull(humanOrderFiles.storedAt)))
    .orderBy(asc(humanOrderFiles.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
