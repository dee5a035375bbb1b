import { type Context, stamp } from "../context.ts";
import type { Address, Business, CustomData, Customer } from "../entities.ts";
import { ApiProblem } from "../problem.ts";

export function findByEmail(ctx: Context, email: string): Customer | null {
  const wanted = email.trim().toLowerCase();
  return ctx.records.customers.all().find((one) => one.email.toLowerCase() === wanted) ?? null;
}

/** @throws {ApiProblem} 409 when somebody has this address of mail already. */
export function createCustomer(
  ctx: Context,
  input: {
    email: string;
    name?: string | null | undefined;
    custom_data?: CustomData | undefined;
    locale?: string | undefined;
  },
  id = ctx.newId("ctm"),
): Customer {
  const existing = findByEmail(ctx, input.email);
  if (existing) {
    throw new ApiProblem(
      409,
      "customer_already_exists",
      `customer email conflicts with customer of id ${existing.id}`,
    );
  }
  const now = stamp(ctx);
  const customer = ctx.records.customers.put({
    id,
    name: input.name ?? null,
    email: input.email.trim(),
    marketing_consent: false,
    status: "active",
    custom_data: input.custom_data ?? null,
    locale: input.locale ?? "en",
    import_meta: null,
    created_at: now,
    updated_at: now,
  });
  ctx.emit("customer.created", customer);
  return customer;
}

type AddressFields =
  | "description"
  | "first_line"
  | "second_line"
  | "city"
  | "postal_code"
  | "region";

export function createAddress(
  ctx: Context,
  customerId: string,
  input: { country_code: string; custom_data?: CustomData | undefined } & {
    [Field in AddressFields]?: string | null | undefined;
  },
): Address {
  const now = stamp(ctx);
  const address = ctx.records.addresses.put({
    id: ctx.newId("add"),
    customer_id: customerId,
    description: input.description ?? null,
    first_line: input.first_line ?? null,
    second_line: input.second_line ?? null,
    city: input.city ?? null,
    postal_code: input.postal_code ?? null,
    region: input.region ?? null,
    country_code: input.country_code,
    custom_data: input.custom_data ?? null,
    status: "active",
    import_meta: null,
    created_at: now,
    updated_at: now,
  });
  ctx.emit("address.created", address);
  return address;
}

export function createBusiness(
  ctx: Context,
  customerId: string,
  input: {
    name: string;
    company_number?: string | null | undefined;
    tax_identifier?: string | null | undefined;
    contacts?: Business["contacts"] | undefined;
    custom_data?: CustomData | undefined;
  },
): Business {
  const now = stamp(ctx);
  const business = ctx.records.businesses.put({
    id: ctx.newId("biz"),
    customer_id: customerId,
    name: input.name,
    company_number: input.company_number ?? null,
    tax_identifier: input.tax_identifier ?? null,
    status: "active",
    contacts: input.contacts ?? [],
    custom_data: input.custom_data ?? null,
    import_meta: null,
    created_at: now,
    updated_at: now,
  });
  ctx.emit("business.created", business);
  return business;
}
