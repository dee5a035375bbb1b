import type { User } from "@curie/contract";
import { mergeTermLists, type Term } from "@curie/language/terms";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { type ListOwner, termOfRow } from "../rules.ts";
import { ownersOf } from "../service.ts";
import { listAllEntries } from "../store.ts";
import {
  deleteDocumentTerms,
  findDocumentTerms,
  insertDocumentTerms,
  listUploadsOfVersions,
} from "./store.ts";

/** The terms that apply to somebody's manuscripts now, as one list. */
export async function listAppliedTerms(ctx: Context, user: User): Promise<Term[]> {
  return mergeTermLists(await listsOf(ctx, await ownersOf(ctx, user)));
}

/**
 * Keeps with a document what applies at its start, in the step that starts it. The lists of its earlier
 * versions count too, next to its own.
 */
export async function keepTerms(
  ctx: Context,
  tx: Db,
  user: User,
  document: { identity: string },
): Promise<void> {
  const within = { ...ctx, db: tx };
  const versions = (await listUploadsOfVersions(tx, document.identity)).map(
    (id) => ({ owner: { scope: "document", id } }) as const,
  );
  const owners = [...versions, ...(await ownersOf(within, user))];
  const terms = mergeTermLists(await listsOf(within, owners));
  if (terms.length > 0) {
    await insertDocumentTerms(tx, { documentId: document.identity, terms });
  }
}

async function listsOf(ctx: Context, owners: readonly { owner: ListOwner }[]): Promise<Term[][]> {
  const lists: Term[][] = [];
  for (const { owner } of owners) {
    lists.push((await listAllEntries(ctx.db, owner)).map(termOfRow));
  }
  return lists;
}

/** The terms that applied when a document was started. */
export function termsOfDocument(ctx: Context, documentId: string): Promise<Term[]> {
  return findDocumentTerms(ctx.db, documentId);
}

/** They say nothing without the files: what takes them takes these too. */
export async function forgetTerms(tx: Db, documentId: string): Promise<void> {
  await deleteDocumentTerms(tx, documentId);
}
