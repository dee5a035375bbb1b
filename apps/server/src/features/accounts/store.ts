import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { credentials, users } from "./tables.ts";

export type UserRow = typeof users.$inferSelect;

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
