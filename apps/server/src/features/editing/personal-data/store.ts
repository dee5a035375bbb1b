import { asc, eq } from "drizzle-orm";
import { documents } from "#features/documents/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { editDecisions } from "../tables.ts";

export function listOwnDecisions(db: Db, ownerId: string) {
  return db
    .select({
      document: editDecisions.documentId,
      change: editDecisions.change,
      decision: editDecisions.decision,
      reason: editDecisions.reason,
      decidedAt: editDecisions.decidedAt,
    })
    .from(editDecisions)
    .innerJoin(documents, eq(documents.id, editDecisions.documentId))
    .where(eq(documents.ownerId, ownerId))
    .orderBy(asc(editDecisions.documentId), asc(editDecisions.change));
}
