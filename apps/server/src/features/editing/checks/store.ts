import type { CheckProfile } from "@curie/contract";
import { and, eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { checkProfiles, dismissedFindings } from "../tables.ts";

export async function findProfile(db: Db, documentId: string): Promise<CheckProfile | null> {
  const [row] = await db
    .select()
    .from(checkProfiles)
    .where(eq(checkProfiles.documentId, documentId));
  return row?.profile ?? null;
}

export async function setProfile(db: Db, documentId: string, profile: CheckProfile): Promise<void> {
  await db
    .insert(checkProfiles)
    .values({ documentId, profile })
    .onConflictDoUpdate({ target: checkProfiles.documentId, set: { profile } });
}

export async function listDismissed(db: Db, documentId: string): Promise<Set<string>> {
  const rows = await db
    .select({ finding: dismissedFindings.finding })
    .from(dismissedFindings)
    .where(eq(dismissedFindings.documentId, documentId));
  return new Set(rows.map(({ finding }) => finding));
}

/** Dismissed twice, it keeps the first time. */
export async function insertDismissed(
  db: Db,
  row: typeof dismissedFindings.$inferInsert,
): Promise<void> {
  await db.insert(dismissedFindings).values(row).onConflictDoNothing();
}

export async function deleteDismissed(db: Db, documentId: string, finding: string): Promise<void> {
  await db
    .delete(dismissedFindings)
    .where(
      and(eq(dismissedFindings.documentId, documentId), eq(dismissedFindings.finding, finding)),
    );
}

export async function deleteChecks(db: Db, documentId: string): Promise<void> {
  await db.delete(dismissedFindings).where(eq(dismissedFindings.documentId, documentId));
  await db.delete(checkProfiles).where(eq(checkProfiles.documentId, documentId));
}
