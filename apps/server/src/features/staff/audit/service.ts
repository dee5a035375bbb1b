import type { AuditDetails, AuditEntry, AuditSubject, StaffAct } from "@curie/contract";
import { staffPageSize } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { pageOf } from "#platform/db/keyset.ts";
import { type EntryFilter, insertEntry, listEntries } from "./store.ts";

/** What an act was about. Of a user nothing but the identity: the log outlives the account. */
export type AuditNote = { kind: AuditSubject; identity: string; details?: AuditDetails };

/** Adds an entry on `ctx.db`, which is the transaction of the act. `by` is null for a command on the machine. */
export async function recordAct(
  ctx: Context,
  { by, act, kind, identity, details = {} }: { by: string | null; act: StaffAct } & AuditNote,
): Promise<void> {
  await insertEntry(ctx.db, {
    ...{ id: ctx.ids.uuid(), at: ctx.clock.now(), staffId: by, act },
    ...{ aboutKind: kind, aboutId: identity, details },
  });
}

export async function listAudit(
  ctx: Context,
  filter: EntryFilter,
  cursor: string | undefined,
): Promise<{ rows: AuditEntry[]; next: string | null }> {
  const found = await listEntries(ctx.db, filter, cursor, staffPageSize + 1);
  return pageOf(found, staffPageSize, (row) => ({
    identity: row.id,
    at: row.at.toISOString(),
    by: row.staffId === null ? null : { identity: row.staffId, name: row.name ?? "" },
    act: row.act,
    about: { kind: row.aboutKind, identity: row.aboutId },
    details: row.details,
  }));
}
