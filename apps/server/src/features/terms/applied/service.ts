import type { User } from "@curie/contract";
import { mergeTermLists, type Term } from "@curie/language/terms";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { termOfRow } from "../rules.ts";
import { ownersOf } from "../service.ts";
import { listAllEntries } from "../store.ts";
import { deleteDocumentTerms, findDocumentTerms, insertDocumentTerms } from "./store.ts";

/** The terms that apply to somebody's manuscripts now, as one list; with those of an upload, if named. */
export async function listAppliedTerms(ctx: Context, user: User, upload?: string): Promise<Term[]> {
  const lists: Term[][] = [];
  for (const { owner } of await ownersOf(ctx, user, upload)) {
    lists.push((await listAllEntries(ctx.db, owner)).map(termOfRow));
  }
  return mergeTermLists(lists);
}

/** Keeps with a document what applies at its start, in the step that starts it. */
export async function keepTerms(
  ctx: Context,
  tx: Db,
  user: User,
  document: { identity: string; uploadId: string },
): Promise<void> {
  const terms = await listAppliedTerms({ ...ctx, db: tx }, user, document.uploadId);
  if (terms.length > 0) {
    await insertDocumentTerms(tx, { documentId: document.identity, terms });
  }
}

/** The terms that applied when a document was started. */
export function termsOfDocument(ctx: Context, documentId: string): Promise<Term[]> {
  return findDocumentTerms(ctx.db, documentId);
}

/** They say nothing without the files: what takes them takes these too. */
export async function forgetTerms(tx: Db, documentId: string): Promise<void> {
  await deleteDocumentTerms(tx, documentId);
}
