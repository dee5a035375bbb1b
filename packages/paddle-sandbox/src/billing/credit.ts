import type { Context } from "../context.ts";
import type { CreditBalance } from "../entities.ts";

/** Credit a customer holds, for example from a cheaper plan in the middle of a period. */
export function creditOf(ctx: Context, customerId: string, currency: string): CreditBalance {
  const id = `${customerId}/${currency}`;
  return (
    ctx.records.creditBalances.find(id) ?? {
      id,
      customer_id: customerId,
      currency_code: currency,
      availableMinor: 0,
      usedMinor: 0,
    }
  );
}

export function addCredit(ctx: Context, customerId: string, currency: string, minor: number): void {
  if (minor === 0) return;
  const balance = creditOf(ctx, customerId, currency);
  ctx.records.creditBalances.put({ ...balance, availableMinor: balance.availableMinor + minor });
}

/** Takes all credit for the next bill; what the bill does not need comes back by `addCredit`. */
export function takeCredit(ctx: Context, customerId: string, currency: string): number {
  const balance = creditOf(ctx, customerId, currency);
  if (balance.availableMinor === 0) return 0;
  ctx.records.creditBalances.put({
    ...balance,
    availableMinor: 0,
    usedMinor: balance.usedMinor + balance.availableMinor,
  });
  return balance.availableMinor;
}
