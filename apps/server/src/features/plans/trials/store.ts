import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { trialActivations } from "../tables.ts";

export async function hasHadTrial(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ at: trialActivations.activatedAt })
    .from(trialActivations)
    .where(eq(trialActivations.userId, userId));
  return row !== undefined;
}

export async function insertActivation(
  db: Db,
  row: typeof trialActivations.$inferInsert,
): Promise<void> {
  await db.insert(trialActivations).values(row);
}
