import type { User } from "@curie/contract";
import { noteOccurrence } from "#features/plans/subscriptions/service.ts";
import type { Context } from "#platform/context.ts";
import { listSentAlerts } from "../classic/client.ts";
import {
  type AskedSubscription,
  listCustomerIds,
  listProviderSubscriptions,
  listProviderTransactions,
} from "../provider/client.ts";
import { type PaymentMessage, readBillingSubscription, readBillingTransaction } from "../rules.ts";
import { ingestPayment, ingestSubscription } from "../service.ts";
import { findPendingSince, listKnownEvents, listSubscriptions } from "../store.ts";
import { processReceivedMessages, receiveMessage, requeueMessages } from "../webhooks/service.ts";
import { listKnownMessages } from "../webhooks/store.ts";

const hourMs = 3_600_000;

/**
 * Asks the provider about one person and writes what it says, so that a message that is late or
 * lost changes nothing for good (G-43). Each thing is told with the instant of its last change, and
 * so falls into its place among the messages.
 */
export async function reconcilePerson(ctx: Context, user: User): Promise<void> {
  const [held, pendingSince] = await Promise.all([
    listSubscriptions(ctx.db, user.identity),
    findPendingSince(ctx.db, user.identity),
  ]);
  const customerIds = new Set(await listCustomerIds(ctx, user.email));
  for (const { paddleVersion, customerId } of held) {
    if (paddleVersion === "newer" && customerId) customerIds.add(customerId);
  }
  const asked =
    customerIds.size === 0 ? [] : await listProviderSubscriptions(ctx, [...customerIds]);
  await ingestSubscriptions(ctx, asked);
  const payments = customerIds.size === 0 ? [] : await ingestTransactions(ctx, [...customerIds]);
  const classic = held.some(({ paddleVersion }) => paddleVersion === "classic");
  if (classic || pendingSince !== null) await ingestSentAlerts(ctx);

  const occurrences = [
    ...asked.map(({ subscription, updatedAt }) => ({
      at: updatedAt.getTime(),
      whose: subscription.custom_data?.user_identity,
    })),
    ...payments.map(({ paidAt, userIdentity }) => ({ at: paidAt.getTime(), whose: userIdentity })),
  ].filter(({ whose }) => whose === user.identity);
  const newest = Math.max(0, ...occurrences.map(({ at }) => at));
  await noteOccurrence(ctx, user.identity, new Date(newest));
}

/** Once a night: everything the provider has, and every message that could not be processed yet. */
export async function reconcileEverybody(ctx: Context): Promise<void> {
  await ingestSubscriptions(ctx, await listProviderSubscriptions(ctx));
  await ingestSentAlerts(ctx);
  const again = await requeueMessages(ctx, new Date(ctx.clock.now().getTime() - hourMs));
  if (again > 0) ctx.log.warn({ again }, "messages of the payment provider are tried again");
}

async function ingestSubscriptions(
  ctx: Context,
  asked: readonly AskedSubscription[],
): Promise<void> {
  const answers = asked.map(({ subscription, updatedAt }) => {
    const eventId = `${subscription.id}@${updatedAt.toISOString()}`;
    return readBillingSubscription(subscription, { eventId, occurredAt: updatedAt });
  });
  // Most have not changed since they were asked about last.
  const known = await listKnownEvents(
    ctx.db,
    answers.map(({ subscriptionId, event }) => ({ subscriptionId, eventId: event.eventId })),
  );
  for (const message of answers) {
    if (known.has(message.event.eventId)) continue;
    await ctx.db.transaction((tx) => ingestSubscription(ctx, tx, "newer", message));
  }
}

async function ingestTransactions(
  ctx: Context,
  customerIds: readonly string[],
): Promise<PaymentMessage[]> {
  const transactions = await listProviderTransactions(ctx, customerIds);
  const payments = transactions.flatMap((one) => readBillingTransaction(one) ?? []);
  for (const payment of payments) {
    await ctx.db.transaction((tx) => ingestPayment(ctx, tx, payment));
  }
  return payments;
}

/**
 * Paddle Classic keeps what it sent: what never came is taken up like what comes, and read
 * at once, together with what has come and waits.
 */
async function ingestSentAlerts(ctx: Context): Promise<void> {
  const paddleVersion = "classic";
  const sent = (await listSentAlerts(ctx)).toReversed().flatMap((fields) => {
    const { alert_id: messageId, alert_name: kind } = fields;
    return messageId && kind ? [{ paddleVersion, messageId, kind, fields } as const] : [];
  });
  const ids = new Set(sent.map(({ messageId }) => messageId));
  const known = await listKnownMessages(ctx.db, paddleVersion, [...ids]);
  for (const { fields, ...message } of sent) {
    if (known.has(message.messageId)) continue;
    await receiveMessage(ctx, { ...message, body: JSON.stringify(fields) });
  }
  await processReceivedMessages(
    ctx,
    (message) => message.paddleVersion === paddleVersion && ids.has(message.messageId),
  );
}
