import type { ChangeDecision, DecidedCopy, DecisionState, User } from "@curie/contract";
import { changesAuthor } from "@curie/manuscript";
import { failureOfRefusal } from "#features/documents/rules.ts";
import {
  asRefusal,
  type DocumentRow,
  lockCompletedDocument,
  refuseMissing,
} from "#features/documents/service.ts";
import type { Context } from "#platform/context.ts";
import type { Task } from "#platform/cpu.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { openReport, readPackedReport } from "../reports/service.ts";
import type { DecidedInput, DecidedOutput } from "../tasks.ts";
import { areChangesOf, describeDecisions, lastOfEach, settledOf } from "./rules.ts";
import {
  deleteDecisions,
  findRevision,
  listDecisions,
  takeRevision,
  writeDecisions,
} from "./store.ts";

const decidedTask: Task = { module: new URL("../tasks.ts", import.meta.url), name: "decided" };

/** What was decided on the changes of an own report. */
export async function getDecisions(
  ctx: Context,
  user: User,
  identity: string,
  since: number,
): Promise<DecisionState> {
  const { report } = await openReport(ctx, user, identity);
  // The number first: what is decided in between is told again, and never left out.
  const revision = await findRevision(ctx.db, identity);
  return describeDecisions(report, await listDecisions(ctx.db, identity), revision, since);
}

/**
 * Decides on changes. Safe to do twice; of two at once each change keeps the decision of the later one.
 *
 * @throws `invalid-input` when the report has no such change
 */
export async function decide(
  ctx: Context,
  user: User,
  identity: string,
  decided: { since: number; decisions: readonly ChangeDecision[] },
): Promise<DecisionState> {
  const { report } = await openReport(ctx, user, identity);
  const decisions = lastOfEach(decided.decisions);
  if (!areChangesOf(report, decisions)) throw new Failure("invalid-input");
  return ctx.db.transaction(async (tx) => {
    // Who deletes the document now waits, and takes these decisions with it.
    const document = await lockCompletedDocument(tx, user, "edit", identity);
    if (!document.reportKey) throw new Failure("documents.files-removed");
    const revision = await takeRevision(tx, identity);
    await writeDecisions(tx, identity, decisions, { revision, decidedAt: ctx.clock.now() });
    return describeDecisions(report, await listDecisions(tx, identity), revision, decided.since);
  });
}

/** They say nothing without the report: what takes the files of a document takes them too. */
export async function forgetDecisions(tx: Db, documentId: string): Promise<void> {
  await deleteDecisions(tx, documentId);
}

/** Whether there is something in the tracked copy that its author does not want. */
export async function hasRejected(ctx: Context, documentId: string): Promise<boolean> {
  const rows = await listDecisions(ctx.db, documentId);
  return rows.some(({ decision }) => decision === "rejected");
}

/**
 * A copy of an edit by what its author decided, made from the original whenever it is asked for.
 *
 * @throws `editing.decisions-change-value`, `editing.no-report`
 */
export async function makeDecidedCopy(
  ctx: Context,
  user: User,
  document: DocumentRow,
  copy: DecidedCopy,
): Promise<Uint8Array> {
  if (!document.originalKey) throw new Failure("documents.files-removed");
  const report = await readPackedReport(ctx, document);
  const bytes = await ctx.files.bytes(document.originalKey).catch(refuseMissing(ctx, document));
  const decisions = settledOf(await listDecisions(ctx.db, document.id));
  const made = await ctx.cpu
    .quick<DecidedInput, DecidedOutput>(
      decidedTask,
      {
        ...{ bytes, report, decisions, copy, author: changesAuthor },
        date: document.createdAt.toISOString(),
      },
      { owner: user.identity },
    )
    .catch(asRefusal);
  if ("bytes" in made) return made.bytes;
  if ("changed" in made) {
    throw new Failure("editing.decisions-change-value", made.changed);
  }
  const { code, params } = failureOfRefusal(made.refused, "internal-error");
  throw new Failure(code, params);
}
