import { dayMs, humanDraftDays, humanOrderFileDays } from "@curie/contract";
import { isIdentity } from "#features/documents/rules.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { humanFileKey, humanFilesFolder, idOfHumanFile } from "../files/rules.ts";
import {
  deleteDraftsBefore,
  deleteFilesOfClosed,
  deleteLostFiles,
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
  await deleteLostFiles(ctx.db, new Date(now - unfinishedMs));
  await deleteFilesOfClosed(ctx.db, new Date(now - humanOrderFileDays * dayMs));
  await sweepBytes(ctx);
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
