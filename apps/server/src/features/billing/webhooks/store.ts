import type { PaddleVersion } from "@curie/contract";
import { and, asc, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import type { Outcome } from "../rules.ts";
import { providerMessages } from "../tables.ts";

export type MessageRow = typeof providerMessages.$inferSelect;
export type MessageKey = { paddleVersion: PaddleVersion; messageId: string };

const is = ({ paddleVersion, messageId }: MessageKey) =>
  and(eq(providerMessages.paddleVersion, paddleVersion), eq(providerMessages.messageId, messageId));

/** False when the message is known already. */
export async function insertMessage(
  db: Db,
  row: typeof providerMessages.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(providerMessages)
    .values(row)
    .onConflictDoNothing()
    .returning({ messageId: providerMessages.messageId });
  return added.length > 0;
}

/** Which of these messages have come before. */
export async function listKnownMessages(
  db: Db,
  paddleVersion: PaddleVersion,
  messageIds: string[],
): Promise<Set<string>> {
  if (messageIds.length === 0) return new Set();
  const rows = await db
    .select({ messageId: providerMessages.messageId })
    .from(providerMessages)
    .where(
      and(
        eq(providerMessages.paddleVersion, paddleVersion),
        inArray(providerMessages.messageId, messageIds),
      ),
    );
  return new Set(rows.map(({ messageId }) => messageId));
}

export async function findMessage(db: Db, key: MessageKey): Promise<MessageRow | null> {
  const [row] = await db.select().from(providerMessages).where(is(key));
  return row ?? null;
}

/** Held until the transaction ends: two workers never process one message at the same time. */
export async function lockMessage(db: Db, key: MessageKey): Promise<MessageRow | null> {
  const [row] = await db.select().from(providerMessages).where(is(key)).for("update");
  return row ?? null;
}

export async function closeMessage(
  db: Db,
  key: MessageKey,
  outcome: Outcome,
  processedAt: Date,
): Promise<void> {
  await db
    .update(providerMessages)
    .set({
      outcome: outcome.kind,
      ignoreReason: outcome.kind === "ignored" ? outcome.reason : null,
      processedAt,
    })
    .where(is(key));
}

export async function reopenMessage(db: Db, key: MessageKey): Promise<void> {
  await db
    .update(providerMessages)
    .set({ outcome: null, ignoreReason: null, processedAt: null })
    .where(is(key));
}

/** What nobody could process yet, oldest first. */
export async function listOpenMessages(db: Db, receivedBefore: Date): Promise<MessageKey[]> {
  const rows = await db
    .select({
      paddleVersion: providerMessages.paddleVersion,
      messageId: providerMessages.messageId,
    })
    .from(providerMessages)
    .where(
      and(isNull(providerMessages.processedAt), lt(providerMessages.receivedAt, receivedBefore)),
    )
    .orderBy(asc(providerMessages.receivedAt));
  return rows;
}

export async function dropBody(db: Db, key: MessageKey): Promise<void> {
  await db.update(providerMessages).set({ body: null }).where(is(key));
}

/** The texts of messages that were processed go; that they were here, and what became of them, stays. */
export async function dropBodies(db: Db, receivedBefore: Date): Promise<number> {
  const dropped = await db
    .update(providerMessages)
    .set({ body: null })
    .where(
      and(
        isNotNull(providerMessages.body),
        isNotNull(providerMessages.processedAt),
        lt(providerMessages.receivedAt, receivedBefore),
      ),
    )
    .returning({ messageId: providerMessages.messageId });
  return dropped.length;
}
