import { asc, eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { idempotencyKeys } from "../tables.ts";

export async function listKeys(db: Db, userId: string) {
  return db
    .select({ key: idempotencyKeys.key, sentAt: idempotencyKeys.createdAt })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.userId, userId))
    .orderBy(asc(idempotencyKeys.createdAt));
}
