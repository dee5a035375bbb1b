import { and, eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import type { FileRow } from "../store.ts";
import { humanOrderFiles } from "../tables.ts";

/** The own copy of an order; the row of whoever came first. */
export async function insertSourceOnce(
  db: Db,
  row: typeof humanOrderFiles.$inferInsert,
): Promise<FileRow> {
  await db.insert(humanOrderFiles).values(row).onConflictDoNothing();
  const found = await findSource(db, row.orderId);
  if (!found) throw new Error("the file of an order was not written");
  return found;
}

export async function findSource(db: Db, orderId: string): Promise<FileRow | null> {
  const source = and(eq(humanOrderFiles.orderId, orderId), eq(humanOrderFiles.kind, "source"));
  const [row] = await db.select().from(humanOrderFiles).where(source);
  return row ?? null;
}

export async function markStored(db: Db, id: string, storedAt: Date): Promise<void> {
  await db.update(humanOrderFiles).set({ storedAt }).where(eq(humanOrderFiles.id, id));
}
