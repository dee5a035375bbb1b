import { type Context, stamp } from "../context.ts";
import type { Discount } from "../entities.ts";
import { ApiProblem, found, invalid } from "../problem.ts";

/** @throws {ApiProblem} when the discount is unknown, archived, over, or used up. */
export function requireUsable(ctx: Context, id: string): Discount {
  const discount = found(ctx.records.discounts.find(id), id);
  const over = discount.expires_at !== null && discount.expires_at <= stamp(ctx);
  const usedUp = discount.usage_limit !== null && discount.times_used >= discount.usage_limit;
  if (discount.status === "active" && !over && !usedUp) return discount;
  throw new ApiProblem(
    400,
    over ? "discount_expired" : usedUp ? "discount_usage_limit_exceeded" : "discount_archived",
    `Discount ${id} cannot be used.`,
  );
}

/** A discount that a buyer may type in, whatever its letters' case. Null when there is none. */
export function findByCode(ctx: Context, code: string): Discount | null {
  const wanted = code.trim().toLowerCase();
  return (
    ctx.records.discounts
      .all()
      .find(
        (one) =>
          one.status === "active" && one.enabled_for_checkout && one.code?.toLowerCase() === wanted,
      ) ?? null
  );
}

export function noteDiscountUse(ctx: Context, id: string): void {
  const discount = ctx.records.discounts.find(id);
  if (!discount) return;
  const timesUsed = discount.times_used + 1;
  const usedUp = discount.usage_limit !== null && timesUsed >= discount.usage_limit;
  const changed = ctx.records.discounts.put({
    ...discount,
    times_used: timesUsed,
    status: usedUp ? "used" : discount.status,
    updated_at: stamp(ctx),
  });
  ctx.emit("discount.updated", changed);
}

export type NewDiscount = {
  amount: string;
  description: string;
  type: Discount["type"];
  enabled_for_checkout?: boolean | undefined;
  code?: string | null | undefined;
  mode?: Discount["mode"] | undefined;
  currency_code?: string | null | undefined;
  recur?: boolean | undefined;
  maximum_recurring_intervals?: number | null | undefined;
  usage_limit?: number | null | undefined;
  restrict_to?: string[] | null | undefined;
  expires_at?: string | null | undefined;
  custom_data?: Discount["custom_data"] | undefined;
  discount_group_id?: string | null | undefined;
};

/** @throws {ApiProblem} for a code that is taken, and a flat discount without a currency. */
export function createDiscount(ctx: Context, input: NewDiscount, id = ctx.newId("dsc")): Discount {
  if (input.discount_group_id != null) {
    found(ctx.records.discountGroups.find(input.discount_group_id), input.discount_group_id);
  }
  const enabled = input.enabled_for_checkout ?? true;
  const custom = input.mode === "custom";
  const now = stamp(ctx);
  const discount: Discount = {
    id,
    status: "active",
    description: input.description,
    enabled_for_checkout: enabled,
    code: input.code ?? (enabled && !custom ? id.slice(-8).toUpperCase() : null),
    mode: input.mode ?? "standard",
    type: input.type,
    amount: input.amount,
    currency_code: input.currency_code ?? null,
    recur: input.recur ?? false,
    maximum_recurring_intervals: input.maximum_recurring_intervals ?? null,
    usage_limit: input.usage_limit ?? null,
    restrict_to: input.restrict_to ?? null,
    expires_at: input.expires_at ?? null,
    custom_data: input.custom_data ?? null,
    times_used: 0,
    discount_group_id: input.discount_group_id ?? null,
    import_meta: null,
    created_at: now,
    updated_at: now,
  };
  requireConsistent(ctx, discount);
  ctx.records.discounts.put(discount);
  ctx.emit("discount.created", discount);
  return discount;
}

/** A discount for one transaction, described on the spot. */
export function createCustomDiscount(ctx: Context, input: NewDiscount): Discount {
  return createDiscount(ctx, { ...input, mode: "custom", enabled_for_checkout: false });
}

/** @throws {ApiProblem} when a discount contradicts itself or its code is another's. */
export function requireConsistent(ctx: Context, discount: Discount): void {
  const amount = Number(discount.amount);
  const percentage = discount.type === "percentage";
  if (!(amount > 0) || (percentage ? amount > 100 : !Number.isInteger(amount))) {
    throw invalid("amount", "must be a percentage up to 100, or whole minor units");
  }
  if (!percentage && discount.currency_code === null && discount.mode !== "custom") {
    throw invalid("currency_code", "is needed for a flat discount");
  }
  const code = discount.code?.toLowerCase();
  const taken = ctx.records.discounts
    .all()
    .some(
      (other) =>
        other.id !== discount.id &&
        other.status === "active" &&
        code !== undefined &&
        other.code?.toLowerCase() === code,
    );
  if (taken) {
    throw new ApiProblem(
      409,
      "discount_code_conflict",
      `Code ${discount.code} belongs to another discount.`,
    );
  }
}
