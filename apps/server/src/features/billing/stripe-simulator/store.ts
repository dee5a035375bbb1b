import { and, eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { localStripeAnswers, localStripeSessions } from "../tables.ts";

export type LocalSession = typeof localStripeSessions.$inferSelect;
export type LocalAnswer = typeof localStripeAnswers.$inferSelect;

export async function insertLocalSession(db: Db, row: LocalSession): Promise<void> {
  await db.insert(localStripeSessions).values(row);
}

type Key = { id: string } | { reference: string } | { paymentIntent: string };

export async function findLocalSession(db: Db, by: Key): Promise<LocalSession | null> {
  const matches =
    "id" in by
      ? eq(localStripeSessions.id, by.id)
      : "reference" in by
        ? eq(localStripeSessions.reference, by.reference)
        : eq(localStripeSessions.paymentIntent, by.paymentIntent);
  const [row] = await db.select().from(localStripeSessions).where(matches);
  return row ?? null;
}

/** Null when it is not open any more. */
export async function moveLocalSession(
  db: Db,
  id: string,
  change: Partial<Pick<LocalSession, "status" | "paymentStatus" | "paymentIntent">>,
): Promise<LocalSession | null> {
  const [moved] = await db
    .update(localStripeSessions)
    .set(change)
    .where(and(eq(localStripeSessions.id, id), eq(localStripeSessions.status, "open")))
    .returning();
  return moved ?? null;
}

export async function saveLocalRefunds(
  db: Db,
  id: string,
  refunds: LocalSession["refunds"],
): Promise<void> {
  await db.update(localStripeSessions).set({ refunds }).where(eq(localStripeSessions.id, id));
}

export async function findAnswer(db: Db, key: string): Promise<LocalAnswer | null> {
  const [row] = await db.select().from(localStripeAnswers).where(eq(localStripeAnswers.key, key));
  return row ?? null;
}

export async function keepAnswer(db: Db, row: LocalAnswer): Promise<void> {
  await db.insert(localStripeAnswers).values(row);
}
