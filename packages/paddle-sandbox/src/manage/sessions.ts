import { type Context, stamp } from "../context.ts";
import type { PortalSession } from "../entities.ts";
import { newToken } from "../ids.ts";

/** Portal links are short-lived, in real time. */
const sessionMs = 60 * 60_000;

export function openPortal(ctx: Context, customerId: string): PortalSession {
  return ctx.records.portalSessions.put({
    id: ctx.newId("cpls"),
    customer_id: customerId,
    token: newToken(ctx.random),
    created_at: stamp(ctx),
    expiresAt: new Date(ctx.clock.real().getTime() + sessionMs).toISOString(),
  });
}

/** Null when the session is unknown or over. */
export function findPortal(ctx: Context, token: string): PortalSession | null {
  const session = ctx.records.portalSessions.all().find((one) => one.token === token);
  if (!session || new Date(session.expiresAt) <= ctx.clock.real()) return null;
  return session;
}

export function portalLinks(
  ctx: Context,
  { token }: PortalSession,
  subscriptionIds: readonly string[],
): object {
  const base = `${ctx.publicUrl()}/portal/${token}`;
  return {
    general: { overview: base },
    subscriptions: subscriptionIds.map((id) => ({
      id,
      cancel_subscription: `${base}/subscriptions/${id}/cancel`,
      update_subscription_payment_method: `${base}/subscriptions/${id}/update-payment-method`,
    })),
  };
}
