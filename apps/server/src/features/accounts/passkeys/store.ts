import { and, asc, count, eq, lt, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { passkeys, spentChallenges } from "../tables.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function countPasskeys(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  return row?.number ?? 0;
}

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** Null when the key is stored already, for any account. */
export async function insertPasskey(
  db: Db,
  row: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | null> {
  const [kept] = await db
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return kept ?? null;
}

/** Null when there is no such passkey of this person. */
export async function renamePasskey(
  db: Db,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<PasskeyRow | null> {
  const [renamed] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return renamed ?? null;
}

/** Null when there is no such passkey of this person. */
export async function deletePasskey(
  db: Db,
  userId: string,
  id: string,
): Promise<PasskeyRow | null> {
  const [gone] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return gone ?? null;
}

/** Answers false when it was removed in the meantime. */
export async function noteUse(
  db: Db,
  id: string,
  { counter, at }: { counter: number; at: Date },
): Promise<boolean> {
  const noted = await db
    .update(passkeys)
    .set({ counter: sql`greatest(${passkeys.counter}, ${counter})`, lastUsedAt: at })
    .where(eq(passkeys.id, id))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

/** Of all who answer one challenge, also at the same time, only the first gets true. */
export async function spendChallenge(db: Db, challenge: string, expiresAt: Date): Promise<boolean> {
  const spent = await db
    .insert(spentChallenges)
    .values({ challenge, expiresAt })
    .onConflictDoNothing()
    .returning({ challenge: spentChallenges.challenge });
  return spent.length > 0;
}

export async function deleteChallengesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, before));
}
