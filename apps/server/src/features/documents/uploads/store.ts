import { and, eq, isNull, lt } from "drizzle-orm";
import type { DocumentRow } from "#features/documents/store.ts";
import { documents, uploads } from "#features/documents/tables.ts";
import type { Db } from "#platform/db/client.ts";

export type UploadRow = typeof uploads.$inferSelect;

export async function insertUpload(db: Db, row: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(row);
}

export async function markUploadStored(db: Db, id: string, now: Date): Promise<void> {
  await db.update(uploads).set({ storedAt: now }).where(eq(uploads.id, id));
}

export async function setUploadWords(
  db: Db,
  id: string,
  outcome: { words: number } | { refusalCode: string },
): Promise<void> {
  await db.update(uploads).set(outcome).where(eq(uploads.id, id));
}

export async function findUpload(db: Db, id: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id)).limit(1);
  return row ?? null;
}

/** An own upload, held until the transaction ends, so that two starts of it come one after the other. */
export async function lockOwnUpload(
  db: Db,
  ownerId: string,
  id: string,
): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.ownerId, ownerId)))
    .for("update");
  return row ?? null;
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id));
}

/** Uploads from before an instant that no document came from. */
export async function listUnusedUploads(
  db: Db,
  before: Date,
): Promise<{ id: string; ownerId: string }[]> {
  return db
    .select({ id: uploads.id, ownerId: uploads.ownerId })
    .from(uploads)
    .leftJoin(documents, eq(documents.uploadId, uploads.id))
    .where(and(lt(uploads.createdAt, before), isNull(documents.id)));
}

export async function findDocumentByUpload(
  db: Db,
  ownerId: string,
  uploadId: string,
): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.uploadId, uploadId),
        eq(documents.ownerId, ownerId),
        isNull(documents.deletedAt),
      ),
    )
    .limit(1);
  return row ?? null;
}
