import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { newestFirst } from "#platform/db/order.ts";
import { type ListedDocument, listed } from "../store.ts";
import { documents } from "../tables.ts";

export type UploadedDocument = ListedDocument & { uploadId: string };

/** Own documents, newest first; `after` is the upload of one of them, behind which the answer goes on. */
export async function listAfter(
  db: Db,
  ownerId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<UploadedDocument[]> {
  const last = sql`(select earlier.created_at, earlier.id from documents earlier
    where earlier.upload_id = ${after} and earlier.owner_id = ${ownerId})`;
  const isAfter = sql`(${documents.createdAt}, ${documents.id}) < ${last}`;
  return own(db, ownerId, after === undefined ? undefined : isAfter)
    .orderBy(newestFirst(documents.createdAt), newestFirst(documents.id))
    .limit(limit);
}

export async function findByUpload(
  db: Db,
  ownerId: string,
  uploadId: string,
): Promise<UploadedDocument | null> {
  const [row] = await own(db, ownerId, eq(documents.uploadId, uploadId)).limit(1);
  return row ?? null;
}

/** Whether an own document of this upload was deleted. */
export async function wasDeleted(db: Db, ownerId: string, uploadId: string): Promise<boolean> {
  const [row] = await db
    .select({ deletedAt: documents.deletedAt })
    .from(documents)
    .where(and(eq(documents.uploadId, uploadId), eq(documents.ownerId, ownerId)));
  return row !== undefined && row.deletedAt !== null;
}

function own(db: Db, ownerId: string, more: SQL | undefined) {
  return db
    .select({ ...listed, uploadId: documents.uploadId })
    .from(documents)
    .where(and(eq(documents.ownerId, ownerId), isNull(documents.deletedAt), more))
    .$dynamic();
}
