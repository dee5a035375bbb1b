import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { messages } from "./tables.ts";

export async function insertMessage(db: Db, row: typeof messages.$inferInsert): Promise<void> {
  await db.insert(messages).values(row);
}

/** Of two who note it at once the first one counts; answers whether there is such a message. */
export async function noteAnswer(db: Db, id: string, at: Date): Promise<boolean> {
  await db
    .update(messages)
    .set({ answeredAt: at })
    .where(and(eq(messages.id, id), isNull(messages.answeredAt)));
  const [row] = await db.select({ id: messages.id }).from(messages).where(eq(messages.id, id));
  return row !== undefined;
}
