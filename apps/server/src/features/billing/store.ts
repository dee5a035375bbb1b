import type { PaddleVersion } from "@curie/contract";
import { and, desc, eq, inArray, isNull, like, ne, or, type SQL, sql, sum } from "drizzle-orm";
import { users } from "#features/accounts/tables.ts";
import {
  payments,
  planSyncs,
  plans,
  providerEvents,
  subscriptions,
} from "#features/plans/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { invoiceNumbers, refunds } from "./tables.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/** Something of the provider's, held until the transaction ends, also while there is no row yet. */
export async function lockEntity(db: Db, id: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`provider ${id}`}, 0))`);
}

/** The identity of a person, if there is such a person here. */
export async function findUserId(db: Db, identity: string): Promise<string | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.id, identity));
  return row?.id ?? null;
}

export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
}

/** The subscription behind a person's present premium plan. */
export async function findPresentSubscription(
  db: Db,
  userId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(plans.userId, userId), eq(plans.type, "premium"), isNull(plans.replacedAt)));
  return row?.subscription ?? null;
}

export async function listSubscriptions(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
}

/** Since when somebody waits for an event of the provider. */
export async function findPendingSince(db: Db, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ since: planSyncs.pendingSince })
    .from(planSyncs)
    .where(eq(planSyncs.userId, userId));
  return row?.since ?? null;
}

/** Which of these events are stored already. */
export async function listKnownEvents(
  db: Db,
  events: readonly { subscriptionId: string; eventId: string }[],
): Promise<Set<string>> {
  if (events.length === 0) return new Set();
  const of = events.map(({ subscriptionId }) => subscriptionId);
  const ids = events.map(({ eventId }) => eventId);
  const rows = await db
    .select({ eventId: providerEvents.eventId })
    .from(providerEvents)
    .where(and(inArray(providerEvents.subscriptionId, of), inArray(providerEvents.eventId, ids)));
  return new Set(rows.map(({ eventId }) => eventId));
}

// --- payments

export async function findPayment(
  db: Db,
  by:
    | { takenBy: PaddleVersion | "direct"; externalId: string }
    | { userId: string; receiptCode: string }
    | { userId: string; paymentId: string }
    | { id: string },
): Promise<PaymentRow | null> {
  const own = (userId: string, matches: SQL) => and(eq(payments.userId, userId), matches);
  const matches =
    "externalId" in by
      ? and(eq(payments.takenBy, by.takenBy), eq(payments.externalId, by.externalId))
      : "receiptCode" in by
        ? own(by.userId, eq(payments.receiptCode, by.receiptCode))
        : "paymentId" in by
          ? own(by.userId, eq(payments.id, by.paymentId))
          : eq(payments.id, by.id);
  const [row] = await db.select().from(payments).where(matches);
  return row ?? null;
}

export async function listPayments(db: Db, userId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.paidAt), desc(payments.id));
}

/**
 * The next number of the year. Its row stays locked until the transaction ends, and a transaction that does
 * not end well gives the number back: no gap, and none twice.
 */
export async function nextInvoiceNumber(db: Db, year: number): Promise<number> {
  const [row] = await db
    .insert(invoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: invoiceNumbers.year,
      set: { last: sql`${invoiceNumbers.last} + 1` },
    })
    .returning({ last: invoiceNumbers.last });
  if (!row) throw new Error("no invoice number");
  return row.last;
}

// --- refunds

type RefundRow = typeof refunds.$inferInsert;

/** Before the identity of a request that the provider accepted and will tell of under another one. */
export const askedPrefix = "request ";

/**
 * A refund the provider tells of: one we asked for, or one that was made over there. Its word counts
 * for more than ours: of two who asked at once one may have noted a refusal after the other was granted.
 */
export async function upsertRefund(db: Db, row: RefundRow & { externalId: string }): Promise<void> {
  const { paymentId, externalId, amount } = row;
  const done = { status: "done" as const, externalId, amount };
  const ofPayment = eq(refunds.paymentId, paymentId);
  const known = await setRefund(db, and(ofPayment, eq(refunds.externalId, externalId)), done);
  if (known) return;
  const unnamed = or(isNull(refunds.externalId), like(refunds.externalId, `${askedPrefix}%`));
  const asked = and(ofPayment, eq(refunds.status, "asked"), unnamed);
  if (await setRefund(db, asked, done)) return;
  const refused = and(
    ofPayment,
    eq(refunds.status, "refused"),
    eq(refunds.amount, amount),
    isNull(refunds.externalId),
  );
  if (!(await setRefund(db, refused, done))) await db.insert(refunds).values(row);
}

async function setRefund(
  db: Db,
  which: SQL | undefined,
  change: Partial<RefundRow>,
): Promise<boolean> {
  const changed = await db.update(refunds).set(change).where(which).returning({ id: refunds.id });
  return changed.length > 0;
}

/** The refund of a payment that is asked for and not answered yet: at most one; null when it was just answered. */
export async function insertRefundOnce(
  db: Db,
  row: RefundRow,
): Promise<typeof refunds.$inferSelect | null> {
  await db.insert(refunds).values(row).onConflictDoNothing();
  const [asked] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, row.paymentId), eq(refunds.status, "asked")));
  return asked ?? null;
}

export async function updateRefund(
  db: Db,
  id: string,
  change: Partial<Pick<RefundRow, "status" | "externalId">>,
): Promise<void> {
  await db.update(refunds).set(change).where(eq(refunds.id, id));
}

/** Also what somebody who asked at the same time was refused; not what the provider has told of since. */
export async function acceptRefund(db: Db, id: string, externalId: string): Promise<void> {
  const open = and(eq(refunds.id, id), ne(refunds.status, "done"), isNull(refunds.externalId));
  await setRefund(db, open, { status: "asked", externalId });
}

/** False when it was accepted meanwhile, or is done. */
export async function refuseRefund(db: Db, id: string): Promise<boolean> {
  const open = and(eq(refunds.id, id), eq(refunds.status, "asked"), isNull(refunds.externalId));
  return setRefund(db, open, { status: "refused" });
}

/** What was given back, or asked for, and came back to us. */
export async function failRefund(db: Db, paymentId: string, externalId: string): Promise<boolean> {
  const named = and(eq(refunds.paymentId, paymentId), eq(refunds.externalId, externalId));
  return setRefund(db, and(named, ne(refunds.status, "refused")), { status: "refused" });
}

export async function sumRefunds(db: Db, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, "done")));
  return Number(row?.amount ?? 0);
}
