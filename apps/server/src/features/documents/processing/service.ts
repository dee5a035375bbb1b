import { Readable } from "node:stream";
import {
  type Document,
  type DocumentCopy,
  type DocumentFailure,
  type DocumentOrigin,
  type EditStrength,
  type FirstLanguage,
  SourceLanguage,
  type StyleOfEnglish,
  type TranslationQuality,
  type User,
} from "@curie/contract";
import { z } from "zod";
import type { Config } from "#config";
import { getPerson } from "#features/accounts/service.ts";
import { giveUseBack } from "#features/plans/access/service.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import type { Job, JobRun } from "#platform/jobs/jobs.ts";
import {
  completeDocument,
  createDocument,
  failDocument,
  lockFailedDocument,
  type PreviousVersion,
  type Result,
  tryDocumentAgain,
} from "../lifecycle/service.ts";
import { findCopy, type OpenedCopy, openCopy } from "../service.ts";
import { findStarted, takeUpload } from "../uploads/service.ts";
import { mailFailed, mailReady } from "./emails.ts";
import type { DocumentService } from "./rules.ts";

export type { ChosenStrength, DocumentService } from "./rules.ts";

/** What a person chooses at the start. */
export type Choices = {
  styleOfEnglish: StyleOfEnglish;
  /** British English with -ize. */
  oxfordSpelling: boolean;
  /** The author's; null: unsaid. */
  firstLanguage?: FirstLanguage | null;
  strength?: EditStrength;
  /** Of `shorten`. */
  targetWords?: number | undefined;
  sourceLanguage?: SourceLanguage;
  /** Where it is started; without it, on the pages of the application. */
  origin?: DocumentOrigin;
};

export type { PreviousVersion, Result } from "../lifecycle/service.ts";

/**
 * Starts the work on an upload: one transaction holds the upload, counts the use, makes the document
 * and queues the job, so that all of it happens or nothing. An upload starts once: asked again, the
 * answer is the document that it became.
 */
export async function startDocument(
  ctx: Context,
  user: User,
  service: DocumentService,
  {
    file,
    readPrevious,
    ...choices
  }: Choices & {
    file: string;
    /** Reads what has to be known of the version before. */
    readPrevious?: (() => Promise<PreviousVersion>) | undefined;
  },
): Promise<Document> {
  // Whoever asks again gets the document, whatever became of the version before since.
  const started = readPrevious && (await findStarted(ctx, user, file));
  if (started) return started;
  const previous = await readPrevious?.();
  const quality = await expectedQualityOf(ctx, service, choices.sourceLanguage);
  return ctx.db.transaction(async (tx) => {
    const taken = await takeUpload(ctx, tx, user, file);
    if (taken.started) return taken.started;
    if (taken.words > service.maxWords) {
      throw new Failure(service.tooLong, { words: taken.words, limit: service.maxWords });
    }
    service.requireFitting?.(ctx, choices, taken.words);
    const expected = requireExpectedQuality(service, quality);
    const use = await service.consume(ctx, tx, user);
    const document = await createDocument(ctx, tx, taken.upload, {
      type: service.type,
      use,
      previous,
      ...choices,
      ...(expected === null ? {} : { quality: expected }),
    });
    await service.begin?.(ctx, tx, user, document);
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
    const quality = await expectedQualityOf(ctx, service, language);
    const { strength, targetWords } = failed;
    service.requireFitting?.(ctx, { strength, targetWords }, failed.words);
    const expected = requireExpectedQuality(service, quality);
    const use = failed.sample ? null : await service.consume(ctx, tx, user);
    const document = await tryDocumentAgain(ctx, tx, failed, use, expected);
    await ctx.jobs.enqueue(tx, service.job, { documentId: identity });
    return document;
  });
}

async function expectedQualityOf(
  ctx: Context,
  { expectedQuality }: DocumentService,
  language: SourceLanguage | undefined,
): Promise<TranslationQuality | null> {
  return expectedQuality && language ? expectedQuality.of(ctx, language) : null;
}

function requireExpectedQuality(
  { expectedQuality }: DocumentService,
  quality: TranslationQuality | null,
): TranslationQuality | null {
  if (expectedQuality && quality === null) throw new Failure(expectedQuality.unavailable);
  return quality;
}

/** Stores the result, ends the work, and tells the owner. */
export async function finishDocument(
  ctx: Context,
  service: DocumentService,
  documentId: string,
  result: Result,
  inSameStep?: (tx: Db) => Promise<void>,
): Promise<void> {
  await completeDocument(ctx, documentId, result, async (tx, completed) => {
    await inSameStep?.(tx);
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
  const make = made?.[copy];
  if (!make) return openCopy(ctx, user, type, identity, copy);
  const { document } = await findCopy(ctx, user, type, identity, copy);
  const { buffer, byteOffset, byteLength } = await make(ctx, user, document);
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
