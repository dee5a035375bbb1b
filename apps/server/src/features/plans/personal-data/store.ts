import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { planUses, trialActivations } from "../tables.ts";

export async function listUses(db: Db, userId: string) {
  return db
    .select({
      feature: planUses.feature,
      startedAt: planUses.startedAt,
      returnedAt: planUses.returnedAt,
    })
    .from(planUses)
    .where(eq(planUses.userId, userId))
    .orderBy(planUses.startedAt);
}

export async function findActivation(db: Db, userId: string) {
  const [row] = await db
    .select({ by: trialActivations.activatedBy, at: trialActivations.activatedAt })
    .from(trialActivations)
    .where(eq(trialActivations.userId, userId));
  return row ?? null;
}
