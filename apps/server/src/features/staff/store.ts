import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { staffMembers, staffRecoveryCodes, staffSessions } from "./tables.ts";

export type MemberRow = typeof staffMembers.$inferSelect;

export async function findMember(db: Db, id: string): Promise<MemberRow | null> {
  const [row] = await db.select().from(staffMembers).where(eq(staffMembers.id, id));
  return row ?? null;
}

export async function findMemberByEmail(db: Db, email: string): Promise<MemberRow | null> {
  const [row] = await db.select().from(staffMembers).where(eq(staffMembers.email, email));
  return row ?? null;
}

export async function updateMember(
  db: Db,
  id: string,
  change: Partial<typeof staffMembers.$inferInsert>,
): Promise<void> {
  await db.update(staffMembers).set(change).where(eq(staffMembers.id, id));
}

export async function deleteSessionsOf(db: Db, staffId: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
}

export async function replaceRecoveryCodes(
  db: Db,
  staffId: string,
  rows: readonly { id: string; codeHash: string }[],
): Promise<void> {
  await db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  if (rows.length > 0) {
    await db.insert(staffRecoveryCodes).values(rows.map((row) => ({ ...row, staffId })));
  }
}
