import {
  dayMs,
  type HumanOrder,
  humanChangesDays,
  languageTag,
  type Pagination,
  type ProofRow,
  proofPageSize,
  type User,
} from "@curie/contract";
import { makeFormatting } from "@curie/locales/formatting";
import { humanProofCsv } from "@curie/manuscript";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { paginate } from "#platform/http/pagination.ts";
import { differs } from "../files/rules.ts";
import { bytesOf, compareFiles, openFile } from "../files/service.ts";
import { findFile, findSource } from "../files/store.ts";
import { lifeOf, mayNow } from "../rules.ts";
import { findOrder, type OrderRow } from "../store.ts";

/** What an author is told of the file that was delivered last. */
export async function describeDelivery(db: Db, order: OrderRow): Promise<HumanOrder["delivery"]> {
  if (order.deliveredFileId === null) return null;
  const file = await findFile(db, order.id, order.deliveredFileId);
  if (!file?.check) return null;
  const { words, changes, values } = file.check;
  return {
    ...{ sizeBytes: file.sizeBytes, words },
    changes: changes.reduce((sum, { count }) => sum + count, 0),
    proof: { total: values.total, differing: values.differing },
  };
}

/** Until when an order takes its one round of changes; null when it takes none. */
export function changesUntil(order: OrderRow): Date | null {
  if (order.deliveredAt === null || !mayNow(lifeOf(order), "ask-changes")) return null;
  return new Date(order.deliveredAt.getTime() + humanChangesDays * dayMs);
}

/** The delivered file. @throws `human-editing.not-found`, `human-editing.files-removed` */
export async function openDelivery(ctx: Context, user: User, identity: string) {
  const { order, fileId } = await requireDelivery(ctx, user, identity);
  return openFile(ctx, order.id, fileId);
}

/** A page of the proof sheet, what differs first (G-66: a page that is not there is the nearest that is). */
export async function listDeliveredProof(
  ctx: Context,
  user: User,
  identity: string,
  askedPage: string | undefined,
): Promise<{ rows: ProofRow[]; pagination: Pagination }> {
  const { rows } = await compareDelivery(ctx, user, identity);
  const pagination = paginate(askedPage, rows.length, proofPageSize);
  return { rows: rows.slice(pagination.offset, pagination.offset + proofPageSize), pagination };
}

/** The proof sheet for a spreadsheet, in the language of the author. */
export async function makeProofFile(
  ctx: Context,
  user: User,
  identity: string,
): Promise<{ name: string; content: string }> {
  const { order, rows } = await compareDelivery(ctx, user, identity);
  const { locale } = user;
  const { number, dateTime } = makeFormatting(locale, "UTC");
  const say = (key: string, params?: Record<string, string | number>) =>
    ctx.messages(locale, key, params);
  const name = order.fileName.replace(/\.[^.]*$/, "");
  return {
    name: `${say("report:file-name-proof", { name })}.csv`,
    content: humanProofCsv(rows, { language: languageTag(locale), say, number, dateTime }),
  };
}

/** Both files say it again as often as it is asked for: nothing has to be kept beside them. */
async function compareDelivery(ctx: Context, user: User, identity: string) {
  const { order, fileId } = await requireDelivery(ctx, user, identity);
  const [source, edited] = await Promise.all([
    bytesOf(ctx, await findSource(ctx.db, order.id)),
    bytesOf(ctx, await findFile(ctx.db, order.id, fileId)),
  ]);
  const { proof } = await compareFiles(ctx, { source, edited }, user.identity);
  return { order, rows: [...proof.filter(differs), ...proof.filter((row) => !differs(row))] };
}

async function requireDelivery(ctx: Context, user: User, identity: string) {
  const order = await findOrder(ctx.db, identity, { userId: user.identity });
  if (!order) throw new Failure("human-editing.not-found");
  if (order.deliveredFileId === null) throw new Failure("human-editing.files-removed");
  return { order, fileId: order.deliveredFileId };
}
