import type { Db } from "#platform/db/client.ts";
import { messages } from "./tables.ts";

export async function insertMessage(db: Db, row: typeof messages.$inferInsert): Promise<void> {
  await db.insert(messages).values(row);
}
