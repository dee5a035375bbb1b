import { and, count, eq, gt, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { recoveryCodes, sessions, twoStep } from "../tables.ts";

export async function findTwoStep(db: Db, userId: string) {
  const [row] = await db.select().from(twoStep).where(eq(twoStep.userId, userId));
  return row ?? null;
}

/** Answers false when it is on already: a secret in use is never replaced. */
export async function keepNewSecret(
  db: Db,
  userId: string,
  encryptedSecret: string,
): Promise<boolean> {
  const kept = await db
    .insert(twoStep)
    .values({ userId, encryptedSecret })
    .onConflictDoUpdate({
      target: twoStep.userId,
      set: { encryptedSecret, lastUsedStep: null },
      setWhere: isNull(twoStep.confirmedAt),
    })
    .returning({ userId: twoStep.userId });
  return kept.length > 0;
}

/** Switches it on if this is still the secret that was confirmed, and nobody did in the meantime. */
export async function confirmSecret(
  db: Db,
  userId: string,
  encryptedSecret: string,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  const confirmed = await db
    .update(twoStep)
    .set({ confirmedAt: now, lastUsedStep: step })
    .where(
      and(
        eq(twoStep.userId, userId),
        eq(twoStep.encryptedSecret, encryptedSecret),
        isNull(twoStep.confirmedAt),
      ),
    )
    .returning({ userId: twoStep.userId });
  return confirmed.length > 0;
}

/** Uses a code up. Of parallel tries with one code, and of all later ones, only the first gets true. */
export async function spendStep(db: Db, userId: string, step: number): Promise<boolean> {
  const used = await db
    .update(twoStep)
    .set({ lastUsedStep: step })
    .where(
      and(
        eq(twoStep.userId, userId),
        isNotNull(twoStep.confirmedAt),
        or(isNull(twoStep.lastUsedStep), lt(twoStep.lastUsedStep, step)),
      ),
    )
    .returning({ userId: twoStep.userId });
  return used.length > 0;
}

export async function deleteTwoStep(db: Db, userId: string): Promise<void> {
  await db.delete(twoStep).where(eq(twoStep.userId, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  rows: readonly { id: string; codeHash: string }[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(rows.map((row) => ({ ...row, userId })));
}

export async function listUnusedCodes(db: Db, userId: string) {
  return db
    .select({ id: recoveryCodes.id, codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

export async function countUnusedCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Of parallel tries with one code only the first gets true. */
export async function spendRecoveryCode(db: Db, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.id, id), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

/** Whose second step a session waits for; null when it waits for none, or for too long. */
export async function findPendingUser(db: Db, token: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(
      and(eq(sessions.token, token), eq(sessions.secondStepDue, true), gt(sessions.expiresAt, now)),
    );
  return row?.userId ?? null;
}

/** The session becomes a whole one, under a token that nobody saw before. */
export async function completeSession(
  db: Db,
  token: string,
  next: { token: string; expiresAt: Date; lastSeenAt: Date },
): Promise<boolean> {
  const completed = await db
    .update(sessions)
    .set({ ...next, secondStepDue: false })
    .where(and(eq(sessions.token, token), eq(sessions.secondStepDue, true)))
    .returning({ id: sessions.id });
  return completed.length > 0;
}
