import { eq, lt } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { credentials, passwordResets, sessions } from "../tables.ts";

export async function insertReset(db: Db, row: typeof passwordResets.$inferInsert): Promise<void> {
  await db.insert(passwordResets).values(row);
}

/** Whose link this is, and until when. */
export async function findReset(
  db: Db,
  tokenHash: string,
): Promise<{ id: string; userId: string; expiresAt: Date } | null> {
  const [row] = await db
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.tokenHash, tokenHash));
  return row ?? null;
}

/** Takes every link of a person away; answers which there were. */
export async function deleteResetsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .delete(passwordResets)
    .where(eq(passwordResets.userId, userId))
    .returning({ id: passwordResets.id });
  return rows.map(({ id }) => id);
}

export async function deleteResetsBefore(db: Db, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}

/** The one password of an account; who signed in elsewhere until now gets a first one. */
export async function upsertPassword(
  db: Db,
  row: { id: string; userId: string; password: string; updatedAt: Date },
): Promise<void> {
  const { userId, password, updatedAt } = row;
  await db
    .insert(credentials)
    .values({ ...row, accountId: userId, providerId: "credential" })
    .onConflictDoUpdate({
      target: [credentials.providerId, credentials.accountId],
      set: { password, updatedAt },
    });
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
