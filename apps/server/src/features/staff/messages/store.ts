import { messages } from "#features/contact/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { after, newestKeyFirst, rowKey } from "#platform/db/keyset.ts";

export async function listMessages(db: Db, cursor: string | undefined, limit: number) {
  const key = [messages.writtenAt, messages.id] as const;
  return db
    .select({ message: messages, key: rowKey(...key) })
    .from(messages)
    .where(after(cursor, ...key))
    .orderBy(...newestKeyFirst(...key))
    .limit(limit);
}
