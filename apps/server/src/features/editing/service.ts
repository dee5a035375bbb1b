import { type DecidedCopy, EditCopy, editingMaxWords, type User } from "@curie/contract";
import type { ModelNotes } from "@curie/language/editing";
import { getPerson } from "#features/accounts/service.ts";
import { beginProcessing, progressWriter } from "#features/documents/lifecycle/service.ts";
import {
  type ChosenStrength,
  type DocumentService,
  finishDocument,
  giveUp,
  type Result,
} from "#features/documents/processing/service.ts";
import {
  englishOf,
  failureOfRefusal,
  languageHintOf,
  strengthOf,
} from "#features/documents/rules.ts";
import { asRefusal, type DocumentRow, refuseMissing } from "#features/documents/service.ts";
import { consumeEdit } from "#features/plans/access/service.ts";
import { forgetTerms, keepTerms, termsOfDocument } from "#features/terms/applied/service.ts";
import type { Context } from "#platform/context.ts";
import type { Task } from "#platform/cpu.ts";
import { Failure } from "#platform/failure.ts";
import { forgetChecks } from "./checks/service.ts";
import { forgetDecisions, hasRejected, makeDecidedCopy } from "./decisions/service.ts";
import { forgetDeliveries, noteDelivery } from "./log/service.ts";
import { refusalOfStrength } from "./strength/rules.ts";
import type { EditInput, EditOutput, EditProgress } from "./tasks.ts";
import { keepCarriedDecisions } from "./versions/service.ts";

const tasks = new URL("./tasks.ts", import.meta.url);
const editTask: Task = { module: tasks, name: "edit" };
const cleanTask: Task = { module: tasks, name: "clean" };

/** Editing, as a service for documents. */
export const editing: DocumentService = {
  name: "editing",
  type: "edit",
  job: "editing.edit-document",
  maxWords: editingMaxWords,
  tooLong: "digital-editing-exceeds-max-word-count",
  stopped: "editing.engine-stopped",
  requireFitting: requireFittingStrength,
  consume: consumeEdit,
  begin: keepTerms,
  copies: EditCopy,
  result: "tracked",
  made: {
    decided: noted("decided", (ctx, user, document) =>
      makeDecidedCopy(ctx, user, document, "decided"),
    ),
    open: noted("open", (ctx, user, document) => makeDecidedCopy(ctx, user, document, "open")),
    clean: noted("clean", makeCleanCopy),
  },
  forget: async (tx, documentId) => {
    await forgetDecisions(tx, documentId);
    await forgetDeliveries(tx, documentId);
    await forgetChecks(tx, documentId);
    await forgetTerms(tx, documentId);
  },
  mails: {
    ready: ({ changes }) => (changes === 0 ? "edit-unchanged" : "edit-ready"),
    failed: "edit-failed",
  },
};

/** Without a language model nothing is clarified or shortened, and nothing is shortened to more words. */
function requireFittingStrength(ctx: Context, choices: ChosenStrength, words: number | null): void {
  const refusal = refusalOfStrength(ctx.config.editing.settings, choices, words);
  if (refusal) throw new Failure(refusal.code, refusal.params);
}

type MakeCopy = (ctx: Context, user: User, document: DocumentRow) => Promise<Uint8Array>;

/** Makes a copy and notes for the log of the edit that it is handed out. */
function noted(copy: DecidedCopy, make: MakeCopy): MakeCopy {
  return async (ctx, user, document) => {
    const bytes = await make(ctx, user, document);
    await noteDelivery(ctx, document, copy, bytes);
    return bytes;
  };
}

/** The job. Safe to run twice: a document that is no longer processing is left alone. */
export async function editDocument(
  ctx: Context,
  documentId: string,
  signal: AbortSignal,
): Promise<void> {
  const document = await beginProcessing(ctx, documentId);
  if (!document?.originalKey) return;
  const { strength, targetWords } = document;
  const refusal = refusalOfStrength(ctx.config.editing.settings, { strength, targetWords });
  // The model was there at the start, and the operator has taken it away since.
  if (refusal) return giveUp(ctx, editing, documentId, refusal);
  const bytes = await ctx.files.bytes(document.originalKey);
  const owner = await getPerson(ctx.db, document.ownerId);
  const terms = await termsOfDocument(ctx, documentId);
  const previous = document.previousKey ? await ctx.files.bytes(document.previousKey) : null;
  const timeout = AbortSignal.timeout(ctx.config.engine.timeoutMs);
  const write = progressWriter(ctx, documentId);

  const output = await ctx.cpu
    .engine<EditInput, EditOutput>(
      editTask,
      {
        bytes,
        choices: {
          ...englishOf(document),
          firstLanguage: document.firstLanguage,
          languageHint: languageHintOf(owner.locale),
          terms,
          strength: strengthOf(document) ?? "proofread",
          targetWords: document.targetWords,
        },
        // Of two runs of one job, both write the same bytes.
        date: document.createdAt.toISOString(),
        settings: ctx.config.editing.settings,
        previous,
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
    await giveUp(ctx, editing, documentId, failureOfRefusal(output.refused, editing.stopped));
    return;
  }
  const { refused, unanswered } = output.model;
  if (unanswered) {
    ctx.log.warn({ documentId, ...unanswered }, "the language model left paragraphs unanswered");
  }
  if (Object.keys(refused).length > 0) {
    ctx.log.info({ documentId, refused }, "edits of the language model were refused");
  }
  const result: Result = {
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
  };
  await finishDocument(ctx, editing, documentId, result, (tx) =>
    keepCarriedDecisions(tx, documentId, output.carried),
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

/**
 * Everything applied that its author did not reject. While nothing is rejected, it is made from the tracked
 * copy, so that edits from before there were reports have one too.
 */
async function makeCleanCopy(ctx: Context, user: User, document: DocumentRow): Promise<Uint8Array> {
  if (await hasRejected(ctx, document.id)) {
    return makeDecidedCopy(ctx, user, document, "clean");
  }
  if (!document.resultKey) throw new Failure("documents.files-removed");
  const tracked = await ctx.files.bytes(document.resultKey).catch(refuseMissing(ctx, document));
  const cleaned = await ctx.cpu
    .quick<{ bytes: Uint8Array }, Uint8Array>(
      cleanTask,
      { bytes: tracked },
      { owner: user.identity },
    )
    .catch(asRefusal);
  if ("refused" in cleaned) {
    const { code, params } = failureOfRefusal(cleaned.refused, "internal-error");
    throw new Failure(code, params);
  }
  return cleaned;
}
