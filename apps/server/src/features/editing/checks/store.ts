import type { CheckProfile, ChosenProfile } from "@curie/contract";
import { and, eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { checkProfiles, dismissedFindings } from "../tables.ts";

/** The kind of journal that was chosen, or the profile by its identity. */
export async function findChosen(db: Db, documentId: string): Promise<ChosenProfile | null> {
  const [row] = await db
    .select()
    .from(checkProfiles)
    .where(eq(checkProfiles.documentId, documentId));
  return row?.profile ?? row?.journalProfileId ?? null;
}

/** @param chosen one of both */
export async function setChosen(
  db: Db,
  documentId: string,
  chosen: { profile: CheckProfile | null; journalProfileId: string | null },
): Promise<void> {
  await db
    .insert(checkProfiles)
    .values({ documentId, ...chosen })
    .onConflictDoUpdate({ target: checkProfiles.documentId, set: chosen });
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
