import { inArray } from "drizzle-orm";
import { users } from "#features/accounts/tables.ts";
import type { Db } from "#platform/db/client.ts";

/** The addresses of people, by identity; whoever is gone is not among them. */
export async function listAddresses(
  db: Db,
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...people]));
  return new Map(rows.map(({ id, email }) => [id, email]));
}
