import { type Context, stamp } from "../context.ts";
import type { Price, PriceOverride, Product, TransactionItem } from "../entities.ts";
import type { Money } from "../money.ts";
import type { Cycle } from "../periods.ts";
import { ApiProblem, found } from "../problem.ts";

export type NewPrice = {
  product_id: string;
  name: string;
  description: string;
  unit_price: Money;
  unit_price_overrides: PriceOverride[];
  billing_cycle: Cycle | null;
  /** A free time before the first bill; only for prices that renew. */
  trial_period: Cycle | null;
};

export function createProduct(ctx: Context, name: string, id: string): Product {
  const now = stamp(ctx);
  const product = ctx.records.products.put({
    id,
    name,
    type: "standard",
    description: null,
    tax_category: "saas",
    image_url: null,
    custom_data: null,
    status: "active",
    import_meta: null,
    created_at: now,
    updated_at: now,
  });
  ctx.emit("product.created", product);
  return product;
}

export function createPrice(ctx: Context, input: NewPrice, id: string): Price {
  const now = stamp(ctx);
  const price = ctx.records.prices.put({
    id,
    ...input,
    trial_period: input.trial_period && { ...input.trial_period, requires_payment_method: true },
    type: "standard",
    tax_mode: "internal",
    quantity: { minimum: 1, maximum: 1 },
    status: "active",
    custom_data: null,
    import_meta: null,
    created_at: now,
    updated_at: now,
  });
  ctx.emit("price.created", price);
  return price;
}

/** An item of a request: a price of the catalogue. */
export type RequestedItem = { price_id: string; quantity: number };

/**
 * Finds what was asked for.
 * @throws {ApiProblem} for unknown prices, quantities out of range, and recurring items that are
 *   not billed at the same interval.
 */
export function chooseItems(ctx: Context, items: readonly RequestedItem[]): TransactionItem[] {
  const chosen = items.map(({ price_id, quantity }) => {
    const price = found(ctx.records.prices.find(price_id), price_id);
    const { minimum, maximum } = price.quantity;
    if (quantity < minimum || quantity > maximum) {
      throw new ApiProblem(
        400,
        "transaction_item_quantity_out_of_range",
        `Quantity of ${price.id} must be between ${minimum} and ${maximum}.`,
      );
    }
    return { price_id, price, quantity, proration: null };
  });
  const cycles = chosen.flatMap(({ price: { billing_cycle } }) =>
    billing_cycle ? [`${billing_cycle.frequency} ${billing_cycle.interval}`] : [],
  );
  if (new Set(cycles).size > 1) {
    throw new ApiProblem(
      400,
      "transaction_recurring_items_billing_cycle_mismatch",
      "Recurring items must share one billing interval.",
    );
  }
  return chosen;
}

export function productOf(ctx: Context, { product_id }: Price): Product {
  return found(ctx.records.products.find(product_id), product_id);
}
