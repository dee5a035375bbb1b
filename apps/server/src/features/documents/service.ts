import type { Readable } from "node:stream";
import {
  type Document,
  type DocumentCopy,
  type DocumentOrder,
  type DocumentPage,
  type DocumentType,
  documentsPageSize,
  isErrorCode,
  type User,
} from "@curie/contract";
import { noteUse, type SessionValues } from "#features/accounts/sessions/service.ts";
import type { Context } from "#platform/context.ts";
import { TaskStopped } from "#platform/cpu.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { FileMissing } from "#platform/files.ts";
import { paginate } from "#platform/http/pagination.ts";
import {
  describeProgress,
  documentWarnings,
  keyOfCopy,
  keysOf,
  type Refusal,
  refusalOfStop,
  strengthOf,
} from "./rules.ts";
import {
  type DocumentRow,
  eraseDocument,
  findAnyDocument,
  findOwnDocument,
  type ListedDocument,
  listDocumentsOfSession,
  listOwnDocumentsById,
  listStoredKeys,
  wholeList,
} from "./store.ts";
import { deleteUpload } from "./uploads/store.ts";

export { type DocumentRow, noPrevious } from "./store.ts";

/** A page of the documents of the session's owner. */
export async function listDocuments(
  ctx: Context,
  session: SessionValues,
  type: DocumentType,
  asked: {
    page?: string | undefined;
    search?: string | undefined;
    order?: DocumentOrder | undefined;
  },
): Promise<DocumentPage> {
  const { page: askedPage, search = "", order = wholeList.order } = asked;
  const choice = { search: search.trim(), order };
  const pageAt = async (offset: number) => {
    const page = await listDocumentsOfSession(ctx.db, session, type, offset, choice);
    if (!page) throw new Failure("not-signed-in");
    return page;
  };
  const { offset } = paginate(askedPage, Number.POSITIVE_INFINITY, documentsPageSize);
  let found = await pageAt(offset);
  const pagination = paginate(askedPage, found.total, documentsPageSize);
  // Behind the last page stands nothing: the last one is shown (G-66).
  if (pagination.offset !== offset) found = await pageAt(pagination.offset);
  noteUse(ctx, session, found.lastSeenAt);
  return { documents: found.rows.map((row) => describe(ctx, row)), pagination };
}

export async function listDocumentStates(
  ctx: Context,
  user: User,
  type: DocumentType,
  identities: readonly string[],
): Promise<Document[]> {
  const rows = await listOwnDocumentsById(ctx.db, user.identity, type, identities);
  return rows.map((row) => describe(ctx, row));
}

/** @throws `documents.not-found` for unknown, deleted and other people's documents alike. */
async function getOwnDocument(
  ctx: Context,
  user: User,
  type: DocumentType,
  identity: string,
): Promise<DocumentRow> {
  const row = await findOwnDocument(ctx.db, user.identity, type, identity);
  if (!row) throw new Failure("documents.not-found");
  return row;
}

/** Whether a person ever had a document. */
export async function hasDocuments(ctx: Context, user: User): Promise<boolean> {
  return findAnyDocument(ctx.db, user.identity);
}

/** A document of a person, whatever its state; null for unknown, deleted and other people's ones. */
export async function findDocument(
  ctx: Context,
  ownerId: string,
  type: DocumentType,
  identity: string,
): Promise<DocumentRow | null> {
  return findOwnDocument(ctx.db, ownerId, type, identity);
}

/** Whether a person had such a document and deleted it. */
export async function isDeleted(
  ctx: Context,
  user: User,
  type: DocumentType,
  identity: string,
): Promise<boolean> {
  const options = { deletedToo: true };
  const row = await findOwnDocument(ctx.db, user.identity, type, identity, options);
  return row !== null && row.deletedAt !== null;
}

export async function getCompletedDocument(
  ctx: Context,
  user: User,
  type: DocumentType,
  identity: string,
): Promise<DocumentRow> {
  const row = await getOwnDocument(ctx, user, type, identity);
  if (row.status !== "completed") throw new Failure("documents.not-completed");
  return row;
}

/** An own finished document, held until the transaction ends. */
export async function lockCompletedDocument(
  tx: Db,
  user: User,
  type: DocumentType,
  identity: string,
): Promise<DocumentRow> {
  const row = await findOwnDocument(tx, user.identity, type, identity, { lock: true });
  if (!row) throw new Failure("documents.not-found");
  if (row.status !== "completed") throw new Failure("documents.not-completed");
  return row;
}

/** What deleting has to know of a service: `DocumentService` says more. */
export type Forgetting = {
  type: DocumentType;
  forget?(tx: Db, documentId: string): Promise<void>;
};

/** Removes a document and its bytes at once (G-5). A second call answers the same. */
export async function deleteDocument(
  ctx: Context,
  user: User,
  { type, forget }: Forgetting,
  identity: string,
): Promise<void> {
  const keys = await ctx.db.transaction(async (tx) => {
    const row = await findOwnDocument(tx, user.identity, type, identity, {
      deletedToo: true,
      lock: true,
    });
    if (!row) throw new Failure("documents.not-found");
    if (row.deletedAt) return [];
    await eraseDocument(tx, identity, ctx.clock.now());
    await deleteUpload(tx, row.uploadId);
    await forget?.(tx, identity);
    return keysOf(row);
  });
  for (const key of keys) await ctx.files.remove(key);
}

/** A finished document and where the file lies that a copy of it is, or is made from. */
export async function findCopy(
  ctx: Context,
  user: User,
  type: DocumentType,
  identity: string,
  copy: DocumentCopy,
): Promise<{ document: DocumentRow; key: string }> {
  const document = await getCompletedDocument(ctx, user, type, identity);
  const key = keyOfCopy(document, copy);
  if (!key) throw new Failure("documents.files-removed");
  return { document, key };
}

/** A stored file of a finished document as a stream. */
export async function openCopy(
  ctx: Context,
  user: User,
  type: DocumentType,
  identity: string,
  copy: DocumentCopy,
): Promise<OpenedCopy> {
  const { document, key } = await findCopy(ctx, user, type, identity, copy);
  const opened = await ctx.files.read(key).catch(refuseMissing(ctx, document));
  return { document, ...opened };
}

export type OpenedCopy = { document: DocumentRow; body: Readable; sizeBytes: number };

/**
 * What to answer when nothing lies where the row said: the files were removed while they were asked
 * for, or the store has lost one, which somebody has to look at.
 *
 * @throws `documents.files-removed`, `documents.file-missing`
 */
export function refuseMissing(
  ctx: Context,
  { id }: DocumentRow,
): (error: unknown) => Promise<never> {
  return async (error) => {
    if (!(error instanceof FileMissing)) throw error;
    const keys = await listStoredKeys(ctx.db, id);
    if (keys.length === 0) throw new Failure("documents.files-removed");
    ctx.log.error({ err: error, documentId: id }, "a stored file is missing");
    throw new Failure("documents.file-missing");
  };
}

/** A file that cannot be read within the limits of a thread is refused like one that is broken. */
export function asRefusal(error: unknown): { refused: Refusal } {
  if (error instanceof TaskStopped) return { refused: refusalOfStop(error.reason) };
  throw error;
}

export function describe(ctx: Context, row: ListedDocument): Document {
  const processing = row.status === "processing";
  return {
    identity: row.id,
    file: { name: row.fileName, sizeBytes: row.sizeBytes },
    status: row.status,
    type: row.type,
    origin: row.origin,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    language: row.sourceLanguage,
    styleOfEnglish: row.styleOfEnglish,
    oxfordSpelling: row.oxfordSpelling,
    strength: strengthOf(row),
    targetWords: row.targetWords,
    lewisVersion: row.lewisVersion,
    words: row.words,
    changes: row.changes,
    proof:
      row.proofTotal === null
        ? null
        : { total: row.proofTotal, differing: row.proofDiffering ?? 0 },
    editsLeftOut: row.editsLeftOut,
    quality: row.quality,
    paragraphsLeft: row.paragraphsLeft,
    paragraphsToCheck: row.paragraphsToCheck,
    termsMissed: row.termsMissed,
    warnings: documentWarnings(row.warnings),
    progress: processing
      ? describeProgress(
          {
            startedAt: row.startedAt,
            done: row.progressDone,
            total: row.progressTotal,
            ahead: row.ahead,
          },
          ctx.clock.now(),
        )
      : null,
    sample: row.sample,
    paidBy: row.paidBy,
    failure: isErrorCode(row.failureCode)
      ? { code: row.failureCode, params: row.failureParams ?? {} }
      : null,
    filesKept: row.originalKey !== null,
    version: {
      number: row.versionNumber,
      previous:
        row.previous === null ? null : { identity: row.previous, name: row.previousName ?? "" },
    },
  };
}
