import { and, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { securityEvents, users } from "../tables.ts";

type NewEvent = Omit<typeof securityEvents.$inferInsert, "userId">;

export async function insertEvent(db: Db, userId: string, event: NewEvent): Promise<void> {
  await db.insert(securityEvents).values({ ...event, userId });
}

/**
 * For an address that may or may not have an account: the same one statement and the same one row
 * either way, so that the time of the answer does not tell which it was. Answers the account.
 */
export async function insertEventByEmail(
  db: Db,
  email: string,
  event: NewEvent,
): Promise<string | null> {
  const userId = sql<string>`(select ${users.id} from ${users} where ${users.email} = ${email})`;
  const [row] = await db
    .insert(securityEvents)
    .values({ ...event, userId })
    .returning({ userId: securityEvents.userId });
  return row?.userId ?? null;
}

const shown = {
  identity: securityEvents.id,
  name: securityEvents.name,
  at: securityEvents.at,
  browser: securityEvents.browser,
  system: securityEvents.system,
  country: securityEvents.country,
};

/** Newest first; `before` is an event of the same person, after which the answer goes on. */
export async function listEvents(
  db: Db,
  userId: string,
  page?: { limit: number; before: string | undefined },
) {
  const order = sql`(${securityEvents.at}, ${securityEvents.id})`;
  const last = sql`(select at, id from security_events where id = ${page?.before} and user_id = ${userId})`;
  const query = db
    .select(shown)
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.userId, userId),
        page?.before === undefined ? undefined : sql`${order} < ${last}`,
      ),
    )
    .orderBy(desc(securityEvents.at), desc(securityEvents.id));
  return page ? query.limit(page.limit) : query;
}

/** Old events, and sooner those of addresses without an account. */
export async function deleteEventsBefore(
  db: Db,
  before: Date,
  withoutAccountBefore: Date,
): Promise<void> {
  await db
    .delete(securityEvents)
    .where(
      or(
        lt(securityEvents.at, before),
        and(isNull(securityEvents.userId), lt(securityEvents.at, withoutAccountBefore)),
      ),
    );
}
