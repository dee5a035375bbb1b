import { asc, eq, getTableColumns, or } from "drizzle-orm";
import { documents, uploads } from "#features/documents/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { documentTerms, termLists, terms } from "../tables.ts";

/** Entries of one's own list and of those of one's own documents. */
export function listOwnTerms(db: Db, ownerId: string) {
  const { id: _, listId: __, key: ___, ...told } = getTableColumns(terms);
  return db
    .select({ ...told, upload: termLists.uploadId })
    .from(terms)
    .innerJoin(termLists, eq(termLists.id, terms.listId))
    .leftJoin(uploads, eq(uploads.id, termLists.uploadId))
    .where(or(eq(termLists.ownerId, ownerId), eq(uploads.ownerId, ownerId)))
    .orderBy(asc(terms.term), asc(terms.key));
}

export function listTermsOfDocuments(db: Db, ownerId: string) {
  return db
    .select({ document: documentTerms.documentId, terms: documentTerms.terms })
    .from(documentTerms)
    .innerJoin(documents, eq(documents.id, documentTerms.documentId))
    .where(eq(documents.ownerId, ownerId))
    .orderBy(asc(documentTerms.documentId));
}
