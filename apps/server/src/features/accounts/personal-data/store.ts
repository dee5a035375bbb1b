import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { credentials } from "../tables.ts";

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
