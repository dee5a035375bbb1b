import type { ChangeDecision } from "@curie/contract";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { decisionRevisions, editDecisions } from "../tables.ts";

export type DecisionRow = typeof editDecisions.$inferSelect;

/** The next revision of a document's decisions; held until the transaction ends. */
export async function takeRevision(db: Db, documentId: string): Promise<number> {
  const [row] = await db
    .insert(decisionRevisions)
    .values({ documentId, revision: 1 })
    .onConflictDoUpdate({
      target: decisionRevisions.documentId,
      set: { revision: sql`${decisionRevisions.revision} + 1` },
    })
    .returning();
  if (!row) throw new Error("no revision was taken");
  return row.revision;
}

/** Of each change the last decision stays. What says the same as before keeps its revision. */
export async function writeDecisions(
  db: Db,
  documentId: string,
  decisions: readonly ChangeDecision[],
  made: { revision: number; decidedAt: Date },
): Promise<void> {
  // One array a column: a statement takes no more than 65,535 values of its own.
  const { changes, kinds, reasons } = {
    changes: decisions.map(({ change }) => change),
    kinds: decisions.map(({ decision }) => decision),
    reasons: decisions.map(({ reason }) => reason),
  };
  await db.execute(sql`
    insert into edit_decisions (document_id, change, decision, reason, revision, decided_at)
    select ${documentId}::uuid, decided.change, decided.decision, decided.reason,
      ${made.revision}::int, ${made.decidedAt.toISOString()}::timestamptz
    from unnest(${sql.param(changes)}::int[], ${sql.param(kinds)}::text[], ${sql.param(reasons)}::text[])
      as decided (change, decision, reason)
    on conflict (document_id, change) do update
      set decision = excluded.decision, reason = excluded.reason,
        revision = excluded.revision, decided_at = excluded.decided_at
      where (edit_decisions.decision, edit_decisions.reason)
        is distinct from (excluded.decision, excluded.reason)`);
}

export async function findRevision(db: Db, documentId: string): Promise<number> {
  const [row] = await db
    .select()
    .from(decisionRevisions)
    .where(eq(decisionRevisions.documentId, documentId));
  return row?.revision ?? 0;
}

export async function listDecisions(db: Db, documentId: string, since = 0): Promise<DecisionRow[]> {
  return db
    .select()
    .from(editDecisions)
    .where(and(eq(editDecisions.documentId, documentId), gt(editDecisions.revision, since)))
    .orderBy(asc(editDecisions.change));
}

export async function deleteDecisions(db: Db, documentId: string): Promise<void> {
  await db.delete(decisionRevisions).where(eq(decisionRevisions.documentId, documentId));
}
