import { z } from "zod";
import {
  chooseItems,
  createPrice,
  createProduct,
  requireCycleForTrial,
  trialPeriod,
} from "../billing/catalogue.ts";
import { requireUsable } from "../billing/discounts.ts";
import { currencyFor, priceLines } from "../billing/pricing.ts";
import { type Context, stamp } from "../context.ts";
import type { Discount, LineItem, Price, Product, Totals } from "../entities.ts";
import { formatMoney } from "../money.ts";
import { found } from "../problem.ts";
import { listPage } from "./page.ts";
import {
  countryCode,
  idOf,
  priceFields,
  productFields,
  type Query,
  type Route,
  readBody,
  status,
  text,
} from "./route.ts";

const newProduct = z.strictObject(productFields);
const productPatch = z.strictObject({ ...productFields, status }).partial();
const newPrice = z.strictObject({ ...priceFields, product_id: text });
const pricePatch = z.strictObject({ ...priceFields, status }).partial();

const previewRequest = z.strictObject({
  items: z.array(z.strictObject({ price_id: text, quantity: z.int().min(1) })).min(1),
  customer_id: text.nullish(),
  address_id: text.nullish(),
  business_id: text.nullish(),
  currency_code: text.nullish(),
  discount_id: text.nullish(),
  address: z
    .strictObject({ country_code: countryCode, postal_code: z.string().nullish() })
    .nullish(),
  customer_ip_address: z.string().nullish(),
});

export const paymentTypes = ["alipay", "card", "paypal", "wechat_pay"] as const;

export const catalogueRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/products",
    handle: (ctx, { query }) =>
      listPage(ctx.records.products.all(), {
        path: "/products",
        query,
        filters: {
          status: ({ status }) => status,
          type: ({ type }) => type,
          tax_category: ({ tax_category }) => tax_category,
        },
        orderBy: ["created_at", "name", "status", "tax_category", "updated_at"],
        view: (product) => withPrices(ctx, product, query),
      }),
  },
  {
    method: "POST",
    path: "/products",
    status: 201,
    handle: (ctx, { body }) => createProduct(ctx, readBody(newProduct, body)),
  },
  {
    method: "GET",
    path: "/products/:id",
    handle: (ctx, request) => withPrices(ctx, getProduct(ctx, idOf(request)), request.query),
  },
  {
    method: "PATCH",
    path: "/products/:id",
    handle(ctx, request) {
      const patch = readBody(productPatch, request.body);
      const product = getProduct(ctx, idOf(request));
      const changed = ctx.records.products.put({
        ...product,
        ...definedOnly(patch),
        type: patch.type ?? product.type,
        updated_at: stamp(ctx),
      });
      ctx.emit("product.updated", changed);
      return changed;
    },
  },
  {
    method: "GET",
    path: "/prices",
    handle: (ctx, { query }) =>
      listPage(ctx.records.prices.all(), {
        path: "/prices",
        query,
        filters: {
          product_id: ({ product_id }) => product_id,
          status: ({ status }) => status,
          type: ({ type }) => type,
          recurring: ({ billing_cycle }) => String(billing_cycle !== null),
        },
        orderBy: ["product_id"],
        view: (price) => withProduct(ctx, price, query),
      }),
  },
  {
    method: "POST",
    path: "/prices",
    status: 201,
    handle: (ctx, { body }) => createPrice(ctx, readBody(newPrice, body)),
  },
  {
    method: "GET",
    path: "/prices/:id",
    handle: (ctx, request) => withProduct(ctx, getPrice(ctx, idOf(request)), request.query),
  },
  {
    method: "PATCH",
    path: "/prices/:id",
    handle(ctx, request) {
      const patch = readBody(pricePatch, request.body);
      const price = getPrice(ctx, idOf(request));
      const { trial_period, ...rest } = patch;
      const changed: Price = {
        ...price,
        ...definedOnly(rest),
        type: patch.type ?? price.type,
        ...(trial_period === undefined ? {} : { trial_period: trialPeriod(trial_period) }),
        updated_at: stamp(ctx),
      };
      requireCycleForTrial(changed.trial_period, changed.billing_cycle);
      ctx.records.prices.put(changed);
      ctx.emit("price.updated", changed);
      return changed;
    },
  },
  {
    method: "POST",
    path: "/pricing-preview",
    handle: (ctx, { body }) => previewPrices(ctx, readBody(previewRequest, body)),
  },
];

/** The fields of a patch that were sent, so that absent ones keep their value. */
export function definedOnly<T extends object>(
  patch: T,
): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const defined = Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== undefined),
  );
  return defined as { [Key in keyof T]: Exclude<T[Key], undefined> };
}

function getProduct(ctx: Context, id: string): Product {
  return found(ctx.records.products.find(id), id);
}

function getPrice(ctx: Context, id: string): Price {
  return found(ctx.records.prices.find(id), id);
}

export function includes(query: Query, name: string): boolean {
  return query.include?.split(",").includes(name) ?? false;
}

function withPrices(ctx: Context, product: Product, query: Query): object {
  if (!includes(query, "prices")) return product;
  const prices = ctx.records.prices.all().filter(({ product_id }) => product_id === product.id);
  return { ...product, prices };
}

function withProduct(ctx: Context, price: Price, query: Query): object {
  return includes(query, "product")
    ? { ...price, product: getProduct(ctx, price.product_id) }
    : price;
}

export type PricePreviewRequest = z.output<typeof previewRequest>;
export { previewRequest };

/** Prices as a buyer at a place sees them, with their words for money. */
export function previewPrices(ctx: Context, input: PricePreviewRequest): object {
  const address =
    input.address_id != null
      ? found(ctx.records.addresses.find(input.address_id), input.address_id)
      : null;
  const country = address?.country_code ?? input.address?.country_code ?? null;
  const items = chooseItems(ctx, input.items);
  const currency = currencyFor(items, country, input.currency_code ?? null);
  const discount = input.discount_id == null ? null : requireUsable(ctx, input.discount_id);
  const lines = priceLines({
    items: items.map((item) => ({ ...item, proration: null, free: false })),
    countryCode: country,
    currency,
    discount,
    newLineId: () => "",
  });
  return {
    customer_id: input.customer_id ?? null,
    address_id: input.address_id ?? null,
    business_id: input.business_id ?? null,
    currency_code: currency,
    discount_id: input.discount_id ?? null,
    address: input.address
      ? { ...input.address, postal_code: input.address.postal_code ?? null }
      : null,
    customer_ip_address: input.customer_ip_address ?? null,
    items: input.items,
    details: {
      line_items: lines.map((line, index) => ({
        price: items[index]?.price,
        quantity: line.quantity,
        tax_rate: line.tax_rate,
        unit_totals: line.unit_totals,
        formatted_unit_totals: formatTotals(line.unit_totals, currency),
        totals: line.totals,
        formatted_totals: formatTotals(line.totals, currency),
        product: line.product,
        discounts: discount ? [describeDiscount(discount, line, currency)] : [],
      })),
    },
    available_payment_methods: paymentTypes,
  };
}

function formatTotals(totals: Totals, currency: string): Totals {
  const format = (minor: string) => formatMoney(minor, currency);
  return {
    subtotal: format(totals.subtotal),
    discount: format(totals.discount),
    tax: format(totals.tax),
    total: format(totals.total),
  };
}

function describeDiscount(discount: Discount, line: LineItem, currency: string): object {
  const total = line.totals.discount;
  return { discount, total, formatted_total: formatMoney(total, currency) };
}
