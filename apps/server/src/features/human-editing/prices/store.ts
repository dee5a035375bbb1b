import type { HumanServiceLevel } from "@curie/contract";
import { asc, eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { humanPriceTiers } from "../tables.ts";
import type { PriceTier } from "./rules.ts";

export async function listTiers(db: Db): Promise<PriceTier[]> {
  return db.select().from(humanPriceTiers).orderBy(asc(humanPriceTiers.upToWords));
}

/** Held until the transaction ends, so that a list is changed once. */
export async function lockTiers(db: Db, serviceLevel: HumanServiceLevel): Promise<PriceTier[]> {
  return db
    .select()
    .from(humanPriceTiers)
    .where(eq(humanPriceTiers.serviceLevel, serviceLevel))
    .orderBy(asc(humanPriceTiers.upToWords))
    .for("update");
}

export async function replaceTiers(
  db: Db,
  serviceLevel: HumanServiceLevel,
  tiers: readonly PriceTier[],
): Promise<void> {
  await db.delete(humanPriceTiers).where(eq(humanPriceTiers.serviceLevel, serviceLevel));
  await db.insert(humanPriceTiers).values([...tiers]);
}

/** Leaves what is there as it is. */
export async function insertTiersOnce(db: Db, tiers: readonly PriceTier[]): Promise<void> {
  await db
    .insert(humanPriceTiers)
    .values([...tiers])
    .onConflictDoNothing();
}
