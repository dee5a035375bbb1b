import type { HumanOrderFile, User } from "@curie/contract";
import type { HumanEditCheck } from "@curie/manuscript";
import { failureOfRefusal } from "#features/documents/rules.ts";
import { asRefusal, findCopy, refuseMissing } from "#features/documents/service.ts";
import type { Context } from "#platform/context.ts";
import type { Task } from "#platform/cpu.ts";
import { Failure } from "#platform/failure.ts";
import { FileMissing } from "#platform/files.ts";
import type { FileRow, OrderRow } from "../store.ts";
import type { CompareInput, CompareOutput } from "../tasks.ts";
import { humanFileKey } from "./rules.ts";
import { findFile, findSource, insertSourceOnce, markStored } from "./store.ts";

const compareTask: Task = { module: new URL("../tasks.ts", import.meta.url), name: "compare" };

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

/** A stored file of an order as a stream, for whoever may have it. @throws `human-editing.files-removed` */
export async function openFile(ctx: Context, orderId: string, fileId: string) {
  const file = await findFile(ctx.db, orderId, fileId);
  if (!file) throw new Failure("human-editing.files-removed");
  const opened = await ctx.files.read(humanFileKey(file.id)).catch(asLost(ctx, file));
  return { ...opened, name: file.fileName };
}

/** The bytes of a file; the row of one that was not stored yet has none. */
export async function bytesOf(ctx: Context, file: FileRow | null): Promise<Uint8Array> {
  if (!file?.storedAt) throw new Failure("human-editing.files-removed");
  return ctx.files.bytes(humanFileKey(file.id)).catch(asLost(ctx, file));
}

function asLost(ctx: Context, { id }: FileRow): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof FileMissing)) throw error;
    ctx.log.error({ err: error, fileId: id }, "a stored file is missing");
    throw new Failure("human-editing.files-removed");
  };
}

/**
 * Compares an edited file with the one that was handed out.
 *
 * @throws the codes of what is wrong inside a file
 */
export async function compareFiles(
  ctx: Context,
  files: CompareInput,
  owner: string,
): Promise<HumanEditCheck> {
  const outcome = await ctx.cpu
    .quick<CompareInput, CompareOutput>(compareTask, files, { owner })
    .catch(asRefusal);
  if (outcome.refused === null) return outcome.compared;
  const { code, params } = failureOfRefusal(outcome.refused, "corrupt");
  throw new Failure(code, params);
}

/** What the console shows of the files of an order. */
export function describeFile(file: FileRow, currentId: string | null): HumanOrderFile {
  const { id, kind, fileName: name, sizeBytes, createdAt, check } = file;
  return {
    ...{ identity: id, kind, name, sizeBytes, check },
    at: createdAt.toISOString(),
    isCurrent: id === currentId,
  };
}
