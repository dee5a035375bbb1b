import type { Currency, PaymentForm, PlanState } from "@curie/contract";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { rememberPlanState, startQuery } from "#features/plans/queries.ts";
import { api, client } from "#lib/api.ts";
import { rememberUser } from "#lib/session.ts";

/** May this plan be bought now, and what is the provider's checkout opened with. */
export function askCheckout(planIdentity: string) {
  return client.billing.openCheckout({ planIdentity });
}

export type CheckoutOrder = Awaited<ReturnType<typeof askCheckout>>;

/** S137: the checkout is done; the plan is asked for at once. */
export async function noteCheckoutCompleted(queries: QueryClient): Promise<PlanState | null> {
  try {
    const now = await client.plans.reconcile({ reason: "checkout-completed" });
    rememberPlanState(queries, now);
    return now;
  } catch {
    // The page waits and asks again.
    return null;
  }
}

/**
 * Price, methods and instalments of a plan that is paid without the checkout, as they are with a
 * discount code or without.
 */
export function paymentPageQuery(
  planIdentity: string,
  currency: Currency | null,
  voucher: string | null = null,
) {
  const input = voucher === null ? { planIdentity } : { planIdentity, voucher };
  return queryOptions({
    ...api.billing.paymentPage.queryOptions({ input }),
    // Without a currency there is no price yet (S142).
    enabled: currency !== null,
  });
}

export function pay(form: PaymentForm) {
  return client.billing.pay(form);
}

export function purchaseQuery(receiptCode: string) {
  return api.billing.purchase.queryOptions({ input: { receiptCode } });
}

/** S142: kept with the person; every price is asked for again. */
export async function chooseCurrency(
  queries: QueryClient,
  identity: string,
  currency: Currency,
): Promise<void> {
  const { user } = await client.plans.chooseCurrency({ identity, currency });
  rememberUser(queries, user);
  await Promise.all([
    queries.invalidateQueries({ queryKey: startQuery.queryKey }),
    queries.invalidateQueries({ queryKey: api.billing.paymentPage.key() }),
  ]);
}
