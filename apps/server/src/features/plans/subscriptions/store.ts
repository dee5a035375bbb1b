import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#platform/db/client.ts";
import { planPayments, plans, subscriptionNews, subscriptions } from "../tables.ts";
import type { SubscriptionNews } from "./rules.ts";

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

/** False when these news are known already. */
export async function insertNews(
  db: Db,
  subscriptionId: string,
  news: SubscriptionNews,
): Promise<boolean> {
  const { newsId, occurredAt } = news;
  const added = await db
    .insert(subscriptionNews)
    .values({ subscriptionId, newsId, occurredAt, news })
    .onConflictDoNothing()
    .returning({ newsId: subscriptionNews.newsId });
  return added.length > 0;
}

/** JSON has no instants: they come back from text. */
const instant = z.coerce.date();
const KeptNews = z.object({
  newsId: z.string(),
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

export async function listNews(db: Db, subscriptionId: string): Promise<SubscriptionNews[]> {
  const rows = await db
    .select({ news: subscriptionNews.news })
    .from(subscriptionNews)
    .where(eq(subscriptionNews.subscriptionId, subscriptionId));
  return rows.map((row) => KeptNews.parse(row.news));
}

/** Deletes what a person holds of the provider, with its news, and what they paid there. */
export async function deleteBought(db: Db, userId: string): Promise<void> {
  const takenThere = inArray(planPayments.takenBy, ["classic", "newer"]);
  await db.delete(planPayments).where(and(eq(planPayments.userId, userId), takenThere));
  const bought = eq(plans.grantingMechanism, "paddle");
  await db.delete(plans).where(and(eq(plans.userId, userId), bought));
}
