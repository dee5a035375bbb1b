import type { FapiaoCancelReason } from "@curie/contract";
import { refundPayment } from "#features/billing/refunds/service.ts";
import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import type { Application } from "../issuer/rules.ts";
import { issuerOf } from "../issuer/service.ts";
import {
  type FapiaoEvent,
  isAwaited,
  isLive,
  secondsUntilNextQuery,
  statusAfter,
  taxIn,
} from "../rules.ts";
import { type FapiaoRow, findFapiao, lockFapiao, updateFapiao } from "../store.ts";

export const followFapiaoJob = "fapiao.follow";
export const refundAfterFapiaoJob = "fapiao.refund-payment";

/**
 * Takes a fapiao one step on: hands it to the issuer, or asks what became of it. Safe to call at any time,
 * by anybody and more than once, because what happened meanwhile is read under a lock; a call of the
 * issuer, a job and a person who waits all come here. Answers it as it is then.
 *
 * @throws `fapiao.issuer-not-reachable`; it is as it was before
 */
export async function followFapiao(ctx: Context, id: string): Promise<FapiaoRow> {
  const row = await findFapiao(ctx.db, { id });
  if (!row) throw new Error(`there is no fapiao ${id}`);
  switch (row.status) {
    case "requested":
      return apply(ctx, row);
    case "issuing":
      return query(ctx, row);
    case "cancellation-pending":
      return row.reversalTakenAt === null ? reverse(ctx, row) : queryReversal(ctx, row);
    default:
      return row;
  }
}

/** The work of the job: one step, and while the issuer has something left to say another job. */
export async function keepFollowing(
  ctx: Context,
  { identity, asked }: { identity: string; asked: number },
): Promise<void> {
  const row = await followFapiao(ctx, identity).catch((error: unknown) => {
    if (error instanceof Failure) return null;
    throw error;
  });
  if (row !== null && !isAwaited(row.status)) return;
  const payload = { identity, asked: asked + 1 };
  const startAfterSeconds = secondsUntilNextQuery(asked + 1);
  await ctx.jobs.enqueue(ctx.db, followFapiaoJob, payload, { startAfterSeconds });
}

/** What the issuer calls about: an application or a reversal of ours. False when we know of none. */
export async function hearFromIssuer(
  ctx: Context,
  { kind, id }: { kind: "application" | "reversal"; id: string },
): Promise<boolean> {
  const row = await findFapiao(ctx.db, kind === "application" ? { id } : { reversalId: id });
  if (!row) return false;
  await followFapiao(ctx, row.id);
  return true;
}

/** The refund that waited for the end of a fapiao. Done twice it is one refund. */
export async function refundAfterFapiao(ctx: Context, identity: string): Promise<void> {
  const row = await findFapiao(ctx.db, { id: identity });
  if (!row?.refund || isLive(row.status)) return;
  const outcome = await refundPayment(ctx, row.refund);
  if (outcome === "refused") {
    ctx.log.warn({ paymentId: row.paymentId }, "a refund that waited for its fapiao was refused");
  }
  await updateFapiao(ctx.db, identity, { refund: null });
}

async function apply(ctx: Context, row: FapiaoRow): Promise<FapiaoRow> {
  const answer = await issuerOf(ctx).apply(applicationOf(ctx, row));
  if (answer.taken) return happen(ctx, row, "accepted");
  return happen(ctx, row, "failed", { refusal: answer.message });
}

async function query(ctx: Context, row: FapiaoRow): Promise<FapiaoRow> {
  const answer = await issuerOf(ctx).query(row.id);
  switch (answer.state) {
    case "issuing":
      return row;
    case "failed":
      return happen(ctx, row, "failed", { refusal: answer.message });
    case "issued": {
      const { number, issuedAt } = answer;
      return happen(ctx, row, "issued", { number, issuedAt: new Date(issuedAt) });
    }
  }
}

async function reverse(ctx: Context, row: FapiaoRow): Promise<FapiaoRow> {
  const { id: applicationId, paymentId, reversalId, reversalReason: reason, type } = row;
  if (reversalId === null || reason === null) throw new Error(`${applicationId} has no reversal`);
  const answer = await issuerOf(ctx).reverse({ id: reversalId, applicationId, type, reason });
  if (answer.taken) return takeReversal(ctx, row);
  ctx.log.error(
    { paymentId, fapiao: applicationId, message: answer.message },
    "a fapiao could not be cancelled",
  );
  return happen(ctx, row, "reversal-refused", { refusal: answer.message });
}

async function queryReversal(ctx: Context, row: FapiaoRow): Promise<FapiaoRow> {
  const answer = await issuerOf(ctx).queryReversal(row.reversalId ?? "");
  switch (answer.state) {
    case "pending":
      return row;
    case "reversed":
      return happen(ctx, row, "reversed", { redNumber: answer.number });
    case "rejected":
      return happen(ctx, row, "rejected", { refusal: answer.message });
    case "lapsed":
      return happen(ctx, row, "lapsed");
  }
}

/** The reversal that this row speaks of, and no later one, was taken by the issuer. */
async function takeReversal(ctx: Context, { id, reversalId }: FapiaoRow): Promise<FapiaoRow> {
  return ctx.db.transaction(async (tx) => {
    const now = await mustLock(tx, id);
    if (now.status !== "cancellation-pending" || now.reversalId !== reversalId) return now;
    return updateFapiao(tx, id, { reversalTakenAt: ctx.clock.now() });
  });
}

/**
 * An event that the issuer told of. Only the first of several of the same kind finds a status that it
 * changes, and none speaks of a reversal that was asked for later.
 */
async function happen(
  ctx: Context,
  { id, reversalId }: FapiaoRow,
  event: FapiaoEvent,
  known: Partial<FapiaoRow> = {},
): Promise<FapiaoRow> {
  return ctx.db.transaction(async (tx) => {
    const before = await mustLock(tx, id);
    const status = statusAfter(before.status, event);
    if (status === null || before.reversalId !== reversalId) return before;
    const row = await updateFapiao(tx, id, { ...known, status });
    return row.refund === null ? row : goOnWithRefund(ctx, tx, row);
  });
}

/** A refund waits for this fapiao: what was issued is reversed, and what is over lets the money go. */
async function goOnWithRefund(ctx: Context, tx: Transaction, row: FapiaoRow): Promise<FapiaoRow> {
  const { id, paymentId, status } = row;
  if (!isLive(status)) {
    await ctx.jobs.enqueue(tx, refundAfterFapiaoJob, { identity: id });
    return row;
  }
  // Issued a moment ago: the reversal begins. One that was tried and failed is an operator's to try again.
  if (status === "completed" && row.reversalId === null) return beginReversal(ctx, tx, row);
  if (isAwaited(status)) return row;
  ctx.log.error(
    { paymentId, fapiao: id, status },
    "a refund waits, and its fapiao was not reversed",
  );
  return row;
}

/** For a refund; an operator may ask where its person may not. */
export async function beginReversal(
  ctx: Context,
  tx: Transaction,
  { id, status: before }: FapiaoRow,
  reversalReason: FapiaoCancelReason = "service-ended",
): Promise<FapiaoRow> {
  const status = statusAfter(before, "cancel-for-refund");
  if (status === null) throw new Error(`${id} is ${before} and cannot be reversed`);
  const startAfterSeconds = secondsUntilNextQuery(0);
  await ctx.jobs.enqueue(tx, followFapiaoJob, { identity: id, asked: 0 }, { startAfterSeconds });
  return updateFapiao(tx, id, {
    status,
    reversalId: ctx.ids.uuid(),
    reversalReason,
    reversalTakenAt: null,
    refusal: null,
  });
}

async function mustLock(tx: Transaction, id: string): Promise<FapiaoRow> {
  const row = await lockFapiao(tx, id);
  if (!row) throw new Error(`the fapiao ${id} was lost`);
  return row;
}

/** What is printed. The item is the service category that the tax office knows us by (G-51). */
function applicationOf(ctx: Context, row: FapiaoRow): Application {
  const { total, taxPercent } = row;
  return {
    id: row.id,
    type: row.type,
    titleType: row.titleType,
    buyer: {
      name: row.title,
      taxNumber: row.taxNumber,
      registeredAddress: row.registeredAddress,
      phone: row.phone,
      bankName: row.bankName,
      bankAccount: row.bankAccount,
      email: row.email,
    },
    seller: ctx.config.fapiao.seller,
    item: {
      name: "*信息技术服务*论文语言润色服务",
      total,
      taxPercent,
      ...taxIn(total, taxPercent),
    },
    remark: row.remark,
  };
}
