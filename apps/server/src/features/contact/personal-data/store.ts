import type { User } from "@curie/contract";
import { eq, or, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { messages } from "../tables.ts";

/** Of the account alone: at an address anybody may have written. */
export async function listMessagesFrom(db: Db, { identity }: User) {
  return db
    .select({
      subject: messages.subject,
      name: messages.name,
      email: messages.email,
      text: messages.text,
      reference: messages.reference,
      writtenAt: messages.writtenAt,
    })
    .from(messages)
    .where(eq(messages.userId, identity))
    .orderBy(messages.writtenAt);
}

export async function deleteMessagesFrom(db: Db, { identity, email }: User): Promise<void> {
  const atAddress = sql`lower(${messages.email}) = ${email}`;
  await db.delete(messages).where(or(eq(messages.userId, identity), atAddress));
}
