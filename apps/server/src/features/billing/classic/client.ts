import { z } from "zod";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";

const timeoutMs = 10_000;
const alertsPerPage = 100;

const Envelope = z.discriminatedUnion("success", [
  z.object({ success: z.literal(true), response: z.unknown().optional() }),
  z.object({ success: z.literal(false), error: z.object({ code: z.number() }) }),
]);

/**
 * One documented call of Paddle Classic; null when it refuses.
 * @throws `billing.provider-not-reachable` when there is no answer, or none that can be read.
 */
async function ask<Schema extends z.ZodType>(
  ctx: Context,
  path: string,
  parameters: Readonly<Record<string, string | number>>,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const { paddle, provider } = ctx.config;
  const body = new URLSearchParams({
    vendor_id: String(paddle.vendorId),
    vendor_auth_code: provider.vendorAuthCode,
  });
  for (const [name, value] of Object.entries(parameters)) body.set(name, String(value));
  try {
    const address = `${provider.classicApiUrl}/2.0/${path}`;
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, { method: "POST", body, signal });
    const envelope = Envelope.parse(await response.json());
    if (envelope.success) return schema.parse(envelope.response);
    ctx.log.warn({ path, code: envelope.error.code }, "Paddle Classic refused");
    return null;
  } catch (error) {
    ctx.log.warn({ err: error, path }, "Paddle Classic did not answer as expected");
    throw new Failure("billing.provider-not-reachable");
  }
}

/** What was sent to us, newest first, as the provider keeps it: the fields of each alert. */
export async function listSentAlerts(ctx: Context): Promise<Record<string, string>[]> {
  const alert = z.object({
    id: z.coerce.string(),
    alert_name: z.string(),
    fields: z.record(z.string(), z.coerce.string()),
  });
  const history = await ask(
    ctx,
    "alert/webhooks",
    { page: 1, alerts_per_page: alertsPerPage },
    z.object({ data: z.array(alert) }),
  );
  return (history?.data ?? []).map(({ id, alert_name, fields }) => ({
    alert_id: id,
    alert_name,
    ...fields,
  }));
}

export type ClassicLinks = { updateUrl: string; cancelUrl: string };

/** The addresses on which card and subscription are changed; they change with the subscription. */
export async function findClassicLinks(
  ctx: Context,
  subscriptionId: string,
): Promise<ClassicLinks | null> {
  const user = z.object({ update_url: z.string(), cancel_url: z.string() });
  const users = await ask(
    ctx,
    "subscription/users",
    { subscription_id: subscriptionId },
    z.array(user),
  );
  const [found] = users ?? [];
  return found ? { updateUrl: found.update_url, cancelUrl: found.cancel_url } : null;
}

const Payment = z.object({
  id: z.coerce.string(),
  receipt_url: z.string().optional(),
});

/** A payment of a subscription, with the address of its receipt. */
export async function findClassicPayment(
  ctx: Context,
  subscriptionId: string,
  paymentId: string,
): Promise<z.output<typeof Payment> | null> {
  const parameters = { subscription_id: subscriptionId, is_paid: 1 };
  const payments = await ask(ctx, "subscription/payments", parameters, z.array(Payment));
  return payments?.find(({ id }) => id === paymentId) ?? null;
}

/** Gives a payment back in full. Answers the provider's identity of the request; null: refused. */
export async function refundClassicOrder(
  ctx: Context,
  orderId: string,
  reason: string,
): Promise<string | null> {
  const answer = z.object({ refund_request_id: z.coerce.string() });
  const refund = await ask(ctx, "payment/refund", { order_id: orderId, reason }, answer);
  return refund?.refund_request_id ?? null;
}

/** Ends a subscription; one that has ended already stays as it is. */
export async function cancelClassicSubscription(ctx: Context, id: string): Promise<void> {
  await ask(ctx, "subscription/users_cancel", { subscription_id: id }, z.unknown());
}
