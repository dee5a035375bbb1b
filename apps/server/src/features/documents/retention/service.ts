import { unusedUploadMs } from "@curie/contract";
import {
  fileFolders,
  idOfKey,
  isIdentity,
  keysOf,
  originalKey,
  removalDue,
} from "#features/documents/rules.ts";
import type { Forgetting } from "#features/documents/service.ts";
import { type DocumentRow, forgetFiles } from "#features/documents/store.ts";
import { forgetUnusedUpload } from "#features/documents/uploads/service.ts";
import { deleteUpload, listUnusedUploads } from "#features/documents/uploads/store.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { listDocumentKeys, listKeptDocuments, listNeededKeys, listStoredUploads } from "./store.ts";

/** G-63: somebody who keeps files "until download" has downloaded. */
export async function noteDownload(
  ctx: Context,
  service: Forgetting,
  document: DocumentRow,
): Promise<void> {
  if (document.retentionDays === 0) await removeFiles(ctx, service, document);
}

/** Removes what retention, forgotten uploads and interrupted work have left behind. */
export async function sweepDocuments(ctx: Context, services: readonly Forgetting[]): Promise<void> {
  const now = ctx.clock.now();
  const forgotten = new Date(now.getTime() - unusedUploadMs);
  for (const { id, ownerId } of await listUnusedUploads(ctx.db, forgotten)) {
    await forgetUnusedUpload(ctx, ownerId, id);
  }
  for (const document of await listKeptDocuments(ctx.db, now)) {
    const due = removalDue(document.completedAt ?? now, document.retentionDays);
    const service = services.find(({ type }) => type === document.type);
    if (due <= now) await removeFiles(ctx, service, document);
  }
  for (const folder of fileFolders) await sweepFolder(ctx, folder);
}

async function removeFiles(
  ctx: Context,
  service: Forgetting | undefined,
  document: DocumentRow,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await forgetFiles(tx, document.id);
    await deleteUpload(tx, document.uploadId);
    await service?.forget?.(tx, document.id);
  });
  for (const key of keysOf(document)) await ctx.files.remove(key);
}

const sweepBatch = 500;

/** Bytes that no row knows: a process died between storing and writing the row, or while deleting. */
async function sweepFolder(ctx: Context, folder: string): Promise<void> {
  let batch: string[] = [];
  const sweep = async () => {
    const ids = batch.map(idOfKey);
    const needed = await listNeededKeys(ctx.db, batch, ids);
    for (const key of batch) {
      if (!needed.has(key) && !needed.has(idOfKey(key))) await ctx.files.remove(key);
    }
    batch = [];
  };
  for await (const key of ctx.files.list(folder)) {
    // What does not look like ours is not ours to remove.
    if (!isIdentity(idOfKey(key))) continue;
    batch.push(key);
    if (batch.length >= sweepBatch) await sweep();
  }
  if (batch.length > 0) await sweep();
}

const beforeEveryId = "00000000-0000-0000-0000-000000000000";

/** The key of every file that a row names, a few hundred rows at a time: what a backup copies. */
export async function* listNamedFiles(db: Db): AsyncGenerator<string> {
  for (let after: string | undefined = beforeEveryId; after; ) {
    const rows = await listDocumentKeys(db, after, sweepBatch);
    for (const { keys } of rows) yield* keys;
    after = rows.at(-1)?.id;
  }
  for (let after: string | undefined = beforeEveryId; after; ) {
    const rows = await listStoredUploads(db, after, sweepBatch);
    for (const { id } of rows) yield originalKey(id);
    after = rows.at(-1)?.id;
  }
}
