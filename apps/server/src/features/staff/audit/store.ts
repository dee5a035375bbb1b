import type { AuditDetails } from "@curie/contract";
import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { after, newestKeyFirst, rowKey } from "#platform/db/keyset.ts";
import { auditEntries, staffMembers } from "../tables.ts";

export async function insertEntry(db: Db, row: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(row);
}

export type EntryFilter = Partial<Pick<typeof auditEntries.$inferSelect, "act" | "aboutId">>;

export async function listEntries(
  db: Db,
  { act, aboutId }: EntryFilter,
  cursor: string | undefined,
  limit: number,
) {
  const key = [auditEntries.at, auditEntries.id] as const;
  const wanted: (SQL | undefined)[] = [
    act === undefined ? undefined : eq(auditEntries.act, act),
    aboutId === undefined ? undefined : eq(auditEntries.aboutId, aboutId),
    after(cursor, ...key),
  ];
  const rows = await db
    .select({ entry: auditEntries, name: staffMembers.name, key: rowKey(...key) })
    .from(auditEntries)
    .leftJoin(staffMembers, eq(staffMembers.id, auditEntries.staffId))
    .where(and(...wanted))
    .orderBy(...newestKeyFirst(...key))
    .limit(limit);
  return rows.map(({ entry, name, key: rowsKey }) => ({
    ...entry,
    details: entry.details as AuditDetails,
    name,
    key: rowsKey,
  }));
}
