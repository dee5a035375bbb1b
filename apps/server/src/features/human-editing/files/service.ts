import type { User } from "@curie/contract";
import { findCopy, refuseMissing } from "#features/documents/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import type { OrderRow } from "../store.ts";
import { humanFileKey } from "./rules.ts";
import { findSource, insertSourceOnce, markStored } from "./store.ts";

/**
 * Gives an order its own copy of the edited file, before anything is paid: from then on the document may be
 * deleted. Done twice, also at once, it is one copy of the same bytes.
 *
 * @throws `human-editing.files-removed` when there is nothing left to copy
 */
export async function keepSource(ctx: Context, user: User, order: OrderRow): Promise<void> {
  if ((await findSource(ctx.db, order.id))?.storedAt) return;
  if (order.documentId === null) throw new Failure("human-editing.files-removed");
  const { document, key } = await findCopy(ctx, user, "edit", order.documentId, "tracked").catch(
    asRemoved,
  );
  const bytes = await ctx.files.bytes(key).catch(refuseMissing(ctx, document)).catch(asRemoved);
  const row = await insertSourceOnce(ctx.db, {
    id: ctx.ids.uuid(),
    orderId: order.id,
    kind: "source",
    fileName: order.fileName,
    sizeBytes: bytes.length,
    createdAt: ctx.clock.now(),
  });
  await ctx.files.write(humanFileKey(row.id), bytes);
  await markStored(ctx.db, row.id, ctx.clock.now());
}

const gone = new Set(["documents.files-removed", "documents.file-missing", "documents.not-found"]);

function asRemoved(error: unknown): never {
  if (error instanceof Failure && gone.has(error.code)) {
    throw new Failure("human-editing.files-removed");
  }
  throw error;
}
