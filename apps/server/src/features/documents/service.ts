import type { Readable } from "node:stream";
import {
  type Document,
  type DocumentCopy,
  type DocumentFailure,
  type DocumentPage,
  type DocumentType,
  documentsPageSize,
  isErrorCode,
  type SourceLanguage,
  type StyleOfEnglish,
  type TranslationQuality,
  type User,
} from "@curie/contract";
import { noteUse, type SessionValues } from "#features/accounts/sessions/service.ts";
import type { Use } from "#features/plans/rules.ts";
import type { Context } from "#platform/context.ts";
import { TaskStopped } from "#platform/cpu.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { FileMissing } from "#platform/files.ts";
import { paginate } from "#platform/http/pagination.ts";
import {
  bilingualKey,
  describeProgress,
  documentWarnings,
  keyOfCopy,
  keysOf,
  originalKey,
  type Refusal,
  refusalOfStop,
  reportKey,
  resultKey,
} from "./rules.ts";
import {
  beginDocument,
  type DocumentRow,
  endDocument,
  eraseDocument,
  findOwnDocument,
  insertDocument,
  type ListedDocument,
  listDocumentsOfSession,
  listOwnDocumentsById,
  listStoredKeys,
  restartDocument,
  setProgress,
} from "./store.ts";
import { deleteUpload, type UploadRow } from "./uploads/store.ts";

export type { DocumentRow } from "./store.ts";

/** Turns a taken upload into a document that is being processed. */
export async function createDocument(
  ctx: Context,
  tx: Db,
  upload: UploadRow,
  work: {
    type: DocumentType;
    use: Use;
    styleOfEnglish?: StyleOfEnglish;
    sourceLanguage?: SourceLanguage;
    quality?: TranslationQuality;
  },
): Promise<Document> {
  const { use, ...choices } = work;
  const row = await insertDocument(tx, {
    id: ctx.ids.uuid(),
    uploadId: upload.id,
    ownerId: upload.ownerId,
    status: "processing",
    origin: "web",
    fileName: upload.fileName,
    sizeBytes: upload.sizeBytes,
    words: upload.words,
    retentionDays: upload.retentionDays,
    createdAt: ctx.clock.now(),
    originalKey: originalKey(upload.id),
    useId: use.useId,
    ...choices,
  });
  return describe(ctx, { ...row, ahead: 0, paidBy: use.planId });
}

/** A page of the documents of the session's owner. */
export async function listDocuments(
  ctx: Context,
  session: SessionValues,
  type: DocumentType,
  askedPage: string | undefined,
): Promise<DocumentPage> {
  const pageAt = async (offset: number) => {
    const page = await listDocumentsOfSession(ctx.db, session, type, offset);
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

/** Removes a document and its bytes at once (G-5). A second call answers the same. */
export async function deleteDocument(
  ctx: Context,
  user: User,
  type: DocumentType,
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

export async function beginProcessing(ctx: Context, identity: string): Promise<DocumentRow | null> {
  return beginDocument(ctx.db, identity, ctx.clock.now());
}

const progressEveryMs = 1000;

/** Writes progress at most once a second; the last word is the document's own status. */
export function progressWriter(
  ctx: Context,
  identity: string,
): (done: number, total: number) => void {
  let writtenAt = 0;
  return (done, total) => {
    const now = ctx.clock.now().getTime();
    if (now - writtenAt < progressEveryMs) return;
    writtenAt = now;
    setProgress(ctx.db, identity, done, total).catch((error: unknown) => {
      ctx.log.warn({ err: error }, "progress was not written");
    });
  };
}

export type Result = {
  bytes: Uint8Array;
  /** The copy of a translation in both languages. */
  bilingual?: Uint8Array;
  /** The change report of an edit, as it is stored. */
  report?: Uint8Array;
  /** Codes of warnings; those about the whole document are kept. */
  warnings: readonly string[];
  /** What the document says of itself from now on. */
  facts: Partial<
    Pick<
      DocumentRow,
      | "words"
      | "changes"
      | "editsLeftOut"
      | "proofTotal"
      | "proofDiffering"
      | "lewisVersion"
      | "quality"
      | "paragraphsLeft"
      | "paragraphsToCheck"
      | "noticed"
    >
  >;
};

/**
 * Stores a result and ends the processing. When the document was deleted meanwhile, nothing stays.
 * `inSameStep` runs in the transaction that makes the document completed.
 */
export async function completeDocument(
  ctx: Context,
  identity: string,
  result: Result,
  inSameStep: (tx: Db, document: DocumentRow) => Promise<void>,
): Promise<void> {
  const { bytes, bilingual, report } = result;
  const keys = {
    resultKey: resultKey(identity),
    bilingualKey: bilingual ? bilingualKey(identity) : null,
    reportKey: report ? reportKey(identity) : null,
  };
  await ctx.files.write(keys.resultKey, bytes);
  if (bilingual && keys.bilingualKey) await ctx.files.write(keys.bilingualKey, bilingual);
  if (report && keys.reportKey) await ctx.files.write(keys.reportKey, report);
  const completed = await ctx.db.transaction(async (tx) => {
    const row = await endDocument(tx, identity, {
      status: "completed",
      completedAt: ctx.clock.now(),
      ...keys,
      ...result.facts,
      warnings: documentWarnings(result.warnings),
    });
    if (row) await inSameStep(tx, row);
    return row;
  });
  if (completed) return;
  // Another run of the job may have been faster: what it completed lies under the same keys.
  const needed = await listStoredKeys(ctx.db, identity);
  for (const key of Object.values(keys)) {
    if (key && !needed.includes(key)) await ctx.files.remove(key);
  }
}

/** Ends the processing with a reason. `inSameStep` gives the use back. */
export async function failDocument(
  ctx: Context,
  identity: string,
  failure: DocumentFailure,
  inSameStep: (tx: Db, document: DocumentRow) => Promise<void>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await endDocument(tx, identity, {
      status: "failed",
      completedAt: ctx.clock.now(),
      failureCode: failure.code,
      failureParams: failure.params,
    });
    if (row) await inSameStep(tx, row);
  });
}

/** A failed document that is to be tried again, held until the transaction ends. */
export async function lockFailedDocument(
  tx: Db,
  user: User,
  type: DocumentType,
  identity: string,
): Promise<DocumentRow> {
  const row = await findOwnDocument(tx, user.identity, type, identity, { lock: true });
  if (!row) throw new Failure("documents.not-found");
  if (row.status !== "failed") throw new Failure("documents.not-failed");
  if (!row.originalKey) throw new Failure("documents.files-removed");
  return row;
}

export async function tryDocumentAgain(
  ctx: Context,
  tx: Db,
  row: DocumentRow,
  { useId, planId }: Use,
  quality: TranslationQuality | null = null,
): Promise<Document> {
  const createdAt = ctx.clock.now();
  const restarted = await restartDocument(tx, row.id, { useId, createdAt, quality });
  return describe(ctx, { ...restarted, ahead: 0, paidBy: planId });
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
    paidBy: row.paidBy,
    failure: isErrorCode(row.failureCode)
      ? { code: row.failureCode, params: row.failureParams ?? {} }
      : null,
    filesKept: row.originalKey !== null,
  };
}
