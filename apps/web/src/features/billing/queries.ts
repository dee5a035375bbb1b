import type { Currency, Money, PaymentForm, PaymentPage, PlanState } from "@curie/contract";
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

/** What is to be paid, and how; what is taken off stands under its name. */
export type Quote = Pick<PaymentPage, "total" | "paymentMethods" | "instalments"> & {
  price: Money;
  /** Null: the discount code that was asked with. */
  off: readonly { name: string | null; amount: Money }[];
};

/** Where the payment form gets its price from. */
export type AskQuote = {
  /** Whatever the price depends on, but for the discount code. */
  key: readonly unknown[];
  /** Without a currency there is no price yet (S142). */
  possible: boolean;
  ask: (voucher: string | null) => Promise<Quote>;
};

export function quoteQuery({ key, possible, ask }: AskQuote, voucher: string | null) {
  return queryOptions({
    queryKey: [...key, { voucher }],
    queryFn: () => ask(voucher),
    enabled: possible,
  });
}

/** Price, methods and instalments of a plan that is paid without the checkout. */
export function planQuote(planIdentity: string, currency: Currency | null): AskQuote {
  return {
    key: [...api.billing.paymentPage.key(), planIdentity, currency],
    possible: currency !== null,
    ask: async (voucher) => {
      const input = voucher === null ? { planIdentity } : { planIdentity, voucher };
      const { plan, discount, ...page } = await client.billing.paymentPage(input);
      const { price: amount, currency: of } = plan;
      const off = discount ? [{ name: null, amount: discount }] : [];
      return { ...page, price: { amount, currency: of }, off };
    },
  };
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
