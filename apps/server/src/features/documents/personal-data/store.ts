import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { documents, uploads } from "../tables.ts";

export async function listOwnDocuments(db: Db, ownerId: string) {
  return db
    .select({
      identity: documents.id,
      type: documents.type,
      status: documents.status,
      fileName: documents.fileName,
      sizeBytes: documents.sizeBytes,
      words: documents.words,
      retentionDays: documents.retentionDays,
      styleOfEnglish: documents.styleOfEnglish,
      oxfordSpelling: documents.oxfordSpelling,
      strength: documents.strength,
      targetWords: documents.targetWords,
      firstLanguage: documents.firstLanguage,
      sourceLanguage: documents.sourceLanguage,
      createdAt: documents.createdAt,
      completedAt: documents.completedAt,
      changes: documents.changes,
      proofTotal: documents.proofTotal,
      proofDiffering: documents.proofDiffering,
      termsMissed: documents.termsMissed,
      previousVersion: documents.previousId,
      versionNumber: documents.versionNumber,
      deletedAt: documents.deletedAt,
    })
    .from(documents)
    .where(eq(documents.ownerId, ownerId))
    .orderBy(documents.createdAt);
}

export async function listOwnUploads(db: Db, ownerId: string) {
  return db
    .select({
      identity: uploads.id,
      fileName: uploads.fileName,
      sizeBytes: uploads.sizeBytes,
      words: uploads.words,
      createdAt: uploads.createdAt,
    })
    .from(uploads)
    .where(eq(uploads.ownerId, ownerId))
    .orderBy(uploads.createdAt);
}

/** Held until the transaction ends: what is being started is started first, or not at all. */
export async function lockOwnFiles(db: Db, ownerId: string): Promise<void> {
  await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(eq(uploads.ownerId, ownerId))
    .orderBy(uploads.id)
    .for("update");
  await db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.ownerId, ownerId))
    .orderBy(documents.id)
    .for("update");
}
