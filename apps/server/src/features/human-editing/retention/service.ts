import { dayMs, humanChangesDays, humanDraftDays, humanOrderFileDays } from "@curie/contract";
import { isIdentity } from "#features/documents/rules.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { perform } from "../acts/service.ts";
import { humanFileKey, humanFilesFolder, idOfHumanFile } from "../files/rules.ts";
import { lockOrder } from "../store.ts";
import {
  deleteDraftsBefore,
  deleteFilesOfClosed,
  deleteLostFiles,
  listDelivered,
  listFileIds,
  listKnownFiles,
} from "./store.ts";

/** A payment that was begun keeps the copy of its draft so long; so does a file that is being stored. */
const unfinishedMs = dayMs;
const sweepBatch = 500;

/** Removes drafts that nobody paid for, copies that no payment needs, and the files of orders long closed. */
export async function sweepHumanOrders(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  await deleteDraftsBefore(ctx.db, new Date(now - humanDraftDays * dayMs));
  await closeDelivered(ctx, new Date(now - humanChangesDays * dayMs));
  await deleteLostFiles(ctx.db, new Date(now - unfinishedMs));
  await deleteFilesOfClosed(ctx.db, new Date(now - humanOrderFileDays * dayMs));
  await sweepBytes(ctx);
}

/** Orders whose time for changes is over. */
async function closeDelivered(ctx: Context, deliveredBefore: Date): Promise<void> {
  for (const { id } of await listDelivered(ctx.db, deliveredBefore)) {
    await ctx.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id, "anybody");
      // The author may have accepted it, or asked for changes, in this moment.
      if (!order?.deliveredAt || order.deliveredAt > deliveredBefore) return;
      if (order.status === "delivered") await perform(ctx, tx, order, "close", { by: "curie" });
    });
  }
}

/** Bytes that no row knows. */
async function sweepBytes(ctx: Context): Promise<void> {
  let batch: string[] = [];
  const sweep = async () => {
    const known = await listKnownFiles(ctx.db, batch.map(idOfHumanFile));
    for (const key of batch) if (!known.has(idOfHumanFile(key))) await ctx.files.remove(key);
    batch = [];
  };
  for await (const key of ctx.files.list(humanFilesFolder)) {
    // What does not look like ours is not ours to remove.
    if (!isIdentity(idOfHumanFile(key))) continue;
    batch.push(key);
    if (batch.length >= sweepBatch) await sweep();
  }
  if (batch.length > 0) await sweep();
}

const beforeEveryId = "00000000-0000-0000-0000-000000000000";

/** The key of every file of an order that a row names: what a backup copies. */
export async function* listNamedHumanFiles(db: Db): AsyncGenerator<string> {
  for (let after: string | undefined = beforeEveryId; after; ) {
    const ids = await listFileIds(db, after, sweepBatch);
    for (const id of ids) yield humanFileKey(id);
    after = ids.at(-1);
  }
}
