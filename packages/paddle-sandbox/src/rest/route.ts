import { z } from "zod";
import type { Context } from "../context.ts";
import { ApiProblem } from "../problem.ts";

export type Query = Readonly<Record<string, string>>;

export type ApiRequest = {
  params: Readonly<Record<string, string>>;
  query: Query;
  body: unknown;
};

/** One endpoint of the REST interface. What `handle` returns becomes `data` of the answer. */
export type Route = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  /** 200 unless said otherwise; 204 has no body. */
  status?: 201 | 202 | 204;
  handle(ctx: Context, request: ApiRequest): unknown;
};

/** The id in a path; `:id` unless another name is given. */
export function idOf(request: ApiRequest, name = "id"): string {
  return new Map(Object.entries(request.params)).get(name) ?? "";
}

/** Reads a body. @throws {ApiProblem} naming every field that is missing, wrong or unknown. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  throw new ApiProblem(
    400,
    "bad_request",
    "Invalid request.",
    parsed.error.issues.map(({ path, message }) => ({
      field: path.join(".") || "body",
      message,
    })),
  );
}

// --- parts of bodies that several resources share

const money = z.strictObject({
  amount: z.string().regex(/^\d+$/, "must be a whole number of minor units, as text"),
  currency_code: z.string().regex(/^[A-Z]{3}$/, "must be a currency code"),
});
const cycle = z.strictObject({
  interval: z.enum(["day", "week", "month", "year"]),
  frequency: z.int().min(1),
});
export const customData = z.record(z.string(), z.unknown()).nullable();
export const status = z.enum(["active", "archived"]);
export const countryCode = z.string().regex(/^[A-Z]{2}$/, "must be a country code");
export const instant = z.iso.datetime({ offset: true });
export const text = z.string().min(1);
export const collectionMode = z.enum(["automatic", "manual"]);
export const effectiveFrom = z.enum(["next_billing_period", "immediately"]);

export const billingDetails = z.strictObject({
  enable_checkout: z.boolean().default(false),
  purchase_order_number: z
    .string()
    .nullish()
    .transform((value) => value || null),
  additional_information: z
    .string()
    .nullish()
    .transform((value) => value || null),
  payment_terms: cycle,
});

export const priceFields = {
  description: text,
  type: z.enum(["standard", "custom"]).nullish(),
  name: z.string().nullish(),
  billing_cycle: cycle.nullish(),
  trial_period: cycle.extend({ requires_payment_method: z.boolean().optional() }).nullish(),
  tax_mode: z.enum(["account_setting", "external", "internal", "location"]).optional(),
  unit_price: money,
  unit_price_overrides: z
    .array(z.strictObject({ country_codes: z.array(countryCode).min(1), unit_price: money }))
    .optional(),
  quantity: z.strictObject({ minimum: z.int().min(1), maximum: z.int().min(1) }).optional(),
  custom_data: customData.optional(),
};

export const productFields = {
  name: text,
  tax_category: z.enum([
    "digital-goods",
    "ebooks",
    "implementation-services",
    "professional-services",
    "saas",
    "software-programming-services",
    "standard",
    "training-services",
    "website-hosting",
  ]),
  type: z.enum(["standard", "custom"]).nullish(),
  description: z.string().nullish(),
  image_url: z.string().nullish(),
  custom_data: customData.optional(),
};

/** An item by the id of its price, or with a price described on the spot. */
export const item = z.strictObject({
  price_id: text.optional(),
  price: z
    .strictObject({
      ...priceFields,
      product_id: text.optional(),
      product: z.strictObject(productFields).optional(),
    })
    .optional(),
  quantity: z.int().min(1),
});
export const items = z.array(item).min(1);
