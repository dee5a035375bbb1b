import { type Context, stamp } from "../context.ts";
import type { Address, Customer } from "../entities.ts";

function findByEmail(ctx: Context, email: string): Customer | null {
  const wanted = email.trim().toLowerCase();
  return ctx.records.customers.all().find((one) => one.email.toLowerCase() === wanted) ?? null;
}

/** The customer with this email address; a new one when there is none. */
export function customerFor(
  ctx: Context,
  { email, name, locale = "en" }: { email: string; name?: string; locale?: string },
): Customer {
  const known = findByEmail(ctx, email);
  if (known) return known;
  const now = stamp(ctx);
  const customer = ctx.records.customers.put({
    id: ctx.newId("ctm"),
    name: name ?? null,
    email: email.trim(),
    marketing_consent: false,
    status: "active",
    custom_data: null,
    locale,
    import_meta: null,
    created_at: now,
    updated_at: now,
  });
  ctx.emit("customer.created", customer);
  return customer;
}

export function createAddress(
  ctx: Context,
  customerId: string,
  countryCode: string,
  postalCode: string | null = null,
): Address {
  const now = stamp(ctx);
  const address = ctx.records.addresses.put({
    id: ctx.newId("add"),
    customer_id: customerId,
    description: null,
    first_line: null,
    second_line: null,
    city: null,
    postal_code: postalCode,
    region: null,
    country_code: countryCode,
    custom_data: null,
    status: "active",
    import_meta: null,
    created_at: now,
    updated_at: now,
  });
  ctx.emit("address.created", address);
  return address;
}
