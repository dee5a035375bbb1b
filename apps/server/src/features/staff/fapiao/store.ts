import { and, eq, ilike, or } from "drizzle-orm";
import { users } from "#features/accounts/tables.ts";
import type { StoredStatus } from "#features/fapiao/rules.ts";
import { fapiaos } from "#features/fapiao/tables.ts";
import { payments } from "#features/plans/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { after, newestKeyFirst, rowKey } from "#platform/db/keyset.ts";
import { containing } from "../rules.ts";

export type FapiaoFilter = { search?: string | undefined; status?: StoredStatus | undefined };

/** Fapiao with what they are of, newest first. */
export async function searchFapiao(
  db: Db,
  { search, status }: FapiaoFilter,
  cursor: string | undefined,
  limit: number,
) {
  const key = [fapiaos.requestedAt, fapiaos.id] as const;
  const pattern = containing(search ?? "");
  const texts = [
    fapiaos.title,
    fapiaos.taxNumber,
    fapiaos.number,
    fapiaos.redNumber,
    payments.receiptCode,
    users.email,
  ];
  return db
    .select({
      fapiao: fapiaos,
      payment: payments,
      person: { identity: users.id, email: users.email },
      key: rowKey(...key),
    })
    .from(fapiaos)
    .innerJoin(payments, eq(payments.id, fapiaos.paymentId))
    .leftJoin(users, eq(users.id, fapiaos.userId))
    .where(
      and(
        search ? or(...texts.map((text) => ilike(text, pattern))) : undefined,
        status ? eq(fapiaos.status, status) : undefined,
        after(cursor, ...key),
      ),
    )
    .orderBy(...newestKeyFirst(...key))
    .limit(limit);
}

export type FoundFapiao = Awaited<ReturnType<typeof searchFapiao>>[number];
