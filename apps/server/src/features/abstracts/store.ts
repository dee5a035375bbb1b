import { and, count, eq, gt, ilike, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { newestFirst } from "#platform/db/order.ts";
import { abstracts } from "./tables.ts";

export type AbstractRow = typeof abstracts.$inferSelect;

/** Lets one abstract after the other be added to a list; the transaction's end opens it again. */
export async function lockListOf(db: Db, ownerId: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`abstracts ${ownerId}`}, 0))`,
  );
}

export async function insertAbstract(
  db: Db,
  row: typeof abstracts.$inferInsert,
): Promise<AbstractRow> {
  const [inserted] = await db.insert(abstracts).values(row).returning();
  if (!inserted) throw new Error("the abstract was not inserted");
  return inserted;
}

/** Own abstracts that are not deleted, with the text in their title when one is given. */
function listed(ownerId: string, inTitle: string) {
  return and(
    eq(abstracts.ownerId, ownerId),
    isNull(abstracts.deletedAt),
    inTitle === "" ? undefined : ilike(abstracts.title, `%${escapeLike(inTitle)}%`),
  );
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

export async function countOwnAbstracts(db: Db, ownerId: string, inTitle = ""): Promise<number> {
  const [row] = await db.select({ total: count() }).from(abstracts).where(listed(ownerId, inTitle));
  return row?.total ?? 0;
}

/** Newest first. */
export function listOwnAbstracts(
  db: Db,
  ownerId: string,
  window: { inTitle?: string; offset: number; limit: number },
): Promise<AbstractRow[]> {
  return db
    .select()
    .from(abstracts)
    .where(listed(ownerId, window.inTitle ?? ""))
    .orderBy(newestFirst(abstracts.createdAt), abstracts.id)
    .offset(window.offset)
    .limit(window.limit);
}

/** An own abstract; a deleted one only when it was deleted after the given instant. */
export async function findOwnAbstract(
  db: Db,
  ownerId: string,
  id: string,
  options: { deletedAfter?: Date; lock?: boolean } = {},
): Promise<AbstractRow | null> {
  const present = isNull(abstracts.deletedAt);
  const query = db
    .select()
    .from(abstracts)
    .where(
      and(
        eq(abstracts.id, id),
        eq(abstracts.ownerId, ownerId),
        options.deletedAfter ? or(present, gt(abstracts.deletedAt, options.deletedAfter)) : present,
      ),
    );
  const [row] = options.lock ? await query.for("update") : await query;
  return row ?? null;
}

export async function updateAbstract(
  db: Db,
  id: string,
  change: Partial<typeof abstracts.$inferInsert>,
): Promise<AbstractRow> {
  const [row] = await db.update(abstracts).set(change).where(eq(abstracts.id, id)).returning();
  if (!row) throw new Error(`no abstract ${id}`);
  return row;
}

/** Those deleted at the instant or before: exactly what `deletedAfter` finds no more. */
export async function deleteAbstractsDeletedBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(abstracts).where(lte(abstracts.deletedAt, instant));
}

/** Whether somebody ever began one, deleted ones counted. */
export async function hasBegunAbstracts(db: Db, ownerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: abstracts.id })
    .from(abstracts)
    .where(eq(abstracts.ownerId, ownerId))
    .limit(1);
  return rows.length > 0;
}
