import { and, count, isNotNull, isNull, max, sql } from "drizzle-orm";
import { providerMessages } from "#features/billing/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { after, newestKeyFirst, rowKey } from "#platform/db/keyset.ts";

/** What the payment provider told, newest first; `open`: what is not processed yet. */
export async function listEvents(
  db: Db,
  { open }: { open: boolean },
  cursor: string | undefined,
  limit: number,
) {
  const key = [providerMessages.receivedAt, providerMessages.messageId] as const;
  return db
    .select({
      paddleVersion: providerMessages.paddleVersion,
      messageId: providerMessages.messageId,
      kind: providerMessages.kind,
      receivedAt: providerMessages.receivedAt,
      processedAt: providerMessages.processedAt,
      outcome: providerMessages.outcome,
      ignoreReason: providerMessages.ignoreReason,
      kept: sql<boolean>`${isNotNull(providerMessages.body)}`,
      key: rowKey(...key),
    })
    .from(providerMessages)
    .where(and(open ? isNull(providerMessages.processedAt) : undefined, after(cursor, ...key)))
    .orderBy(...newestKeyFirst(...key))
    .limit(limit);
}

export async function describeEvents(db: Db): Promise<{ open: number; lastAt: Date | null }> {
  const [row] = await db
    .select({
      open: sql<number>`(${count()} filter (where ${isNull(providerMessages.processedAt)}))::int`,
      lastAt: max(providerMessages.receivedAt),
    })
    .from(providerMessages);
  return { open: row?.open ?? 0, lastAt: row?.lastAt ?? null };
}
