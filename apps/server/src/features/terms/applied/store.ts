import type { Term } from "@curie/language/terms";
import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { documentTerms } from "../tables.ts";

export async function insertDocumentTerms(
  db: Db,
  row: typeof documentTerms.$inferInsert,
): Promise<void> {
  await db.insert(documentTerms).values(row);
}

export async function findDocumentTerms(db: Db, documentId: string): Promise<Term[]> {
  const [row] = await db
    .select()
    .from(documentTerms)
    .where(eq(documentTerms.documentId, documentId));
  return row?.terms ?? [];
}

export async function deleteDocumentTerms(db: Db, documentId: string): Promise<void> {
  await db.delete(documentTerms).where(eq(documentTerms.documentId, documentId));
}
