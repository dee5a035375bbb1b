import type { EditStrength, StyleOfEnglish } from "@curie/contract";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { documents } from "#features/documents/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { decisionRevisions, editDecisions } from "../tables.ts";

export type CandidateRow = {
  id: string;
  fileName: string;
  versionNumber: number;
  completedAt: Date;
  words: number | null;
  styleOfEnglish: StyleOfEnglish | null;
  oxfordSpelling: boolean;
  strength: EditStrength | null;
  sketch: number[] | null;
};

/** Own finished edits whose files and report are still there, newest first. */
export async function listCandidates(
  db: Db,
  ownerId: string,
  limit: number,
): Promise<CandidateRow[]> {
  const rows = await db
    .select({
      id: documents.id,
      fileName: documents.fileName,
      versionNumber: documents.versionNumber,
      completedAt: documents.completedAt,
      words: documents.words,
      styleOfEnglish: documents.styleOfEnglish,
      oxfordSpelling: documents.oxfordSpelling,
      strength: documents.strength,
      sketch: documents.sketch,
    })
    .from(documents)
    .where(
      and(
        eq(documents.ownerId, ownerId),
        eq(documents.type, "edit"),
        eq(documents.status, "completed"),
        isNull(documents.deletedAt),
        isNotNull(documents.originalKey),
        isNotNull(documents.reportKey),
      ),
    )
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(limit);
  return rows.flatMap(({ completedAt, ...row }) => (completedAt ? [{ ...row, completedAt }] : []));
}

/** Decisions that came over from the version before, as the first ones of a document. */
export async function insertCarriedDecisions(
  db: Db,
  documentId: string,
  decisions: readonly { change: number; decidedAt: string }[],
): Promise<void> {
  if (decisions.length === 0) return;
  const [changes, instants] = [
    decisions.map(({ change }) => change),
    decisions.map(({ decidedAt }) => decidedAt),
  ];
  await db.insert(decisionRevisions).values({ documentId, revision: 1 });
  await db.insert(editDecisions).select(
    sql`select ${documentId}::uuid, carried.change, 'accepted', null, 1, carried.decided_at
      from unnest(${sql.param(changes)}::int[], ${sql.param(instants)}::timestamptz[])
        as carried (change, decided_at)`,
  );
}
