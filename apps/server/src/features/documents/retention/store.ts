import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notExists, or } from "drizzle-orm";
import { keysOf } from "#features/documents/rules.ts";
import type { DocumentRow } from "#features/documents/store.ts";
import { documents, uploads } from "#features/documents/tables.ts";
import type { Db } from "#platform/db/client.ts";

/** Finished documents that still have files, oldest first. */
export async function listKeptDocuments(db: Db, finishedBefore: Date): Promise<DocumentRow[]> {
  return db
    .select()
    .from(documents)
    .where(
      and(
        isNotNull(documents.originalKey),
        isNotNull(documents.completedAt),
        lt(documents.completedAt, finishedBefore),
      ),
    )
    .orderBy(documents.completedAt)
    .limit(1000);
}

/** Which of these file keys some row still needs; a running job may be about to need its result. */
export async function listNeededKeys(
  db: Db,
  keys: readonly string[],
  ids: readonly string[],
): Promise<Set<string>> {
  const [byKey, byId, waiting] = await Promise.all([
    db
      .select({
        originalKey: documents.originalKey,
        resultKey: documents.resultKey,
        bilingualKey: documents.bilingualKey,
        reportKey: documents.reportKey,
        previousKey: documents.previousKey,
      })
      .from(documents)
      .where(
        or(
          inArray(documents.originalKey, [...keys]),
          inArray(documents.resultKey, [...keys]),
          inArray(documents.bilingualKey, [...keys]),
          inArray(documents.reportKey, [...keys]),
          inArray(documents.previousKey, [...keys]),
        ),
      ),
    db
      .select({ id: documents.id })
      .from(documents)
      .where(
        and(
          inArray(documents.id, [...ids]),
          eq(documents.status, "processing"),
          isNull(documents.deletedAt),
        ),
      ),
    db
      .select({ id: uploads.id })
      .from(uploads)
      .where(inArray(uploads.id, [...ids])),
  ]);
  const needed = new Set<string>();
  for (const row of byKey) for (const key of keysOf(row)) needed.add(key);
  for (const row of byId) needed.add(row.id);
  for (const row of waiting) needed.add(row.id);
  return needed;
}

/** Files that rows name, of documents after this one; for reading all of them piece by piece. */
export async function listDocumentKeys(
  db: Db,
  after: string,
  limit: number,
): Promise<{ id: string; keys: string[] }[]> {
  const { id, originalKey, resultKey, bilingualKey, reportKey, previousKey } = documents;
  const rows = await db
    .select({ id, originalKey, resultKey, bilingualKey, reportKey, previousKey })
    .from(documents)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => ({ id: row.id, keys: keysOf(row) }));
}

/** Uploads whose bytes are stored and that no document has taken up. */
export async function listStoredUploads(
  db: Db,
  after: string,
  limit: number,
): Promise<{ id: string }[]> {
  const isTaken = db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.uploadId, uploads.id));
  return db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(gt(uploads.id, after), isNotNull(uploads.storedAt), notExists(isTaken)))
    .orderBy(asc(uploads.id))
    .limit(limit);
}
