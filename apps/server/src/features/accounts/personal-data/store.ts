import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { credentials, users } from "../tables.ts";

export async function lockUser(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

export async function listSignInWays(db: Db, userId: string) {
  return db
    .select({
      provider: credentials.providerId,
      account: credentials.accountId,
      since: credentials.createdAt,
    })
    .from(credentials)
    .where(eq(credentials.userId, userId));
}
