import { and, eq, gt, isNotNull, isNull, lt, ne, or } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import type { MemberRow } from "../store.ts";
import { staffMembers, staffRecoveryCodes, staffSessions } from "../tables.ts";

export type SessionRow = typeof staffSessions.$inferSelect;
export type FoundSession = SessionRow & { member: MemberRow };

/** An open or half-open session; none of somebody whose access has ended. */
export async function findSession(
  db: Db,
  tokenHash: string,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<FoundSession | null> {
  const [row] = await db
    .select({ session: staffSessions, member: staffMembers })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, tokenHash),
        gt(staffSessions.expiresAt, now),
        gt(staffSessions.lastSeenAt, idleSince),
        isNull(staffMembers.endedAt),
      ),
    );
  return row ? { ...row.session, member: row.member } : null;
}

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insert(staffSessions).values(row);
}

/** The session goes on under a token that nobody saw before; of two at once one gets true. */
export async function openSession(
  db: Db,
  id: string,
  next: Pick<SessionRow, "tokenHash" | "expiresAt" | "lastSeenAt">,
): Promise<boolean> {
  const opened = await db
    .update(staffSessions)
    .set({ ...next, step: "open" })
    .where(and(eq(staffSessions.id, id), ne(staffSessions.step, "open")))
    .returning({ id: staffSessions.id });
  return opened.length > 0;
}

export async function noteSeen(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(staffSessions)
    .set({ lastSeenAt: at })
    .where(and(eq(staffSessions.id, id), lt(staffSessions.lastSeenAt, at)));
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash));
}

export async function deleteOldSessions(db: Db, now: Date, idleSince: Date): Promise<void> {
  await db
    .delete(staffSessions)
    .where(or(lt(staffSessions.expiresAt, now), lt(staffSessions.lastSeenAt, idleSince)));
}

/** False when an app was confirmed meanwhile: a secret in use is never replaced. */
export async function keepNewSecret(
  db: Db,
  staffId: string,
  encryptedSecret: string,
): Promise<boolean> {
  const kept = await db
    .update(staffMembers)
    .set({ encryptedSecret, lastUsedStep: null })
    .where(and(eq(staffMembers.id, staffId), isNull(staffMembers.twoStepSince)))
    .returning({ id: staffMembers.id });
  return kept.length > 0;
}

/** Switches it on if this is still the secret that was confirmed, and nobody did meanwhile. */
export async function confirmSecret(
  db: Db,
  staffId: string,
  encryptedSecret: string,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  const confirmed = await db
    .update(staffMembers)
    .set({ twoStepSince: now, lastUsedStep: step })
    .where(
      and(
        eq(staffMembers.id, staffId),
        eq(staffMembers.encryptedSecret, encryptedSecret),
        isNull(staffMembers.twoStepSince),
      ),
    )
    .returning({ id: staffMembers.id });
  return confirmed.length > 0;
}

/** Uses a code up. Of parallel tries with one code, and of all later ones, only the first gets true. */
export async function spendStep(db: Db, staffId: string, step: number): Promise<boolean> {
  const used = await db
    .update(staffMembers)
    .set({ lastUsedStep: step })
    .where(
      and(
        eq(staffMembers.id, staffId),
        isNotNull(staffMembers.twoStepSince),
        or(isNull(staffMembers.lastUsedStep), lt(staffMembers.lastUsedStep, step)),
      ),
    )
    .returning({ id: staffMembers.id });
  return used.length > 0;
}

export async function listUnusedCodes(db: Db, staffId: string) {
  return db
    .select({ id: staffRecoveryCodes.id, codeHash: staffRecoveryCodes.codeHash })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)));
}

/** Of parallel tries with one code only the first gets true. */
export async function spendRecoveryCode(db: Db, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(staffRecoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(staffRecoveryCodes.id, id), isNull(staffRecoveryCodes.usedAt)))
    .returning({ id: staffRecoveryCodes.id });
  return used.length > 0;
}

/** Takes an invitation: the password is new, and so will the app be. Of two at once one gets its row. */
export async function takeInvitation(
  db: Db,
  tokenHash: string,
  now: Date,
  password: string,
): Promise<MemberRow | null> {
  const [row] = await db
    .update(staffMembers)
    .set({
      password,
      invitationHash: null,
      invitationExpiresAt: null,
      encryptedSecret: null,
      twoStepSince: null,
      lastUsedStep: null,
    })
    .where(
      and(
        eq(staffMembers.invitationHash, tokenHash),
        gt(staffMembers.invitationExpiresAt, now),
        isNull(staffMembers.endedAt),
      ),
    )
    .returning();
  return row ?? null;
}

export async function findInvited(db: Db, tokenHash: string, now: Date): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(staffMembers)
    .where(
      and(
        eq(staffMembers.invitationHash, tokenHash),
        gt(staffMembers.invitationExpiresAt, now),
        isNull(staffMembers.endedAt),
      ),
    );
  return row ?? null;
}
