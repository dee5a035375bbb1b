import type { Term } from "@curie/language/terms";
import { eq, sql } from "drizzle-orm";
import { documents } from "#features/documents/tables.ts";
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

/** The uploads that a document and its earlier versions came from, the newest first. */
export async function listUploadsOfVersions(db: Db, documentId: string): Promise<string[]> {
  const { rows } = await db.execute<{ upload_id: string }>(sql`
    with recursive versions (upload_id, previous_id, age) as (
      select upload_id, previous_id, 0 from ${documents} where id = ${documentId}
      union all
      select earlier.upload_id, earlier.previous_id, age + 1
      from ${documents} earlier join versions on earlier.id = versions.previous_id
      where age < 100
    )
    select upload_id from versions order by age`);
  return rows.map((row) => row.upload_id);
}
