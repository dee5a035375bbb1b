import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { credentials, users } from "./tables.ts";

export type UserRow = typeof users.$inferSelect;

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email)).limit(1);
  return row ?? null;
}

export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return row ?? null;
}

export async function getUser(db: Db, id: string): Promise<UserRow> {
  const row = await findUser(db, id);
  if (!row) throw new Error(`no user ${id}`);
  return row;
}

export async function lockUser(db: Db, id: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");
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

export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

/** An account with a password; null when its address has one already. */
export async function insertAccount(
  db: Db,
  rows: { user: typeof users.$inferInsert; credential: { id: string; password: string } },
): Promise<UserRow | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values(rows.user)
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (!user) return null;
    await tx.insert(credentials).values({
      ...rows.credential,
      userId: user.id,
      accountId: user.id,
      providerId: "credential",
    });
    return user;
  });
}
