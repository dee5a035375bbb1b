import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { credentials, passwordResets } from "../tables.ts";

/** Null: this account has no password. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), isNotNull(credentials.password)));
  return row?.password ?? null;
}

/** Only while the present password is still the one that was shown. Mailed reset links end with it. */
export async function replacePassword(
  db: Db,
  userId: string,
  present: string,
  next: string,
): Promise<boolean> {
  const changed = await db
    .update(credentials)
    .set({ password: next })
    .where(and(eq(credentials.userId, userId), eq(credentials.password, present)))
    .returning({ id: credentials.id });
  if (changed.length === 0) return false;
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
  return true;
}
