import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import type { AbstractRow } from "../store.ts";
import { abstracts } from "../tables.ts";

/** All that is kept, deleted ones too: they wait to be brought back. */
export function listKeptAbstracts(db: Db, ownerId: string): Promise<AbstractRow[]> {
  return db
    .select()
    .from(abstracts)
    .where(eq(abstracts.ownerId, ownerId))
    .orderBy(abstracts.createdAt, abstracts.id);
}
