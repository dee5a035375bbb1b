import type { HumanOrderStatus } from "@curie/contract";
import { and, asc, eq, ilike, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { users } from "#features/accounts/tables.ts";
import { humanOrders } from "#features/human-editing/tables.ts";
import { payments } from "#features/plans/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { after, newestKeyFirst, rowKey } from "#platform/db/keyset.ts";
import { containing } from "../rules.ts";
import { staffMembers } from "../tables.ts";

export type OrderFilter = {
  search?: string | undefined;
  status?: HumanOrderStatus | undefined;
  editor?: string | undefined;
  identity?: string | undefined;
};

/** Human orders by the address of the author, the name of the file or the receipt code, newest first. */
export async function searchOrders(
  db: Db,
  { search, status, editor, identity }: OrderFilter,
  cursor: string | undefined,
  limit: number,
) {
  const key = [humanOrders.createdAt, humanOrders.id] as const;
  const pattern = containing(search ?? "");
  const texts = [users.email, humanOrders.fileName, payments.receiptCode];
  return db
    .select({
      order: humanOrders,
      author: { id: users.id, name: users.name, email: users.email },
      editor: { id: staffMembers.id, name: staffMembers.name },
      payment: payments,
      key: rowKey(...key),
    })
    .from(humanOrders)
    .leftJoin(users, eq(users.id, humanOrders.userId))
    .leftJoin(staffMembers, eq(staffMembers.id, humanOrders.editorId))
    .leftJoin(payments, eq(payments.id, humanOrders.paymentId))
    .where(
      and(
        search ? or(...texts.map((text) => ilike(text, pattern))) : undefined,
        status ? eq(humanOrders.status, status) : undefined,
        editor ? eq(humanOrders.editorId, editor) : undefined,
        identity ? eq(humanOrders.id, identity) : undefined,
        after(cursor, ...key),
      ),
    )
    .orderBy(...newestKeyFirst(...key))
    .limit(limit);
}

export type FoundOrder = Awaited<ReturnType<typeof searchOrders>>[number];

/** Editors who have accepted their invitation and have not left, by name. */
export async function listEditors(db: Db) {
  return db
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(
      and(
        eq(staffMembers.role, "editor"),
        isNull(staffMembers.endedAt),
        isNotNull(staffMembers.password),
      ),
    )
    .orderBy(asc(staffMembers.name), asc(staffMembers.id));
}

/** Who they are, by identity, also those who have left. */
export async function listNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(inArray(staffMembers.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
