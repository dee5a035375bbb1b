import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#platform/db/client.ts";
import { payments, plans, providerEvents, subscriptions } from "../tables.ts";
import type { ProviderEvent } from "./rules.ts";

export async function findSubscription(db: Db, id: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id)).for("update");
  return row ?? null;
}

export async function upsertSubscription(
  db: Db,
  row: typeof subscriptions.$inferInsert,
): Promise<void> {
  await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.id, set: row });
}

/** False when this event is known already. */
export async function insertEvent(
  db: Db,
  subscriptionId: string,
  event: ProviderEvent,
): Promise<boolean> {
  const { eventId, occurredAt } = event;
  const added = await db
    .insert(providerEvents)
    .values({ subscriptionId, eventId, occurredAt, event })
    .onConflictDoNothing()
    .returning({ eventId: providerEvents.eventId });
  return added.length > 0;
}

/** JSON has no instants: they come back from text. */
const instant = z.coerce.date();
const StoredEvent = z.object({
  eventId: z.string(),
  occurredAt: instant,
  status: z.enum(["trialing", "active", "past_due", "paused", "canceled"]).optional(),
  customerId: z.string().optional(),
  startedAt: instant.optional(),
  firstPaidAt: instant.optional(),
  trialEndsAt: instant.nullable().optional(),
  periodEndsAt: instant.nullable().optional(),
  cancelsAt: instant.nullable().optional(),
  endedAt: instant.nullable().optional(),
  updateUrl: z.string().optional(),
  cancelUrl: z.string().optional(),
});

export async function listEvents(db: Db, subscriptionId: string): Promise<ProviderEvent[]> {
  const rows = await db
    .select({ event: providerEvents.event })
    .from(providerEvents)
    .where(eq(providerEvents.subscriptionId, subscriptionId));
  return rows.map((row) => StoredEvent.parse(row.event));
}

/** Deletes what a person holds of the provider, with its events, and what they paid there. */
export async function deleteBought(db: Db, userId: string): Promise<void> {
  const takenThere = inArray(payments.takenBy, ["classic", "newer"]);
  await db.delete(payments).where(and(eq(payments.userId, userId), takenThere));
  const bought = eq(plans.grantingMechanism, "paddle");
  await db.delete(plans).where(and(eq(plans.userId, userId), bought));
}
