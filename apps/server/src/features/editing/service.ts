import { Readable } from "node:stream";
import {
  type Document,
  type DocumentFailure,
  type EditCopy,
  editingMaxWords,
  type StyleOfEnglish,
  type User,
} from "@curie/contract";
import type { ModelNotes } from "@curie/language/editing";
import { getPerson } from "#features/accounts/service.ts";
import { dialectOf, failureOfRefusal } from "#features/documents/rules.ts";
import {
  asRefusal,
  beginProcessing,
  completeDocument,
  createDocument,
  failDocument,
  findCopy,
  lockFailedDocument,
  type OpenedCopy,
  openCopy,
  progressWriter,
  refuseMissing,
  tryDocumentAgain,
} from "#features/documents/service.ts";
import { takeUpload } from "#features/documents/uploads/service.ts";
import { consumeEdit, giveUseBack } from "#features/plans/access/service.ts";
import type { Context } from "#platform/context.ts";
import type { Task } from "#platform/cpu.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { mailEditFailed, mailEditReady } from "./emails.ts";
import type { EditInput, EditOutput, EditProgress } from "./tasks.ts";

const tasks = new URL("./tasks.ts", import.meta.url);
const editTask: Task = { module: tasks, name: "edit" };
const cleanTask: Task = { module: tasks, name: "clean" };

/**
 * Starts an edit: one transaction holds the upload, counts the use, makes the document and queues
 * the job, so that all of it happens or nothing.
 */
export async function startEdit(
  ctx: Context,
  user: User,
  input: { file: string; styleOfEnglish: StyleOfEnglish },
): Promise<Document> {
  return ctx.db.transaction(async (tx) => {
    const taken = await takeUpload(ctx, tx, user, input.file);
    if (taken.started) return taken.started;
    if (taken.words > editingMaxWords) {
      throw new Failure("digital-editing-exceeds-max-word-count", {
        words: taken.words,
        limit: editingMaxWords,
      });
    }
    const use = await consumeEdit(ctx, tx, user);
    const document = await createDocument(ctx, tx, taken.upload, {
      type: "edit",
      use,
      styleOfEnglish: input.styleOfEnglish,
    });
    await ctx.jobs.enqueue(tx, "editing.edit-document", { documentId: document.identity });
    return document;
  });
}

/** G-62: a failed edit, once more. Its use was given back, so this one counts again. */
export async function retryEdit(ctx: Context, user: User, identity: string): Promise<Document> {
  return ctx.db.transaction(async (tx) => {
    const failed = await lockFailedDocument(tx, user, "edit", identity);
    const use = await consumeEdit(ctx, tx, user);
    const document = await tryDocumentAgain(ctx, tx, failed, use);
    await ctx.jobs.enqueue(tx, "editing.edit-document", { documentId: identity });
    return document;
  });
}

/** The job. Safe to run twice: a document that is no longer processing is left alone. */
export async function editDocument(
  ctx: Context,
  documentId: string,
  signal: AbortSignal,
): Promise<void> {
  const document = await beginProcessing(ctx, documentId);
  if (!document?.originalKey) return;
  const bytes = await ctx.files.bytes(document.originalKey);
  const timeout = AbortSignal.timeout(ctx.config.engine.timeoutMs);
  const write = progressWriter(ctx, documentId);

  const output = await ctx.cpu
    .engine<EditInput, EditOutput>(
      editTask,
      {
        bytes,
        dialect: dialectOf(document.styleOfEnglish),
        // Of two runs of one job, both write the same bytes.
        date: document.createdAt.toISOString(),
        settings: ctx.config.editing.settings,
      },
      {
        signal: AbortSignal.any([signal, timeout]),
        onMessage: (message) => {
          const { done, total } = message as EditProgress;
          write(done, total);
        },
      },
    )
    .catch((error: unknown): EditOutput => {
      // The same manuscript would take as long again: no retry.
      if (timeout.aborted) return { refused: { code: "editing.took-too-long", params: {} } };
      throw error;
    });

  if (output.refused) {
    if (output.model) {
      ctx.log.error({ documentId, failure: output.model }, "the language model did not edit");
    }
    await giveUp(ctx, documentId, failureOfRefusal(output.refused, "editing.engine-stopped"));
    return;
  }
  const { refused, unanswered } = output.model;
  if (unanswered) {
    ctx.log.warn({ documentId, ...unanswered }, "the language model left paragraphs unanswered");
  }
  if (Object.keys(refused).length > 0) {
    ctx.log.info({ documentId, refused }, "edits of the language model were refused");
  }
  await completeDocument(
    ctx,
    documentId,
    {
      bytes: output.bytes,
      report: output.report,
      warnings: output.warnings,
      facts: {
        words: output.words,
        changes: output.changes,
        editsLeftOut: output.editsLeftOut,
        lewisVersion: output.engine,
        paragraphsLeft: unanswered?.paragraphs ?? null,
        noticed: noticedOf(output.model),
        proofTotal: output.proof.total,
        proofDiffering: output.proof.differing,
      },
    },
    async (tx, completed) => {
      const owner = await getPerson(tx, completed.ownerId);
      await mailEditReady(ctx, tx, owner, completed.fileName);
    },
  );
}

/** The notes as they are kept with a result: numbers by code, and nothing when there are none. */
function noticedOf({ refused, unanswered }: ModelNotes): Record<string, number> | null {
  const noticed = Object.fromEntries([
    ...Object.entries(refused).map(([reason, count]) => [`refused-${reason}`, count]),
    ...(unanswered ? [[`unanswered-${unanswered.reason}`, unanswered.paragraphs]] : []),
  ]);
  return Object.keys(noticed).length > 0 ? noticed : null;
}

/** A file of a finished edit. The clean copy is made from the tracked one whenever it is asked for. */
export async function openEdit(
  ctx: Context,
  user: User,
  identity: string,
  copy: EditCopy,
): Promise<OpenedCopy> {
  if (copy !== "clean") return openCopy(ctx, user, "edit", identity, copy);
  const { document, key } = await findCopy(ctx, user, "edit", identity, copy);
  const bytes = await ctx.files.bytes(key).catch(refuseMissing(ctx, document));
  const cleaned = await ctx.cpu
    .quick<{ bytes: Uint8Array }, Uint8Array>(cleanTask, { bytes }, { owner: user.identity })
    .catch(asRefusal);
  if ("refused" in cleaned) {
    const { code, params } = failureOfRefusal(cleaned.refused, "internal-error");
    throw new Failure(code, params);
  }
  return {
    document,
    body: Readable.from(Buffer.from(cleaned.buffer, cleaned.byteOffset, cleaned.byteLength)),
    sizeBytes: cleaned.byteLength,
  };
}

/** Every try failed: the document says so, and the use comes back. */
export async function giveUp(
  ctx: Context,
  documentId: string,
  failure: DocumentFailure,
): Promise<void> {
  await failDocument(ctx, documentId, failure, async (tx: Db, failed) => {
    if (failed.useId) await giveUseBack(ctx, tx, failed.useId);
    const owner = await getPerson(tx, failed.ownerId);
    await mailEditFailed(ctx, tx, owner, failed.fileName, failure);
  });
}
