import type {
  Document,
  DocumentFailure,
  DocumentOrigin,
  DocumentType,
  EditStrength,
  FirstLanguage,
  SourceLanguage,
  StyleOfEnglish,
  TranslationQuality,
  User,
} from "@curie/contract";
import type { Use } from "#features/plans/rules.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import {
  bilingualKey,
  documentWarnings,
  originalKey,
  previousKey,
  reportKey,
  resultKey,
} from "../rules.ts";
import { type DocumentRow, describe } from "../service.ts";
import {
  beginDocument,
  endDocument,
  findOwnDocument,
  findPrevious,
  insertDocument,
  listStoredKeys,
  restartDocument,
  setProgress,
} from "../store.ts";
import type { UploadRow } from "../uploads/store.ts";

export { listSamples, lockSamples } from "../store.ts";

/** The version before a document, as it was when the document was started. */
export type PreviousVersion = {
  id: string;
  name: string;
  versionNumber: number;
  /** What the work has to know of it; kept until the work is done. */
  known: Uint8Array;
};

/** Turns a taken upload into a document that is being processed. */
export async function createDocument(
  ctx: Context,
  tx: Db,
  upload: UploadRow,
  work: {
    type: DocumentType;
    /** Null where nothing is taken of a plan. */
    use: Use | null;
    sample?: boolean;
    styleOfEnglish?: StyleOfEnglish;
    oxfordSpelling?: boolean;
    firstLanguage?: FirstLanguage | null;
    strength?: EditStrength;
    targetWords?: number | undefined;
    sourceLanguage?: SourceLanguage;
    quality?: TranslationQuality;
    previous?: PreviousVersion | undefined;
    origin?: DocumentOrigin;
  },
): Promise<Document> {
  const { use, previous, origin = "web", ...choices } = work;
  if (previous) await ctx.files.write(previousKey(upload.id), previous.known);
  const row = await insertDocument(tx, {
    id: ctx.ids.uuid(),
    uploadId: upload.id,
    ownerId: upload.ownerId,
    status: "processing",
    origin,
    fileName: upload.fileName,
    sizeBytes: upload.sizeBytes,
    words: upload.words,
    retentionDays: upload.retentionDays,
    createdAt: ctx.clock.now(),
    originalKey: originalKey(upload.id),
    useId: use?.useId ?? null,
    sketch: upload.sketch,
    ...(previous
      ? {
          previousId: previous.id,
          versionNumber: previous.versionNumber + 1,
          previousKey: previousKey(upload.id),
        }
      : {}),
    ...choices,
  });
  return describe(ctx, {
    ...row,
    ahead: 0,
    paidBy: use?.planId ?? null,
    previous: previous?.id ?? null,
    previousName: previous?.name ?? null,
  });
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
      | "termsMissed"
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
      previousKey: null,
      ...result.facts,
      warnings: documentWarnings(result.warnings),
    });
    if (row) await inSameStep(tx, row);
    return row;
  });
  if (completed) {
    // What was known of the version before has done its work.
    if (completed.versionNumber > 1) await ctx.files.remove(previousKey(completed.uploadId));
    return;
  }
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
  use: Use | null,
  quality: TranslationQuality | null = null,
): Promise<Document> {
  const createdAt = ctx.clock.now();
  const restarted = await restartDocument(tx, row.id, {
    ...{ useId: use?.useId ?? null, createdAt, quality },
  });
  return describe(ctx, {
    ...restarted,
    ahead: 0,
    paidBy: use?.planId ?? null,
    ...(await findPrevious(tx, row)),
  });
}
