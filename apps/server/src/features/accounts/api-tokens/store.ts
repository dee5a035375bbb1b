import { and, count, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { builtOnce, type Db } from "#platform/db/client.ts";
import type { UserRow } from "../store.ts";
import { apiTokens, users } from "../tables.ts";

export type ApiTokenRow = typeof apiTokens.$inferSelect;

export async function listTokens(db: Db, userId: string): Promise<ApiTokenRow[]> {
  return db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
}

export async function countTokens(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId));
  return row?.number ?? 0;
}

export async function insertToken(
  db: Db,
  row: typeof apiTokens.$inferInsert,
): Promise<ApiTokenRow> {
  const [kept] = await db.insert(apiTokens).values(row).returning();
  if (!kept) throw new Error("the token was not inserted");
  return kept;
}

/** Null when there is no such token of this person. */
export async function deleteToken(db: Db, userId: string, id: string): Promise<ApiTokenRow | null> {
  const [gone] = await db
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId)))
    .returning();
  return gone ?? null;
}

export async function deleteTokensOf(db: Db, userId: string): Promise<void> {
  await db.delete(apiTokens).where(eq(apiTokens.userId, userId));
}

const tokenByHash = builtOnce((db) =>
  db
    .select({ token: apiTokens, user: users })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(eq(apiTokens.secretHash, sql.placeholder("secretHash")))
    .limit(1)
    .prepare("api_token_by_hash"),
);

/** A token with its owner, in one query: every call of the public API pays it. */
export async function findToken(
  db: Db,
  secretHash: string,
): Promise<{ token: ApiTokenRow; user: UserRow } | null> {
  const [row] = await tokenByHash(db).execute({ secretHash });
  return row ?? null;
}

/** Parallel calls with one token note it once. */
export async function noteTokenUse(
  db: Db,
  id: string,
  { now, notedBefore }: { now: Date; notedBefore: Date },
): Promise<void> {
  await db
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiTokens.id, id),
        or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, notedBefore)),
      ),
    );
}
