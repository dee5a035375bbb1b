import type { Db } from "#platform/db/client.ts";
import { humanPriceTiers } from "../tables.ts";
import type { PriceTier } from "./rules.ts";

export async function listTiers(db: Db): Promise<PriceTier[]> {
  return db.select().from(humanPriceTiers);
}

/** Leaves what is there as it is. */
export async function insertTiersOnce(db: Db, tiers: readonly PriceTier[]): Promise<void> {
  await db
    .insert(humanPriceTiers)
    .values([...tiers])
    .onConflictDoNothing();
}
