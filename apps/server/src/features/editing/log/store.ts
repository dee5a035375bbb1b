import type { DecidedCopy } from "@curie/contract";
import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { editDeliveries } from "../tables.ts";

export type DeliveryRow = typeof editDeliveries.$inferSelect;

/**
 * Keeps that a copy was handed out; the same bytes once. Not of a document whose files are gone: whoever
 * removes them at this moment waits for this row and takes it with them.
 */
export async function writeDelivery(
  db: Db,
  delivery: { documentId: string; copy: DecidedCopy; sha256: string; deliveredAt: Date },
): Promise<void> {
  const { documentId, copy, sha256, deliveredAt } = delivery;
  await db.execute(sql`
    insert into edit_deliveries (document_id, copy, sha256, delivered_at)
    select id, ${copy}, ${sha256}, ${deliveredAt.toISOString()}::timestamptz
    from documents where id = ${documentId}::uuid and original_key is not null
    for key share
    on conflict do nothing`);
}

export function listDeliveries(db: Db, documentId: string): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(editDeliveries)
    .where(eq(editDeliveries.documentId, documentId))
    .orderBy(asc(editDeliveries.deliveredAt), asc(editDeliveries.copy), asc(editDeliveries.sha256));
}

export async function deleteDeliveries(db: Db, documentId: string): Promise<void> {
  await db.delete(editDeliveries).where(eq(editDeliveries.documentId, documentId));
}
