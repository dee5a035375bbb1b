import {
  dayMs,
  type EligiblePayment,
  type Fapiao,
  type FapiaoCancelReason,
  type FapiaoFormat,
  type FapiaoRequest,
  fapiaoEligibleDays,
  type User,
} from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { beginReversal, followFapiao, followFapiaoJob } from "./following/service.ts";
import { issuerOf, offersFapiao } from "./issuer/service.ts";
import { canGenerate, isLive, mayReverse, secondsUntilNextQuery, statusAfter } from "./rules.ts";
import {
  type FapiaoRow,
  findFapiao,
  insertFapiao,
  isBeingRefunded,
  isOwnReceipt,
  listFapiao,
  listPaidInYuan,
  lockFapiao,
  lockPayment,
  type PaymentRow,
  updateFapiao,
} from "./store.ts";

/**
 * The payments a fapiao can be asked for now, newest first; none for who is not offered any (S205, G-49).
 *
 * @param receiptCode when given, it has to be of an own payment (S30)
 * @throws `billing.receipt-not-found`
 */
export async function listEligiblePayments(
  ctx: Context,
  user: User,
  receiptCode?: string,
): Promise<EligiblePayment[]> {
  if (receiptCode !== undefined && !(await isOwnReceipt(ctx.db, user.identity, receiptCode))) {
    throw new Failure("billing.receipt-not-found");
  }
  if (!offersFapiao(ctx, user)) return [];
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - fapiaoEligibleDays * dayMs);
  const payments = await listPaidInYuan(ctx.db, user.identity, since);
  const before = await listFapiao(
    ctx.db,
    payments.map(({ id }) => id),
  );
  return payments.flatMap((payment) => {
    const statuses = statusesOf(before, payment.id);
    return canGenerate(payment, statuses, now) ? describeEligible(payment) : [];
  });
}

/** What each of these payments says about its fapiao; null where there is none and none can be asked for. */
export async function describeFapiaoOf(
  ctx: Context,
  user: User,
  payments: readonly PaymentRow[],
): Promise<ReadonlyMap<string, Fapiao | null>> {
  if (!offersFapiao(ctx, user)) return new Map();
  const known = await listFapiao(
    ctx.db,
    payments.map(({ id }) => id),
  );
  const now = ctx.clock.now();
  return new Map(
    payments.map((payment) => {
      const [newest] = known.filter(({ paymentId }) => paymentId === payment.id);
      const canRequest = canGenerate(payment, statusesOf(known, payment.id), now);
      if (newest) return [payment.id, describeFapiao(newest, canRequest)];
      return [payment.id, canRequest ? none : null];
    }),
  );
}

/**
 * Asks for the fapiao of an own payment. It is written down, with the job that follows it, before the
 * issuer is asked: a process that dies loses none, and asked for twice at once it is one. What the issuer
 * refuses at once is told at once, in its words.
 *
 * @throws `billing.receipt-not-found`, `fapiao.not-available`, `fapiao.not-eligible`,
 *   `fapiao.already-requested`, `fapiao.refused`
 */
export async function createFapiao(
  ctx: Context,
  user: User,
  { paymentId, receiptCode, ...form }: FapiaoRequest,
): Promise<Fapiao> {
  issuerOf(ctx);
  const asked = paymentId === undefined ? { receiptCode: receiptCode ?? "" } : { id: paymentId };
  const row = await ctx.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, user.identity, asked);
    if (!payment) throw new Failure("billing.receipt-not-found");
    const before = statusesOf(await listFapiao(tx, [payment.id]), payment.id);
    if (before.some(isLive)) throw new Failure("fapiao.already-requested");
    const now = ctx.clock.now();
    const mayAsk = offersFapiao(ctx, user) && canGenerate(payment, before, now);
    // What is about to go back has none.
    if (!mayAsk || (await isBeingRefunded(tx, payment.id))) {
      throw new Failure("fapiao.not-eligible");
    }
    const made = await insertFapiao(tx, {
      ...form,
      id: ctx.ids.uuid(),
      paymentId: payment.id,
      userId: user.identity,
      status: "requested",
      total: payment.amount,
      taxPercent: ctx.config.fapiao.taxPercent,
      requestedAt: now,
    });
    // The lock keeps others out; the index is for what forgets the lock.
    if (!made) throw new Failure("fapiao.already-requested");
    await followLater(ctx, tx, made.id);
    return made;
  });
  const { status, refusal } = await followNow(ctx, row);
  if (status === "failed") throw new Failure("fapiao.refused", { message: refusal ?? "" });
  return describeFapiao({ ...row, status });
}

/**
 * Asks for the reversal of an own fapiao. A refusal leaves it as it was, so that it can be tried again;
 * who reads the log sees why (S187, G-56).
 *
 * @throws `fapiao.not-available`, `fapiao.not-found`, `fapiao.not-cancellable`, `fapiao.cancellation-refused`
 */
export async function cancelFapiao(
  ctx: Context,
  user: User,
  { identity, reason }: { identity: string; reason: FapiaoCancelReason },
): Promise<Fapiao> {
  issuerOf(ctx);
  const row = await ctx.db.transaction(async (tx) => {
    const fapiao = await lockFapiao(tx, identity);
    if (fapiao?.userId !== user.identity) throw new Failure("fapiao.not-found");
    const status = statusAfter(fapiao.status, "cancel");
    if (status === null) throw new Failure("fapiao.not-cancellable");
    const change = { status, reversalId: ctx.ids.uuid(), reversalReason: reason };
    const changed = { ...change, reversalTakenAt: null, refusal: null };
    await followLater(ctx, tx, identity);
    return updateFapiao(tx, identity, changed);
  });
  const { status } = await followNow(ctx, row);
  if (status === "completed") throw new Failure("fapiao.cancellation-refused");
  return describeFapiao({ ...row, status });
}

/**
 * An own fapiao that was issued, as the issuer has it.
 *
 * @throws `fapiao.not-found`, `fapiao.not-issued`, `fapiao.issuer-not-reachable`
 */
export async function readFapiaoFile(
  ctx: Context,
  user: User,
  { identity, format }: { identity: string; format: FapiaoFormat },
): Promise<{ name: string; bytes: Buffer }> {
  const fapiao = await findFapiao(ctx.db, { id: identity });
  if (fapiao?.userId !== user.identity) throw new Failure("fapiao.not-found");
  return documentOf(ctx, fapiao, format);
}

/**
 * The same for whoever runs the service. @throws `not-found` and what {@link readFapiaoFile} throws
 */
export async function readAnyFapiaoFile(
  ctx: Context,
  { identity, format }: { identity: string; format: FapiaoFormat },
): Promise<{ name: string; bytes: Buffer }> {
  const fapiao = await findFapiao(ctx.db, { id: identity });
  if (!fapiao) throw new Failure("not-found");
  return documentOf(ctx, fapiao, format);
}

async function documentOf(ctx: Context, { id, number }: FapiaoRow, format: FapiaoFormat) {
  if (number === null) throw new Failure("fapiao.not-issued");
  const bytes = await issuerOf(ctx).document(id, format);
  return { name: `${number}.${format}`, bytes };
}

/**
 * An operator asks for a reversal, also once more after the buyer or the tax office said no; the job asks
 * the issuer. What a refund waits for goes on from there by itself.
 *
 * @throws `fapiao.not-available`, `not-found`, `fapiao.not-cancellable`
 */
export async function reverseForOperator(
  ctx: Context,
  identity: string,
  reason: FapiaoCancelReason,
): Promise<void> {
  issuerOf(ctx);
  await ctx.db.transaction(async (tx) => {
    const fapiao = await lockFapiao(tx, identity);
    if (!fapiao) throw new Failure("not-found");
    if (!mayReverse(fapiao.status)) throw new Failure("fapiao.not-cancellable");
    await beginReversal(ctx, tx, fapiao, reason);
  });
}

/** Asks the issuer while the person waits. Without an answer the job asks again. */
async function followNow(
  ctx: Context,
  row: FapiaoRow,
): Promise<Pick<FapiaoRow, "status" | "refusal">> {
  try {
    return await followFapiao(ctx, row.id);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return row;
  }
}

function followLater(ctx: Context, tx: Parameters<typeof updateFapiao>[0], identity: string) {
  const startAfterSeconds = secondsUntilNextQuery(0);
  return ctx.jobs.enqueue(tx, followFapiaoJob, { identity, asked: 0 }, { startAfterSeconds });
}

const none: Fapiao = {
  identity: null,
  status: "can-generate",
  type: null,
  number: null,
  downloadUrl: null,
  canRequest: true,
};

function describeFapiao({ id, status, type, number }: FapiaoRow, canRequest = false): Fapiao {
  const downloadUrl = number === null ? null : `/api/fapiao/${id}/file`;
  return { identity: id, status, type, number, downloadUrl, canRequest };
}

function describeEligible(payment: PaymentRow): EligiblePayment[] {
  const { id, paidAt, kind, productName, amount, currency, receiptCode, invoiceNumber } = payment;
  if (receiptCode === null) return [];
  const { planName, catalogueSet, billingInterval } = payment;
  return [
    {
      paymentId: id,
      date: paidAt.toISOString(),
      productName,
      plan: kind === "plan" ? { planName, catalogueSet, billingInterval } : null,
      paidAmount: { amount, currency },
      receiptCode,
      invoiceNumber,
    },
  ];
}

function statusesOf(rows: readonly FapiaoRow[], paymentId: string) {
  return rows.flatMap((row) => (row.paymentId === paymentId ? [row.status] : []));
}
