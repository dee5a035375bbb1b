import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { credentials, sessions } from "../tables.ts";

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

/** Devices and times of the person's sessions; their tokens are handed out to nobody. */
export async function listSessionFacts(db: Db, userId: string) {
  return db
    .select({
      userAgent: sessions.userAgent,
      country: sessions.country,
      startedAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId));
}
