import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  type Document,
  isErrorCode,
  type Upload,
  type User,
  uploadMaxBytes,
} from "@curie/contract";
import {
  documentWarnings,
  failureOfRefusal,
  isIdentity,
  originalKey,
  type Refusal,
} from "#features/documents/rules.ts";
import { asRefusal, describe } from "#features/documents/service.ts";
import { findPrevious } from "#features/documents/store.ts";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import type { Task } from "#platform/cpu.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { chooseRetention, isAbandoned, judgeFileName } from "./rules.ts";
import {
  deleteUpload,
  findDocumentByUpload,
  findUpload,
  insertUpload,
  lockOwnUpload,
  markUploadStored,
  setUploadWords,
  type UploadRow,
} from "./store.ts";
import type { Counted, Inspected, Refused } from "./tasks.ts";

const tasks = new URL("./tasks.ts", import.meta.url);
const inspectTask: Task = { module: tasks, name: "inspect" };
const countTask: Task = { module: tasks, name: "count" };

/** A file on its way in: streamed to disk, not yet looked at. */
export type IncomingFile = { name: string; path: string; sizeBytes: number };

function incomingFolder(ctx: Context): string {
  return join(ctx.config.dataDir, "incoming");
}

/** Writes what arrives into a scratch file; the caller removes it with `dropIncoming`. */
async function receiveFile(
  ctx: Context,
  given: { name: string; body: Readable; wasCut: () => boolean; maxBytes: number },
): Promise<IncomingFile> {
  const folder = incomingFolder(ctx);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, ctx.ids.uuid());
  try {
    await pipeline(given.body, createWriteStream(path, { mode: 0o600 }));
    if (given.wasCut()) {
      throw new Failure("documents.file-too-large", { limitBytes: given.maxBytes });
    }
    return { name: given.name, path, sizeBytes: (await stat(path)).size };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** A file of a form, as large as a manuscript may be. */
export async function receivePart(
  ctx: Context,
  // A part of bytes may come without a name, whatever the types say.
  { filename = "", file }: { filename?: string; file: Readable & { truncated: boolean } },
): Promise<IncomingFile> {
  return receiveFile(ctx, {
    ...{ name: filename, body: file, maxBytes: uploadMaxBytes },
    wasCut: () => file.truncated,
  });
}

/** The body of a request that is the file itself. */
export async function receiveRaw(
  ctx: Context,
  name: string,
  body: Readable,
): Promise<IncomingFile> {
  let bytes = 0;
  const cut = () => bytes > uploadMaxBytes;
  const limited = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      bytes += chunk.length;
      // What is past the limit is read and let go, so that the caller gets to hear the answer.
      if (!cut()) yield chunk;
    }
  };
  return receiveFile(ctx, {
    ...{ name, body: Readable.from(limited(body)), maxBytes: uploadMaxBytes, wasCut: cut },
  });
}

export async function dropIncoming(file: IncomingFile): Promise<void> {
  await rm(file.path, { force: true });
}

/**
 * Removes what processes that died left behind. Several may share the folder, so that age decides,
 * by the time of the file system: a demonstration that lives in another month is not asked.
 */
export async function sweepIncoming(ctx: Context): Promise<void> {
  const folder = incomingFolder(ctx);
  const now = wallTime(ctx.clock);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!isIdentity(name)) continue;
    const path = join(folder, name);
    // Another process may be faster, or the upload has just ended.
    const writtenAt = await stat(path).then(
      ({ mtime }) => mtime,
      () => null,
    );
    if (writtenAt && isAbandoned(writtenAt, now)) await rm(path, { force: true });
  }
}

/**
 * Takes a received file into storage and queues the counting of its words. Nothing is kept of a
 * file that is refused.
 */
export async function storeUpload(
  ctx: Context,
  user: User,
  file: IncomingFile,
  askedRetention: string | undefined,
): Promise<Upload> {
  const verdict = judgeFileName(file.name);
  if (!verdict.accepted) throw new Failure(verdict.code, { extension: verdict.extension });
  if (file.sizeBytes === 0) throw new Failure("documents.file-empty");
  const inspected = await ctx.cpu
    .quick<{ path: string }, Refused | Inspected>(
      inspectTask,
      { path: file.path },
      { owner: user.identity },
    )
    .catch(asRefusal);
  if (inspected.refused) throw refusal(inspected.refused);
  const warnings = documentWarnings(inspected.warnings);

  const id = ctx.ids.uuid();
  await insertUpload(ctx.db, {
    id,
    ownerId: user.identity,
    fileName: verdict.name,
    sizeBytes: file.sizeBytes,
    retentionDays: chooseRetention(askedRetention, user.retentionDays),
    createdAt: ctx.clock.now(),
    warnings,
    sketch: inspected.sketch,
  });
  try {
    await ctx.files.write(originalKey(id), createReadStream(file.path), file.sizeBytes);
  } catch (error) {
    // What could not be stored must not stand in the table; the sweep removes it at the latest.
    await deleteUpload(ctx.db, id).catch(() => {});
    throw error;
  }
  await ctx.db.transaction(async (tx) => {
    await markUploadStored(tx, id, ctx.clock.now());
    await ctx.jobs.enqueue(tx, "documents.count-words", { uploadId: id }, { owner: user.identity });
  });
  return {
    identity: id,
    status: "success",
    file: { name: verdict.name, sizeBytes: file.sizeBytes },
    warnings,
  };
}

export async function discardUpload(ctx: Context, user: User, id: string): Promise<void> {
  if (!(await forgetUnusedUpload(ctx, user.identity, id))) throw new Failure("documents.not-found");
}

/**
 * Removes an upload unless a service has taken it; false when there is no such upload. The row is
 * held while that is decided, so that a start at the same moment either comes first or finds
 * nothing, and the bytes go only after the row is gone.
 */
export async function forgetUnusedUpload(
  ctx: Context,
  ownerId: string,
  id: string,
): Promise<boolean> {
  const found = await ctx.db.transaction(async (tx) => {
    if (!(await lockOwnUpload(tx, ownerId, id))) return "nothing";
    if (await findDocumentByUpload(tx, ownerId, id)) return "taken";
    await deleteUpload(tx, id);
    return "unused";
  });
  if (found === "unused") await ctx.files.remove(originalKey(id));
  return found !== "nothing";
}

/** An upload of somebody, whether a document came of it or not; null for anybody else's. */
export async function findOwnUpload(db: Db, user: User, id: string): Promise<UploadRow | null> {
  const upload = await findUpload(db, id);
  return upload?.ownerId === user.identity ? upload : null;
}

/** The words of an own upload, which a job counts after it came in. */
export async function getUploadWords(
  ctx: Context,
  user: User,
  id: string,
): Promise<{ words: number | null; isCounted: boolean }> {
  const upload = await findOwnUpload(ctx.db, user, id);
  if (!upload) throw new Failure("documents.not-found");
  const { words, refusalCode } = upload;
  return { words, isCounted: words !== null || refusalCode !== null };
}

export async function countUploadWords(ctx: Context, uploadId: string): Promise<void> {
  const upload = await findUpload(ctx.db, uploadId);
  if (!upload || upload.words !== null || upload.refusalCode !== null) return;
  const bytes = await ctx.files.bytes(originalKey(uploadId));
  const outcome = await ctx.cpu
    .quick<{ bytes: Uint8Array }, Refused | Counted>(
      countTask,
      { bytes },
      { owner: upload.ownerId },
    )
    .catch(asRefusal);
  await setUploadWords(
    ctx.db,
    uploadId,
    outcome.refused === null
      ? { words: outcome.words }
      : { refusalCode: refusal(outcome.refused).code },
  );
}

/** What a service gets when it takes an upload: words to count, or the document that already is. */
export type TakenUpload =
  | { started: Document }
  | { started: null; upload: UploadRow; words: number };

/**
 * Holds an own upload inside the caller's transaction. A second start of the same upload finds the
 * document of the first.
 */
export async function takeUpload(
  ctx: Context,
  tx: Db,
  user: User,
  id: string,
): Promise<TakenUpload> {
  const upload = await lockOwnUpload(tx, user.identity, id);
  if (!upload?.storedAt) throw new Failure("documents.not-found");
  const started = await findStarted(ctx, user, id, tx);
  if (started) return { started };
  if (isErrorCode(upload.refusalCode)) throw new Failure(upload.refusalCode);
  if (upload.words === null) throw new Failure("word-count-not-received");
  return { started: null, upload, words: upload.words };
}

/** The document that an own upload became; null while it is not started. */
export async function findStarted(
  ctx: Context,
  user: User,
  id: string,
  db = ctx.db,
): Promise<Document | null> {
  const found = await findDocumentByUpload(db, user.identity, id);
  if (!found) return null;
  return describe(ctx, { ...found, ahead: 0, paidBy: null, ...(await findPrevious(db, found)) });
}

/** The sketch of an own upload. @throws `documents.not-found` */
export async function getUpload(ctx: Context, user: User, id: string): Promise<UploadRow> {
  const upload = await findUpload(ctx.db, id);
  if (upload?.ownerId !== user.identity) throw new Failure("documents.not-found");
  return upload;
}

function refusal(refused: Refusal): Failure {
  const { code, params } = failureOfRefusal(refused, "corrupt");
  return new Failure(code, params);
}
