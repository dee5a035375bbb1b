import type { Document, User } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { describe } from "../service.ts";
import { findOwnUpload } from "../uploads/service.ts";
import type { UploadRow } from "../uploads/store.ts";
import { findByUpload, listAfter, wasDeleted } from "./store.ts";

/** A document and the upload it came from; one upload starts once. */
export type Uploaded = { uploadId: string; document: Document };

/** Own documents of every service, newest first, from behind the one of the upload `after`. */
export async function listUploaded(
  ctx: Context,
  user: User,
  asked: { after: string | undefined; limit: number },
): Promise<Uploaded[]> {
  const rows = await listAfter(ctx.db, user.identity, asked);
  return rows.map((row) => ({ uploadId: row.uploadId, document: describe(ctx, row) }));
}

/** What became of an own upload: a document, nothing yet, or something that was deleted; null for anybody else's. */
export async function findUploaded(
  ctx: Context,
  user: User,
  uploadId: string,
): Promise<{ document: Document } | { upload: UploadRow } | { deleted: true } | null> {
  const row = await findByUpload(ctx.db, user.identity, uploadId);
  if (row) return { document: describe(ctx, row) };
  if (await wasDeleted(ctx.db, user.identity, uploadId)) return { deleted: true };
  const upload = await findOwnUpload(ctx.db, user, uploadId);
  return upload?.storedAt ? { upload } : null;
}
