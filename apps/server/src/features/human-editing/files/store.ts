import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
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

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.delete(humanOrderFiles).where(eq(humanOrderFiles.id, id));
}

export async function findFile(db: Db, orderId: string, id: string): Promise<FileRow | null> {
  const one = and(eq(humanOrderFiles.orderId, orderId), eq(humanOrderFiles.id, id));
  const [row] = await db
    .select()
    .from(humanOrderFiles)
    .where(and(one, isNotNull(humanOrderFiles.storedAt)));
  return row ?? null;
}

export async function insertFile(
  db: Db,
  row: typeof humanOrderFiles.$inferInsert,
): Promise<FileRow> {
  const [inserted] = await db.insert(humanOrderFiles).values(row).returning();
  if (!inserted) throw new Error("the file of an order was not written");
  return inserted;
}

/** Files of orders that are stored, the newest first. */
export async function listFiles(db: Db, orderId: string): Promise<FileRow[]> {
  return (
    db
      .select()
      .from(humanOrderFiles)
      .where(and(eq(humanOrderFiles.orderId, orderId), isNotNull(humanOrderFiles.storedAt)))
      // What was handed in before what was handed out, also of one instant.
      .orderBy(asc(humanOrderFiles.kind), desc(humanOrderFiles.createdAt), desc(humanOrderFiles.id))
  );
}
