import { and, count, eq, ilike, isNull, or } from "drizzle-orm";
import { plans, preferredGroups } from "#features/plans/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { after, newestKeyFirst, rowKey } from "#platform/db/keyset.ts";
import { containing } from "../rules.ts";

/** Groups whose code, name or admin contains a text, newest first, with their members. */
export async function searchGroups(
  db: Db,
  search: string | undefined,
  cursor: string | undefined,
  limit: number,
) {
  const key = [preferredGroups.createdAt, preferredGroups.id] as const;
  const pattern = containing(search ?? "");
  const texts = [preferredGroups.code, preferredGroups.name, preferredGroups.adminEmail];
  return db
    .select({ group: preferredGroups, members: count(plans.id), key: rowKey(...key) })
    .from(preferredGroups)
    .leftJoin(
      plans,
      and(eq(plans.groupId, preferredGroups.id), isNull(plans.endedAt), isNull(plans.replacedAt)),
    )
    .where(
      and(
        search ? or(...texts.map((text) => ilike(text, pattern))) : undefined,
        after(cursor, ...key),
      ),
    )
    .groupBy(preferredGroups.id)
    .orderBy(...newestKeyFirst(...key))
    .limit(limit);
}
