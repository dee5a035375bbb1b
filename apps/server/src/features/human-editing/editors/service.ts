import { readFile } from "node:fs/promises";
import type { HumanOrderFile, HumanOrderRow } from "@curie/contract";
import { judgeFileName } from "#features/documents/uploads/rules.ts";
import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { perform } from "../acts/service.ts";
import { describeCheck, humanFileKey } from "../files/rules.ts";
import { bytesOf, compareFiles, describeFile, openFile } from "../files/service.ts";
import { deleteFile, findSource, insertFile, markStored } from "../files/store.ts";
import { loadWork, moneyOf } from "../operators/service.ts";
import { lifeOf, mayNow } from "../rules.ts";
import { describeRow } from "../service.ts";
import {
  type FileRow,
  findOrder,
  findPaymentOf,
  insertHours,
  listQueue,
  lockOrder,
  type OrderRow,
} from "../store.ts";

/** An order of the caller's queue. */
type Own = { identity: string; editorId: string };

/** The caller's orders that are not closed, the most urgent first. */
export async function listOwnQueue(ctx: Context, editorId: string): Promise<HumanOrderRow[]> {
  return (await listQueue(ctx.db, editorId)).map(describeRow);
}

/** One of them with all that its editor needs. @throws `not-found` */
export async function loadOwn(ctx: Context, { identity, editorId }: Own) {
  const order = await findOrder(ctx.db, identity, { editorId });
  if (!order) throw new Failure("not-found");
  const [payment, work] = await Promise.all([
    findPaymentOf(ctx.db, order),
    loadWork(ctx, order, "editor"),
  ]);
  return {
    ...describeRow(order),
    ...work,
    isSecondRound: order.changesAskedAt !== null,
    pay: moneyOf(payment, order.editorPay).pay,
  };
}

/** The author is told that the work has begun. @throws `not-found`, `human-editing.not-now` */
export async function beginEditing(ctx: Context, own: Own): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await perform(ctx, tx, await lockOwn(tx, own), "begin", { by: "editor" });
  });
}

/** The order waits until the author has answered. @throws `not-found`, `human-editing.not-now` */
export async function askAuthor(ctx: Context, own: Own, text: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await perform(ctx, tx, await lockOwn(tx, own), "ask", { by: "editor", text });
  });
}

/** @throws `not-found`, `human-editing.not-now` when the order is closed */
export async function noteHours(
  ctx: Context,
  own: Own,
  hours: { day: string; minutes: number; note: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await lockOwn(tx, own);
    if (order.status === "closed") throw new Failure("human-editing.not-now");
    const { identity: orderId, editorId } = own;
    const noted = { id: ctx.ids.uuid(), notedAt: ctx.clock.now() };
    await insertHours(tx, { ...hours, ...noted, orderId, editorId });
  });
}

async function lockOwn(tx: Transaction, { identity, editorId }: Own): Promise<OrderRow> {
  const order = await lockOrder(tx, identity, { editorId });
  if (!order) throw new Failure("not-found");
  return order;
}

/**
 * The file that is waiting to be handed in: compared with the one that was handed out, and stored. Nothing of
 * the order changes before `handIn`, which tells that it happened.
 *
 * @throws `not-found`, `human-editing.not-now`, and the codes of what is wrong with a file
 */
export async function prepareHandIn(
  ctx: Context,
  own: Own,
  incoming: { name: string; path: string; sizeBytes: number },
): Promise<FileRow> {
  const order = await requireHandIn(ctx, own);
  const verdict = judgeFileName(incoming.name);
  if (!verdict.accepted) throw new Failure(verdict.code, { extension: verdict.extension });
  if (incoming.sizeBytes === 0) throw new Failure("documents.file-empty");
  const source = await bytesOf(ctx, await findSource(ctx.db, order.id));
  const edited = await readFile(incoming.path);
  const compared = await compareFiles(ctx, { source, edited }, own.editorId);
  const file = await insertFile(ctx.db, {
    ...{ id: ctx.ids.uuid(), orderId: order.id, kind: "edited", fileName: verdict.name },
    ...{ sizeBytes: edited.length, createdAt: ctx.clock.now(), check: describeCheck(compared) },
  });
  await ctx.files.write(humanFileKey(file.id), edited);
  return file;
}

/** Whether a file may be handed in now. @throws `not-found`, `human-editing.not-now` */
export async function requireHandIn(ctx: Context, { identity, editorId }: Own): Promise<OrderRow> {
  const order = await findOrder(ctx.db, identity, { editorId });
  if (!order) throw new Failure("not-found");
  if (!mayNow(lifeOf(order), "hand-in")) throw new Failure("human-editing.not-now");
  return order;
}

/** The prepared file waits for the operator from now on. @throws `not-found`, `human-editing.not-now` */
export async function handIn(ctx: Context, own: Own, file: FileRow): Promise<HumanOrderFile> {
  return ctx.db.transaction(async (tx) => {
    const order = await lockOwn(tx, own);
    await markStored(tx, file.id, ctx.clock.now());
    const change = { checkedFileId: file.id };
    await perform(ctx, tx, order, "hand-in", { by: "editor", change });
    return describeFile(file, file.id);
  });
}

/** A prepared file that was not handed in after all. */
export async function dropPrepared(ctx: Context, file: FileRow): Promise<void> {
  await deleteFile(ctx.db, file.id);
  await ctx.files.remove(humanFileKey(file.id));
}

/** A file of an own order. @throws `not-found`, `human-editing.files-removed` */
export async function openOwnFile(ctx: Context, own: Own, file: string) {
  if (!(await findOrder(ctx.db, own.identity, { editorId: own.editorId }))) {
    throw new Failure("not-found");
  }
  return openFile(ctx, own.identity, file);
}
