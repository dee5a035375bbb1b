import { z } from "zod";
import { createAddress, createBusiness } from "../billing/customers.ts";
import { deleteMethod } from "../billing/payments.ts";
import { getSubscription } from "../billing/subscriptions.ts";
import { type Context, stamp } from "../context.ts";
import type { PaymentMethod } from "../entities.ts";
import { ApiProblem, found, notFound } from "../problem.ts";
import { withoutSandbox } from "../views.ts";
import { definedOnly } from "./catalogue.ts";
import { listPage } from "./page.ts";
import {
  type ApiRequest,
  countryCode,
  customData,
  idOf,
  type Route,
  readBody,
  status,
  text,
} from "./route.ts";

const email = z.email();
const addressFields = {
  description: z.string().nullish(),
  first_line: z.string().nullish(),
  second_line: z.string().nullish(),
  city: z.string().nullish(),
  postal_code: z.string().nullish(),
  region: z.string().nullish(),
  custom_data: customData.optional(),
};
const newAddress = z.strictObject({ ...addressFields, country_code: countryCode });
const addressPatch = z
  .strictObject({ ...addressFields, country_code: countryCode, status })
  .partial();

const contacts = z
  .array(
    z.strictObject({
      name: z
        .string()
        .nullish()
        .transform((name) => name ?? null),
      email,
    }),
  )
  .nullish()
  .transform((value) => value ?? []);
const businessFields = {
  name: text,
  company_number: z.string().nullish(),
  tax_identifier: z.string().nullish(),
  custom_data: customData.optional(),
};
const newBusiness = z.strictObject({ ...businessFields, contacts });
const businessPatch = z
  .strictObject({ ...businessFields, contacts: contacts.optional(), status })
  .partial();

/** What belongs to one customer: addresses, businesses and ways to pay. */
export const customerRecordRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/customers/:customer/addresses",
    handle: (ctx, request) =>
      listPage(ownedBy(ctx.records.addresses.all(), customerOf(ctx, request)), {
        path: `/customers/${idOf(request, "customer")}/addresses`,
        query: request.query,
        filters: { status: ({ status }) => status },
      }),
  },
  {
    method: "POST",
    path: "/customers/:customer/addresses",
    status: 201,
    handle: (ctx, request) =>
      createAddress(ctx, customerOf(ctx, request), readBody(newAddress, request.body)),
  },
  {
    method: "GET",
    path: "/customers/:customer/addresses/:id",
    handle: (ctx, request) => owned(ctx.records.addresses.find(idOf(request)), request),
  },
  {
    method: "PATCH",
    path: "/customers/:customer/addresses/:id",
    handle(ctx, request) {
      const patch = readBody(addressPatch, request.body);
      const address = owned(ctx.records.addresses.find(idOf(request)), request);
      const changed = ctx.records.addresses.put({
        ...address,
        ...definedOnly(patch),
        updated_at: stamp(ctx),
      });
      ctx.emit("address.updated", changed);
      return changed;
    },
  },
  {
    method: "GET",
    path: "/customers/:customer/businesses",
    handle: (ctx, request) =>
      listPage(ownedBy(ctx.records.businesses.all(), customerOf(ctx, request)), {
        path: `/customers/${idOf(request, "customer")}/businesses`,
        query: request.query,
        filters: { status: ({ status }) => status },
      }),
  },
  {
    method: "POST",
    path: "/customers/:customer/businesses",
    status: 201,
    handle: (ctx, request) =>
      createBusiness(ctx, customerOf(ctx, request), readBody(newBusiness, request.body)),
  },
  {
    method: "GET",
    path: "/customers/:customer/businesses/:id",
    handle: (ctx, request) => owned(ctx.records.businesses.find(idOf(request)), request),
  },
  {
    method: "PATCH",
    path: "/customers/:customer/businesses/:id",
    handle(ctx, request) {
      const patch = readBody(businessPatch, request.body);
      const business = owned(ctx.records.businesses.find(idOf(request)), request);
      const changed = ctx.records.businesses.put({
        ...business,
        ...definedOnly(patch),
        updated_at: stamp(ctx),
      });
      ctx.emit("business.updated", changed);
      return changed;
    },
  },
  {
    method: "GET",
    path: "/customers/:customer/payment-methods",
    handle: (ctx, request) =>
      listPage<PaymentMethod>(ownedBy(ctx.records.paymentMethods.all(), customerOf(ctx, request)), {
        path: `/customers/${idOf(request, "customer")}/payment-methods`,
        query: request.query,
        filters: { address_id: ({ address_id }) => address_id },
        view: withoutSandbox,
      }),
  },
  {
    method: "GET",
    path: "/customers/:customer/payment-methods/:id",
    handle: (ctx, request) =>
      withoutSandbox(owned(ctx.records.paymentMethods.find(idOf(request)), request)),
  },
  {
    method: "DELETE",
    path: "/customers/:customer/payment-methods/:id",
    status: 204,
    handle(ctx, request) {
      const method = owned(ctx.records.paymentMethods.find(idOf(request)), request);
      const inUse = ctx.records.subscriptionStates
        .all()
        .some(
          ({ id, paymentMethodId }) =>
            paymentMethodId === method.id && getSubscription(ctx, id).status !== "canceled",
        );
      if (inUse) {
        throw new ApiProblem(
          409,
          "payment_method_in_use",
          `Payment method ${method.id} pays for a subscription.`,
        );
      }
      deleteMethod(ctx, method, "api");
    },
  },
];

function customerOf(ctx: Context, request: ApiRequest): string {
  const id = idOf(request, "customer");
  return found(ctx.records.customers.find(id), id).id;
}

function ownedBy<T extends { customer_id: string }>(all: readonly T[], customerId: string): T[] {
  return all.filter(({ customer_id }) => customer_id === customerId);
}

/** @throws {ApiProblem} when the record is missing or another customer's. */
function owned<T extends { customer_id: string }>(record: T | null, request: ApiRequest): T {
  if (record?.customer_id === idOf(request, "customer")) return record;
  throw notFound(idOf(request));
}
