import { and, desc, eq, gt, lt, ne, or, sql } from "drizzle-orm";
import { builtOnce, type Db } from "#platform/db/client.ts";
import type { UserRow } from "../store.ts";
import { sessions, users } from "../tables.ts";

/** What the placeholders of a statement stand for that asks by a session. */
export type SessionValues = { token: string; now: string; idleSince: string };

/** A session that opens something: not over, not idle for too long, with every step taken. */
const isOpen = and(
  eq(sessions.token, sql.placeholder("token")),
  gt(sessions.expiresAt, sql.placeholder("now")),
  gt(sessions.lastSeenAt, sql.placeholder("idleSince")),
  eq(sessions.secondStepDue, false),
);

const userBySession = builtOnce((db) =>
  db
    .select({ user: users, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isOpen)
    .limit(1)
    .prepare("user_by_session"),
);

/** The person behind a session token, if the session is still good. One query: every request pays it. */
export async function findUserBySession(
  db: Db,
  values: SessionValues,
): Promise<{ user: UserRow; lastSeenAt: Date } | null> {
  const [row] = await userBySession(db).execute(values);
  return row ?? null;
}

/**
 * Whose session it is, as a part of another statement: what pages ask for all the time is asked
 * together with who asks. No row when it opens nothing.
 */
export function sessionOwner(db: Db) {
  return db
    .select({ ownerId: sessions.userId, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(isOpen)
    .as("session");
}

/** Parallel requests of one person note it once. */
export async function noteSeen(db: Db, token: string, now: Date, notedBefore: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.token, token), lt(sessions.lastSeenAt, notedBefore)));
}

/** Sessions that open something: not over, not idle for too long, with every step taken. */
const isGood = (now: Date, idleSince: Date) =>
  and(
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, idleSince),
    eq(sessions.secondStepDue, false),
  );

export async function listSessions(db: Db, userId: string, now: Date, idleSince: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isGood(now, idleSince)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** When the session of a token began, if it is this person's. */
export async function findSessionStart(
  db: Db,
  userId: string,
  token: string,
): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.token, token), eq(sessions.userId, userId)));
  return row?.createdAt ?? null;
}

/** Answers whether there was such a session of this person. */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** Those that wait for their second step end as well. Answers how many there were. */
export async function deleteOtherSessions(
  db: Db,
  userId: string,
  /** Null: none is kept. */
  keptToken: string | null,
): Promise<number> {
  const gone = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        keptToken === null ? undefined : ne(sessions.token, keptToken),
      ),
    )
    .returning({ due: sessions.secondStepDue });
  return gone.filter(({ due }) => !due).length;
}

export async function deleteExpiredSessions(db: Db, now: Date, idleSince: Date): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)));
}
