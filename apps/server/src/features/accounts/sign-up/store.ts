import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { signUps } from "../tables.ts";

export type SignUpRow = typeof signUps.$inferSelect;

export async function insertSignUp(db: Db, row: typeof signUps.$inferInsert): Promise<void> {
  await db.insert(signUps).values(row);
}

export async function findSignUp(db: Db, id: string): Promise<SignUpRow | null> {
  const [row] = await db.select().from(signUps).where(eq(signUps.id, id));
  return row ?? null;
}

/** The sign-up of an address that this browser made, or else the newest one. */
export async function findSignUpOf(
  db: Db,
  email: string,
  ownId: string | null,
): Promise<SignUpRow | null> {
  const [row] = await db
    .select()
    .from(signUps)
    .where(eq(signUps.email, email))
    .orderBy(desc(sql`${signUps.id} = ${ownId}::uuid`), desc(signUps.createdAt))
    .limit(1);
  return row ?? null;
}

/** Gives a new token to a sign-up, and to those of the same address that no mail was sent for. */
export async function setSignUpToken(
  db: Db,
  { id, email }: SignUpRow,
  token: { tokenHash: string; tokenExpiresAt: Date },
): Promise<void> {
  await db
    .update(signUps)
    .set(token)
    .where(and(eq(signUps.email, email), or(eq(signUps.id, id), isNull(signUps.tokenHash))));
}

/** What a mailed link may confirm, newest first. */
export async function listSignUpsByToken(
  db: Db,
  tokenHash: string,
  now: Date,
  limit: number,
): Promise<SignUpRow[]> {
  return db
    .select()
    .from(signUps)
    .where(and(eq(signUps.tokenHash, tokenHash), gt(signUps.tokenExpiresAt, now)))
    .orderBy(desc(signUps.createdAt))
    .limit(limit);
}

/** Serialises what happens to the sign-ups of one address. */
export async function lockSignUpsOf(db: Db, email: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-ups ${email}`}, 0))`);
}

/** Takes a sign-up out of the table; null when it is gone or a newer mail replaced its token. */
export async function takeSignUp(db: Db, id: string, tokenHash: string): Promise<SignUpRow | null> {
  const [row] = await db
    .delete(signUps)
    .where(and(eq(signUps.id, id), eq(signUps.tokenHash, tokenHash)))
    .returning();
  return row ?? null;
}

export async function deleteSignUp(db: Db, id: string): Promise<void> {
  await db.delete(signUps).where(eq(signUps.id, id));
}

export async function deleteSignUpsOf(db: Db, email: string): Promise<void> {
  await db.delete(signUps).where(eq(signUps.email, email));
}

export async function deleteSignUpsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(signUps).where(lt(signUps.createdAt, before));
}
