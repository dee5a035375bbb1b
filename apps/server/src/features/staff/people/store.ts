import { and, ilike, or } from "drizzle-orm";
import { users } from "#features/accounts/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { after, newestKeyFirst, rowKey } from "#platform/db/keyset.ts";
import { containing } from "../rules.ts";

/** People whose name or address contains a text, newest first. */
export async function searchPeople(
  db: Db,
  search: string | undefined,
  cursor: string | undefined,
  limit: number,
) {
  const key = [users.createdAt, users.id] as const;
  const pattern = containing(search ?? "");
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      country: users.country,
      group: users.preferredGroupCode,
      createdAt: users.createdAt,
      key: rowKey(...key),
    })
    .from(users)
    .where(
      and(
        search ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
        after(cursor, ...key),
      ),
    )
    .orderBy(...newestKeyFirst(...key))
    .limit(limit);
}
