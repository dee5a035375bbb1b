import { Readable } from "node:stream";
import {
  type Document,
  type DocumentCopy,
  type DocumentFailure,
  type DocumentType,
  type ErrorCode,
  SourceLanguage,
  type StyleOfEnglish,
  type TranslationQuality,
  type User,
} from "@curie/contract";
import { z } from "zod";
import type { Config } from "#config";
import { getPerson } from "#features/accounts/service.ts";
import { giveUseBack } from "#features/plans/access/service.ts";
import type { Use } from "#features/plans/rules.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import type { Job, JobRun } from "#platform/jobs/jobs.ts";
import {
  completeDocument,
  createDocument,
  type DocumentRow,
  failDocument,
  findCopy,
  lockFailedDocument,
  type OpenedCopy,
  openCopy,
  type Result,
  refuseMissing,
  tryDocumentAgain,
} from "../service.ts";
import { takeUpload } from "../uploads/service.ts";
import { mailFailed, mailReady } from "./emails.ts";

/**
 * What a service for documents says of itself. Everything else is the same for all of them: start,
 * queue, progress, result, refusal, another try, mails, list, download and deletion.
 */
export type DocumentService = {
  /** Its name in the contract, in the addresses of its pages, and before the dot of its codes. */
  name: "editing" | "translation";
  type: DocumentType;
  /** The job that works on a document; its queue's name too. */
  job: string;
  maxWords: number;
  /** The refusal of a manuscript with more words. */
  tooLong: ErrorCode;
  /** Why a document failed that no try could finish. */
  stopped: ErrorCode;
  /** Counts a use of the person's plan. @throws the reason why there is none */
  consume(ctx: Context, tx: Db, user: User): Promise<Use>;
  /**
   * What a result may be called, known and promised before the start; null while nothing can work
   * on such a document. A service without it always can.
   */
  promise?: {
    quality(ctx: Context, language: SourceLanguage): Promise<TranslationQuality | null>;
    unavailable: ErrorCode;
  };
  /** The copies that can be downloaded. */
  copies: z.ZodType<DocumentCopy>;
  /** The copy that is the result: files that are kept until the download go after this one. */
  result: DocumentCopy;
  /** A copy that is not stored: made from the result whenever it is asked for. */
  made?: {
    copy: DocumentCopy;
    make(ctx: Context, user: User, result: Uint8Array): Promise<Uint8Array>;
  };
  /** The texts of its mails. */
  mails: { ready(document: DocumentRow): string; failed: string };
};

/** What a person chooses at the start. */
export type Choices = { styleOfEnglish: StyleOfEnglish; sourceLanguage?: SourceLanguage };

/**
 * Starts the work on an upload: one transaction holds the upload, counts the use, makes the document
 * and queues the job, so that all of it happens or nothing. An upload starts once: asked again, the
 * answer is the document that it became.
 */
export async function startDocument(
  ctx: Context,
  user: User,
  service: DocumentService,
  { file, ...choices }: Choices & { file: string },
): Promise<Document> {
  const quality = await promisedQuality(ctx, service, choices.sourceLanguage);
  return ctx.db.transaction(async (tx) => {
    const taken = await takeUpload(ctx, tx, user, file);
    if (taken.started) return taken.started;
    if (taken.words > service.maxWords) {
      throw new Failure(service.tooLong, { words: taken.words, limit: service.maxWords });
    }
    const promise = requirePromise(service, quality);
    const use = await service.consume(ctx, tx, user);
    const document = await createDocument(ctx, tx, taken.upload, {
      type: service.type,
      use,
      ...choices,
      ...(promise === null ? {} : { quality: promise }),
    });
    await ctx.jobs.enqueue(tx, service.job, { documentId: document.identity });
    return document;
  });
}

/** G-62: a failed document, once more. Its use was given back, so this one counts again. */
export async function retryDocument(
  ctx: Context,
  user: User,
  service: DocumentService,
  identity: string,
): Promise<Document> {
  return ctx.db.transaction(async (tx) => {
    const failed = await lockFailedDocument(tx, user, service.type, identity);
    const language = SourceLanguage.nullable().parse(failed.sourceLanguage) ?? undefined;
    const quality = await promisedQuality(ctx, service, language);
    const promise = requirePromise(service, quality);
    const use = await service.consume(ctx, tx, user);
    const document = await tryDocumentAgain(ctx, tx, failed, use, promise);
    await ctx.jobs.enqueue(tx, service.job, { documentId: identity });
    return document;
  });
}

async function promisedQuality(
  ctx: Context,
  { promise }: DocumentService,
  language: SourceLanguage | undefined,
): Promise<TranslationQuality | null> {
  return promise && language ? promise.quality(ctx, language) : null;
}

function requirePromise(
  { promise }: DocumentService,
  quality: TranslationQuality | null,
): TranslationQuality | null {
  if (promise && quality === null) throw new Failure(promise.unavailable);
  return quality;
}

/** Stores the result, ends the work, and tells the owner. */
export async function finishDocument(
  ctx: Context,
  service: DocumentService,
  documentId: string,
  result: Result,
): Promise<void> {
  await completeDocument(ctx, documentId, result, async (tx, completed) => {
    const owner = await getPerson(tx, completed.ownerId);
    await mailReady(ctx, tx, owner, service, completed);
  });
}

/** Ends the work without a result: the document says why, the use comes back, its owner is told. */
export async function giveUp(
  ctx: Context,
  service: DocumentService,
  documentId: string,
  failure: DocumentFailure,
): Promise<void> {
  await failDocument(ctx, documentId, failure, async (tx, failed) => {
    if (failed.useId) await giveUseBack(ctx, tx, failed.useId);
    const owner = await getPerson(tx, failed.ownerId);
    await mailFailed(ctx, tx, owner, service, failed.fileName, failure);
  });
}

/** A copy of a finished document as a stream. */
export async function openDocument(
  ctx: Context,
  user: User,
  { type, made }: DocumentService,
  identity: string,
  copy: DocumentCopy,
): Promise<OpenedCopy> {
  if (made?.copy !== copy) return openCopy(ctx, user, type, identity, copy);
  const { document, key } = await findCopy(ctx, user, type, identity, copy);
  const result = await ctx.files.bytes(key).catch(refuseMissing(ctx, document));
  const { buffer, byteOffset, byteLength } = await made.make(ctx, user, result);
  const body = Readable.from(Buffer.from(buffer, byteOffset, byteLength));
  return { document, body, sizeBytes: byteLength };
}

const WorkOnDocument = z.object({ documentId: z.uuid() });

/** The job of a service. Its work is safe to do twice: what is no longer processing is left alone. */
export function documentJob(
  service: DocumentService,
  job: {
    /** Longer than the service's own time limit, which ends the work with a reason. */
    expireInSeconds: number;
    /** A job that is taken up runs at once; the others stay in the queue and say so. */
    concurrency(config: Config): number;
    work(ctx: Context, documentId: string, signal: AbortSignal): Promise<void>;
  },
): Job {
  return {
    name: service.job,
    // Deaths of the process count as tries too: a manuscript that ends it must not do so for ever.
    retries: 2,
    expireInSeconds: job.expireInSeconds,
    concurrency: job.concurrency,
    work: (ctx, payload, { signal }: JobRun) =>
      job.work(ctx, WorkOnDocument.parse(payload).documentId, signal),
    giveUp: (ctx, payload) =>
      giveUp(ctx, service, WorkOnDocument.parse(payload).documentId, {
        code: service.stopped,
        params: {},
      }),
  };
}
