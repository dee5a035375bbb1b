import { and, eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { users } from "../tables.ts";

/** Removes an account whose address nobody has confirmed; a confirmed one stays whatever happens. */
export async function deleteUnconfirmedUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(and(eq(users.id, id), eq(users.emailVerified, false)));
}
