import { and, eq, gt, lt, sql } from "drizzle-orm";
import { builtOnce, type Db } from "#platform/db/client.ts";
import type { UserRow } from "../store.ts";
import { sessions, users } from "../tables.ts";

const userBySession = builtOnce((db) =>
  db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder("token")),
        gt(sessions.expiresAt, sql.placeholder("now")),
      ),
    )
    .limit(1)
    .prepare("user_by_session"),
);

/** The person behind a session token, if the session is still good. One query: every request pays it. */
export async function findUserBySession(db: Db, token: string, now: Date): Promise<UserRow | null> {
  const [row] = await userBySession(db).execute({ token, now: now.toISOString() });
  return row?.user ?? null;
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
