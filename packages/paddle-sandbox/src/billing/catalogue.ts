import type { Context } from "../context.ts";
import { stamp } from "../context.ts";
import type { CustomData, Price, PriceOverride, Product, TaxMode } from "../entities.ts";
import type { Money } from "../money.ts";
import type { Cycle } from "../periods.ts";
import { ApiProblem, found } from "../problem.ts";

export type NewProduct = {
  name: string;
  tax_category: string;
  type?: "standard" | "custom" | null | undefined;
  description?: string | null | undefined;
  image_url?: string | null | undefined;
  custom_data?: CustomData | undefined;
};

export type NewPrice = {
  description: string;
  product_id: string;
  unit_price: Money;
  type?: "standard" | "custom" | null | undefined;
  name?: string | null | undefined;
  billing_cycle?: Cycle | null | undefined;
  trial_period?: (Cycle & { requires_payment_method?: boolean | undefined }) | null | undefined;
  tax_mode?: TaxMode | undefined;
  unit_price_overrides?: PriceOverride[] | undefined;
  quantity?: { minimum: number; maximum: number } | undefined;
  custom_data?: CustomData | undefined;
};

export function createProduct(ctx: Context, input: NewProduct, id = ctx.newId("pro")): Product {
  const now = stamp(ctx);
  const product = ctx.records.products.put({
    id,
    name: input.name,
    type: input.type ?? "standard",
    description: input.description ?? null,
    tax_category: input.tax_category,
    image_url: input.image_url ?? null,
    custom_data: input.custom_data ?? null,
    status: "active",
    import_meta: null,
    created_at: now,
    updated_at: now,
  });
  ctx.emit("product.created", product);
  return product;
}

/** @throws {ApiProblem} when the product is missing, or a trial has no billing cycle. */
export function createPrice(ctx: Context, input: NewPrice, id = ctx.newId("pri")): Price {
  found(ctx.records.products.find(input.product_id), input.product_id);
  requireCycleForTrial(input.trial_period ?? null, input.billing_cycle ?? null);
  const now = stamp(ctx);
  const price = ctx.records.prices.put({
    id,
    product_id: input.product_id,
    description: input.description,
    type: input.type ?? "standard",
    name: input.name ?? null,
    billing_cycle: input.billing_cycle ?? null,
    trial_period: trialPeriod(input.trial_period ?? null),
    // The account holds tax inside its prices.
    tax_mode: input.tax_mode ?? "internal",
    unit_price: input.unit_price,
    unit_price_overrides: input.unit_price_overrides ?? [],
    quantity: input.quantity ?? { minimum: 1, maximum: 100 },
    status: "active",
    custom_data: input.custom_data ?? null,
    import_meta: null,
    created_at: now,
    updated_at: now,
  });
  ctx.emit("price.created", price);
  return price;
}

export function trialPeriod(
  period: (Cycle & { requires_payment_method?: boolean | undefined }) | null,
): Price["trial_period"] {
  return period && { ...period, requires_payment_method: period.requires_payment_method ?? true };
}

export function requireCycleForTrial(trial: Cycle | null, cycle: Cycle | null): void {
  if (trial === null || cycle !== null) return;
  throw new ApiProblem(
    400,
    "price_trial_period_requires_billing_cycle",
    "A trial period needs a billing cycle.",
  );
}

/** An item of a request: a price of the catalogue, or one described on the spot. */
export type RequestedItem = {
  price_id?: string | undefined;
  price?:
    | (Omit<NewPrice, "product_id"> & {
        product_id?: string | undefined;
        product?: NewProduct | undefined;
      })
    | undefined;
  quantity: number;
};
export type ChosenItem = { price: Price; product: Product; quantity: number };

/**
 * Finds what was asked for. A price described on the spot becomes a custom price, as does its
 * product.
 * @throws {ApiProblem} for unknown or archived prices, quantities out of range, and recurring items
 *   that are not billed at the same interval.
 */
export function chooseItems(ctx: Context, items: readonly RequestedItem[]): ChosenItem[] {
  const chosen = items.map((item): ChosenItem => {
    const price = choosePrice(ctx, item);
    const product = found(ctx.records.products.find(price.product_id), price.product_id);
    const { minimum, maximum } = price.quantity;
    if (item.quantity < minimum || item.quantity > maximum) {
      throw new ApiProblem(
        400,
        "transaction_item_quantity_out_of_range",
        `Quantity of ${price.id} must be between ${minimum} and ${maximum}.`,
      );
    }
    return { price, product, quantity: item.quantity };
  });
  const cycles = new Set(
    chosen
      .filter(({ price }) => price.billing_cycle !== null)
      .map(({ price }) => `${price.billing_cycle?.frequency} ${price.billing_cycle?.interval}`),
  );
  if (cycles.size > 1) {
    throw new ApiProblem(
      400,
      "transaction_recurring_items_billing_cycle_mismatch",
      "Recurring items must share one billing interval.",
    );
  }
  return chosen;
}

function choosePrice(ctx: Context, item: RequestedItem): Price {
  if (item.price_id !== undefined) {
    const price = found(ctx.records.prices.find(item.price_id), item.price_id);
    if (price.status === "active") return price;
    throw new ApiProblem(400, "price_archived", `Price ${price.id} is archived.`);
  }
  const described = item.price;
  if (!described) throw new ApiProblem(400, "bad_request", "An item needs price_id or price.");
  const productId =
    described.product_id ??
    (described.product && createProduct(ctx, { ...described.product, type: "custom" }).id);
  if (productId === undefined) {
    throw new ApiProblem(400, "bad_request", "A price needs product_id or product.");
  }
  const { product: _, ...price } = described;
  return createPrice(ctx, { ...price, product_id: productId, type: "custom" });
}
