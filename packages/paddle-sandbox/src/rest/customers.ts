import { z } from "zod";
import { createCustomer } from "../billing/customers.ts";
import { getSubscription } from "../billing/subscriptions.ts";
import { type Context, stamp } from "../context.ts";
import type { Customer } from "../entities.ts";
import { newToken } from "../ids.ts";
import { openPortal, portalLinks } from "../portal/sessions.ts";
import { found, notFound } from "../problem.ts";
import { definedOnly } from "./catalogue.ts";
import { listPage } from "./page.ts";
import { customData, idOf, type Route, readBody, status, text } from "./route.ts";

/** Subscriptions for which one portal session gives links of their own. */
const maxPortalSubscriptions = 25;
const authTokenMs = 30 * 60_000;

const email = z.email();
const newCustomer = z.strictObject({
  email,
  name: z.string().nullish(),
  custom_data: customData.optional(),
  locale: text.optional(),
});
const customerPatch = z
  .strictObject({
    email,
    name: z.string().nullable(),
    status,
    custom_data: customData,
    locale: text,
    marketing_consent: z.boolean(),
  })
  .partial();

const portalRequest = z.strictObject({
  subscription_ids: z.array(text).max(maxPortalSubscriptions).default([]),
});

export const customerRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/customers",
    handle: (ctx, { query }) =>
      listPage(searched(ctx, query.search), {
        path: "/customers",
        query,
        filters: { email: ({ email }) => email, status: ({ status }) => status },
      }),
  },
  {
    method: "POST",
    path: "/customers",
    status: 201,
    handle: (ctx, { body }) => createCustomer(ctx, readBody(newCustomer, body)),
  },
  {
    method: "GET",
    path: "/customers/:id",
    handle: (ctx, request) => getCustomer(ctx, idOf(request)),
  },
  {
    method: "PATCH",
    path: "/customers/:id",
    handle(ctx, request) {
      const patch = readBody(customerPatch, request.body);
      const customer = getCustomer(ctx, idOf(request));
      const changed = ctx.records.customers.put({
        ...customer,
        ...definedOnly(patch),
        updated_at: stamp(ctx),
      });
      ctx.emit("customer.updated", changed);
      return changed;
    },
  },
  {
    method: "GET",
    path: "/customers/:id/credit-balances",
    handle(ctx, request) {
      const { id } = getCustomer(ctx, idOf(request));
      const wanted = request.query.currency_code?.split(",");
      return ctx.records.creditBalances
        .all()
        .filter(({ customer_id }) => customer_id === id)
        .filter(({ currency_code }) => !wanted || wanted.includes(currency_code))
        .map(({ customer_id, currency_code, availableMinor, usedMinor }) => ({
          customer_id,
          currency_code,
          balance: {
            available: String(availableMinor),
            reserved: "0",
            used: String(usedMinor),
          },
        }));
    },
  },
  {
    method: "POST",
    path: "/customers/:id/auth-token",
    status: 201,
    handle(ctx, request) {
      const { id } = getCustomer(ctx, idOf(request));
      const token = `pca_${newToken(ctx.random)}`;
      const expiresAt = new Date(ctx.clock.real().getTime() + authTokenMs).toISOString();
      ctx.records.authTokens.put({ id: token, customer_id: id, expiresAt });
      return { customer_auth_token: token, expires_at: expiresAt };
    },
  },
  {
    method: "POST",
    path: "/customers/:id/portal-sessions",
    status: 201,
    handle(ctx, request) {
      const { subscription_ids } = readBody(portalRequest, request.body);
      const customer = getCustomer(ctx, idOf(request));
      const foreign = subscription_ids.find(
        (id) => getSubscription(ctx, id).customer_id !== customer.id,
      );
      if (foreign !== undefined) throw notFound(foreign);
      const session = openPortal(ctx, customer.id);
      return {
        id: session.id,
        customer_id: customer.id,
        urls: portalLinks(ctx, session, subscription_ids),
        created_at: session.created_at,
      };
    },
  },
];

function getCustomer(ctx: Context, id: string): Customer {
  return found(ctx.records.customers.find(id), id);
}

function searched(ctx: Context, search: string | undefined): readonly Customer[] {
  const all = ctx.records.customers.all();
  if (search === undefined) return all;
  const wanted = search.toLowerCase();
  return all.filter(
    ({ id, email, name }) =>
      id === search ||
      email.toLowerCase().includes(wanted) ||
      (name ?? "").toLowerCase().includes(wanted),
  );
}
