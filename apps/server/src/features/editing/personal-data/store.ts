import { asc, eq } from "drizzle-orm";
import { documents } from "#features/documents/tables.ts";
import type { Db } from "#platform/db/client.ts";
import {
  checkProfiles,
  dismissedFindings,
  editDecisions,
  editDeliveries,
  journalProfiles,
} from "../tables.ts";

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

export function listOwnProfiles(db: Db, ownerId: string) {
  return db
    .select({
      document: checkProfiles.documentId,
      profile: checkProfiles.profile,
      journalProfile: checkProfiles.journalProfileId,
    })
    .from(checkProfiles)
    .innerJoin(documents, eq(documents.id, checkProfiles.documentId))
    .where(eq(documents.ownerId, ownerId))
    .orderBy(asc(checkProfiles.documentId));
}

/** Profiles of one's own; a group's are the group's, whoever wrote them. */
export function listOwnJournalProfiles(db: Db, ownerId: string) {
  return db
    .select({
      identity: journalProfiles.id,
      profile: journalProfiles.profile,
      changedAt: journalProfiles.changedAt,
    })
    .from(journalProfiles)
    .where(eq(journalProfiles.ownerId, ownerId))
    .orderBy(asc(journalProfiles.changedAt), asc(journalProfiles.id));
}

export function listOwnDismissed(db: Db, ownerId: string) {
  return db
    .select({
      document: dismissedFindings.documentId,
      finding: dismissedFindings.finding,
      dismissedAt: dismissedFindings.dismissedAt,
    })
    .from(dismissedFindings)
    .innerJoin(documents, eq(documents.id, dismissedFindings.documentId))
    .where(eq(documents.ownerId, ownerId))
    .orderBy(asc(dismissedFindings.documentId), asc(dismissedFindings.finding));
}

export function listOwnDeliveries(db: Db, ownerId: string) {
  return db
    .select({
      document: editDeliveries.documentId,
      copy: editDeliveries.copy,
      sha256: editDeliveries.sha256,
      deliveredAt: editDeliveries.deliveredAt,
    })
    .from(editDeliveries)
    .innerJoin(documents, eq(documents.id, editDeliveries.documentId))
    .where(eq(documents.ownerId, ownerId))
    .orderBy(asc(editDeliveries.documentId), asc(editDeliveries.deliveredAt));
}
