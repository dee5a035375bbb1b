import type { Context } from "../context.ts";
import type { ClassicSubscription } from "./entities.ts";

/** What every alert about a subscription carries. */
export function commonFields(subscription: ClassicSubscription) {
  return {
    checkout_id: subscription.checkout_id,
    currency: subscription.currency,
    custom_data: "",
    email: subscription.user_email,
    marketing_consent: subscription.marketing_consent,
    passthrough: subscription.passthrough,
    quantity: subscription.quantity,
    status: subscription.status,
    subscription_id: subscription.subscription_id,
    subscription_plan_id: subscription.plan_id,
    unit_price: subscription.unit_price,
    user_id: subscription.user_id,
  };
}

/** Where the buyer changes the card or cancels; only the newest ones work. */
export function links(
  ctx: Context,
  { id, hash }: Pick<ClassicSubscription, "id" | "hash">,
): { update_url: string; cancel_url: string } {
  const base = `${ctx.publicUrl()}/classic/subscription/${id}/${hash}`;
  return { update_url: `${base}/update`, cancel_url: `${base}/cancel` };
}

/** Every value as text: true is 1, false is 0, and null is empty. */
export function textFields(
  values: Readonly<Record<string, string | number | boolean | null>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === "boolean") return [name, value ? "1" : "0"];
      return [name, value === null ? "" : String(value)];
    }),
  );
}

/** `2026-03-01 12:00:00`, UTC. */
export function classicTime(at: Date): string {
  return at.toISOString().slice(0, 19).replace("T", " ");
}

/** `2026-03-01`; empty for no day. */
export function classicDay(at: string | null): string {
  return (at ?? "").slice(0, 10);
}
