import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { localApplications, localReversals } from "../tables.ts";

export type LocalApplication = typeof localApplications.$inferSelect;
export type LocalReversal = typeof localReversals.$inferSelect;

export async function insertApplication(
  db: Db,
  row: typeof localApplications.$inferInsert,
): Promise<void> {
  await db.insert(localApplications).values(row).onConflictDoNothing();
}

export async function findApplication(db: Db, id: string): Promise<LocalApplication | null> {
  const [row] = await db.select().from(localApplications).where(eq(localApplications.id, id));
  return row ?? null;
}

/** Of two who decide at once the first one is right; the other one gets null. */
export async function decideApplication(
  db: Db,
  id: string,
  decision: Pick<LocalApplication, "decidedAt" | "number" | "failure">,
): Promise<LocalApplication | null> {
  const [decided] = await db
    .update(localApplications)
    .set(decision)
    .where(and(eq(localApplications.id, id), isNull(localApplications.decidedAt)))
    .returning();
  return decided ?? null;
}

export async function insertReversal(
  db: Db,
  row: typeof localReversals.$inferInsert,
): Promise<void> {
  await db.insert(localReversals).values(row).onConflictDoNothing();
}

export async function findReversal(db: Db, id: string): Promise<LocalReversal | null> {
  const [row] = await db.select().from(localReversals).where(eq(localReversals.id, id));
  return row ?? null;
}

export async function decideReversal(
  db: Db,
  id: string,
  decision: Pick<LocalReversal, "decision" | "number">,
): Promise<void> {
  await db
    .update(localReversals)
    .set(decision)
    .where(and(eq(localReversals.id, id), isNull(localReversals.decision)));
}

/** What was asked for last, with its newest reversal. */
export async function listApplications(db: Db, most: number) {
  const applications = await db
    .select()
    .from(localApplications)
    .orderBy(desc(localApplications.askedAt))
    .limit(most);
  const reversals = await db
    .select()
    .from(localReversals)
    .orderBy(desc(localReversals.askedAt))
    .limit(most * 2);
  return applications.map((application) => ({
    application,
    reversal: reversals.find(({ applicationId }) => applicationId === application.id) ?? null,
  }));
}
