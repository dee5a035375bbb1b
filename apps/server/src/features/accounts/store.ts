import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import { builtOnce, type Db } from "#platform/db/client.ts";
import { attempts, credentials, sessions, users } from "./tables.ts";

export type UserRow = typeof users.$inferSelect;

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

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email)).limit(1);
  return row ?? null;
}

export async function getUser(db: Db, id: string): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).limit(1);
  if (!row) throw new Error(`no user ${id}`);
  return row;
}

export async function updateUser(
  db: Db,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  if (!row) throw new Error(`no user ${id}`);
  return row;
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

/** Serialises tries at one door, so that parallel requests cannot slip through together. */
export async function lockDoor(db: Db, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

export async function listAttempts(db: Db, key: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.key, key), gt(attempts.at, since)))
    .orderBy(asc(attempts.at));
  return rows.map((row) => row.at);
}

export async function insertAttempt(db: Db, row: typeof attempts.$inferInsert): Promise<void> {
  await db.insert(attempts).values(row);
}

export async function deleteAttempt(db: Db, id: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.id, id));
}

export async function deleteAttemptsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.at, before));
}

/** Removes an account whose address nobody has confirmed; a confirmed one stays whatever happens. */
export async function deleteUnconfirmedUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(and(eq(users.id, id), eq(users.emailVerified, false)));
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

export async function insertConfirmedUser(
  db: Db,
  rows: { user: typeof users.$inferInsert; credential: { id: string; password: string } },
): Promise<UserRow> {
  return db.transaction(async (tx) => {
    const [user] = await tx.insert(users).values(rows.user).returning();
    if (!user) throw new Error("the user was not inserted");
    await tx.insert(credentials).values({
      ...rows.credential,
      userId: user.id,
      accountId: user.id,
      providerId: "credential",
    });
    return user;
  });
}
