import { dayMs } from "@curie/contract";
import { z } from "zod";
import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { type ClassicLinks, findClassicLinks } from "../classic/client.ts";
import {
  BillingAdjustment,
  BillingSubscription,
  BillingTransaction,
  ClassicAlert,
  ClassicMoney,
  ignored,
  type Outcome,
  readBillingAdjustment,
  readBillingSubscription,
  readBillingTransaction,
  readClassicAlert,
  readClassicMoney,
} from "../rules.ts";
import { ingestPayment, ingestRefund, ingestSubscription } from "../service.ts";
import { findSubscription } from "../store.ts";
import { BillingEvent } from "./rules.ts";
import {
  closeMessage,
  dropBodies,
  dropBody,
  findMessage,
  insertMessage,
  listOpenMessages,
  lockMessage,
  type MessageKey,
  reopenMessage,
} from "./store.ts";

export const processMessageJob = "billing.process-message";

/** Keeps a message and queues its work in one step: it is either both or neither. */
export async function receiveMessage(
  ctx: Context,
  message: MessageKey & { kind: string; body: string },
): Promise<void> {
  const { paddleVersion, messageId } = message;
  await ctx.db.transaction(async (tx) => {
    const row = { ...message, receivedAt: ctx.clock.now() };
    if (!(await insertMessage(tx, row))) return;
    await ctx.jobs.enqueue(tx, processMessageJob, { paddleVersion, messageId });
  });
}

/**
 * Does what a message says, once: what it changes and that it was processed are written together.
 * What cannot be understood yet throws and is tried again.
 */
export async function processMessage(ctx: Context, key: MessageKey): Promise<void> {
  const links = await askForLinks(ctx, key);
  await ctx.db.transaction(async (tx) => {
    const message = await lockMessage(tx, key);
    if (!message || message.processedAt !== null || message.body === null) return;
    const { kind, body } = message;
    const outcome =
      message.paddleVersion === "newer"
        ? await processEvent(ctx, tx, body)
        : await processAlert(ctx, tx, { kind, body }, links);
    await closeMessage(tx, key, outcome, ctx.clock.now());
    // Payloads of other installations are dropped; that the message was ignored is kept.
    if (outcome.kind === "applied") return;
    if (isOfOthers(outcome)) await dropBody(tx, key);
    const { reason } = outcome;
    ctx.log.info({ messageId: message.messageId, kind, reason }, "message ignored");
  });
}

/** Whether a message is about a person or a subscription of another installation. */
function isOfOthers(outcome: Outcome): boolean {
  return (
    outcome.kind === "ignored" &&
    (outcome.reason === "another-installation" || outcome.reason === "unknown-person")
  );
}

/**
 * After the last try. A refund whose payment is unknown by now is another installation's; anything
 * else waits for a person, and the nightly job tries it again.
 */
export async function giveUpMessage(ctx: Context, key: MessageKey): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const message = await lockMessage(tx, key);
    if (!message || message.processedAt !== null) return;
    const { kind, messageId } = message;
    ctx.log.error({ messageId, kind }, "a message of the payment provider cannot be processed");
    if (kind.startsWith("adjustment.") || kind === "subscription_payment_refunded") {
      await closeMessage(tx, key, ignored("unknown-payment"), ctx.clock.now());
    }
  });
}

/** Queues again what was received long enough ago and could not be processed. */
export async function requeueMessages(ctx: Context, receivedBefore: Date): Promise<number> {
  const open = await listOpenMessages(ctx.db, receivedBefore);
  for (const key of open) {
    await ctx.jobs.enqueue(ctx.db, processMessageJob, key);
  }
  return open.length;
}

/**
 * Has a message processed again: an operator found out why it was not, or not rightly. What it says
 * happens once, however often it is processed.
 *
 * @throws `not-found` when there is none, or its text is no longer kept
 */
export async function replayMessage(ctx: Context, key: MessageKey): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const message = await lockMessage(tx, key);
    if (!message || message.body === null) throw new Failure("not-found");
    await reopenMessage(tx, key);
    await ctx.jobs.enqueue(tx, processMessageJob, key);
  });
}

/**
 * Drops the texts of messages that were processed and are older than the configuration keeps them:
 * they hold names and addresses. The identities stay, so that a message told again is still known.
 */
export async function dropOldMessages(ctx: Context): Promise<void> {
  const { messageDays } = ctx.config.provider;
  const dropped = await dropBodies(
    ctx.db,
    new Date(ctx.clock.now().getTime() - messageDays * dayMs),
  );
  if (dropped > 0) ctx.log.info({ dropped }, "texts of the payment provider's messages dropped");
}

/**
 * Works off what has been received, in its order and without waiting for the queue: for a caller
 * that moves the clock, or waits for an answer. What cannot be processed yet is left to the queue.
 */
export async function processReceivedMessages(
  ctx: Context,
  which: (key: MessageKey) => boolean = () => true,
): Promise<void> {
  const all = new Date(ctx.clock.now().getTime() + 1);
  for (const key of (await listOpenMessages(ctx.db, all)).filter(which)) {
    try {
      await processMessage(ctx, key);
    } catch (error) {
      ctx.log.warn({ err: error, ...key }, "a message is left to the queue");
    }
  }
}

/**
 * A renewal of Paddle Classic makes the links of its subscription new, and does not tell
 * them; a subscription that is new is told of with its links. Asked before the transaction, which
 * waits for nobody outside.
 */
async function askForLinks(ctx: Context, key: MessageKey): Promise<ClassicLinks | null> {
  if (key.paddleVersion !== "classic") return null;
  const message = await findMessage(ctx.db, key);
  if (message?.kind !== "subscription_payment_succeeded" || message.processedAt) return null;
  if (message.body === null) return null;
  const { subscription_id: id } = Fields.parse(JSON.parse(message.body));
  if (!id || !(await findSubscription(ctx.db, id))) return null;
  // The links are asked for again before they are used, so an old one here does no harm.
  return findClassicLinks(ctx, id).catch(() => null);
}

const Fields = z.record(z.string(), z.string());

async function processEvent(ctx: Context, tx: Transaction, body: string): Promise<Outcome> {
  const event = BillingEvent.parse(JSON.parse(body));
  const told = { eventId: event.event_id, occurredAt: event.occurred_at };
  const [entity] = event.event_type.split(".");
  if (entity === "subscription") {
    const message = readBillingSubscription(BillingSubscription.parse(event.data), told);
    return ingestSubscription(ctx, tx, "newer", message);
  }
  if (entity === "transaction") {
    const payment = readBillingTransaction(BillingTransaction.parse(event.data));
    return payment ? ingestPayment(ctx, tx, payment) : ignored("nothing-paid");
  }
  if (entity === "adjustment") {
    const refund = readBillingAdjustment(BillingAdjustment.parse(event.data));
    return refund ? ingestRefund(ctx, tx, refund) : ignored("nothing-refunded");
  }
  return ignored("not-concerned");
}

async function processAlert(
  ctx: Context,
  tx: Transaction,
  { kind, body }: { kind: string; body: string },
  links: ClassicLinks | null,
): Promise<Outcome> {
  if (!kind.startsWith("subscription_")) return ignored("not-concerned");
  // A form writes what is missing as an empty text.
  const written = Object.entries(Fields.parse(JSON.parse(body))).filter(
    ([, value]) => value !== "",
  );
  const fields = Object.fromEntries(written);
  const alert = ClassicAlert.parse(fields);
  const read = readClassicAlert(alert);
  const message = { ...read, event: { ...read.event, ...links } };
  const outcome = await ingestSubscription(ctx, tx, "classic", message);
  if (outcome.kind === "ignored") return outcome;
  const money = readClassicMoney(alert, ClassicMoney.parse(fields));
  if (money === null) return outcome;
  return "payment" in money
    ? ingestPayment(ctx, tx, money.payment)
    : ingestRefund(ctx, tx, money.refund);
}
