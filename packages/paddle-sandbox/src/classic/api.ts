import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../context.ts";
import type { Message } from "../entities.ts";
import { ApiProblem } from "../problem.ts";
import type { ClassicPayment, ClassicSubscription } from "./entities.ts";
import { classicDay, classicTime, links } from "./fields.ts";
import { receiptUrl, refundClassic } from "./payments.ts";
import { amounts } from "./plans.ts";
import { cancelClassic } from "./subscriptions.ts";

type Credentials = { vendorId: number; vendorAuthCode: string };
type Handler = (ctx: Context, body: unknown) => unknown;

const number = z.coerce.number().int();
const subscriptionRef = z.object({ subscription_id: number });
const usersQuery = z.object({
  subscription_id: number.optional(),
  state: z.enum(["active", "past_due", "trialing", "deleted"]).optional(),
});
const paymentsQuery = z.object({
  subscription_id: number.optional(),
  is_paid: z.enum(["0", "1"]).optional(),
});
const refundRequest = z.object({ order_id: z.string(), reason: z.string().default("") });
const alertsQuery = z.object({
  page: number.min(1).default(1),
  alerts_per_page: number.min(1).max(1000).default(10),
});

/** Upcoming payments have no record yet; their number says which subscription they are of. */
const upcoming = 9_000_000_000;

/** What the product calls, by path. */
const handlers: Readonly<Record<string, Handler>> = {
  "subscription/users": (ctx, body) => {
    const { subscription_id, state } = read(usersQuery, body);
    return ctx.records.classicSubscriptions
      .all()
      .filter((one) => subscription_id === undefined || one.subscription_id === subscription_id)
      .filter(({ status }) => (state === undefined ? status !== "deleted" : status === state))
      .map((one) => describeUser(ctx, one));
  },
  "subscription/users_cancel": (ctx, body) => {
    const { subscription_id } = read(subscriptionRef, body);
    const subscription = ctx.records.classicSubscriptions.find(String(subscription_id));
    if (!subscription) throw new ApiProblem(404, "119", "Unable to find requested subscription");
    cancelClassic(ctx, subscription);
    return null;
  },
  "subscription/payments": (ctx, body) => {
    const { subscription_id, is_paid } = read(paymentsQuery, body);
    const made = ctx.records.classicPayments.all().map((one) => describePayment(ctx, one));
    const coming = ctx.records.classicSubscriptions
      .all()
      .filter(({ next_bill_at }) => next_bill_at !== null)
      .map(describeUpcoming);
    return [...made, ...coming]
      .filter((one) => subscription_id === undefined || one.subscription_id === subscription_id)
      .filter((one) => is_paid === undefined || String(one.is_paid) === is_paid);
  },
  "payment/refund": (ctx, body) => {
    const { order_id, reason } = read(refundRequest, body);
    return { refund_request_id: refundClassic(ctx, order_id, reason).payment_id };
  },
  "alert/webhooks": (ctx, body) => {
    const query = read(alertsQuery, body);
    const all = ctx.records.messages
      .all()
      .filter(({ generation }) => generation === "classic")
      .reverse();
    const first = (query.page - 1) * query.alerts_per_page;
    return {
      current_page: query.page,
      total_pages: Math.max(1, Math.ceil(all.length / query.alerts_per_page)),
      alerts_per_page: query.alerts_per_page,
      total_alerts: all.length,
      query_head: classicTime(ctx.clock.now()),
      data: all.slice(first, first + query.alerts_per_page).map(describeAlert),
    };
  },
};

/** The interface of Paddle Classic: a POST with the vendor's code, in a form or in JSON. */
export function serveClassicApi(
  app: FastifyInstance,
  { ctx, credentials }: { ctx: Context; credentials: Credentials },
): void {
  app.post<{ Params: { "*": string } }>("/2.0/*", async ({ params, body }) => {
    try {
      requireVendor(body, credentials);
      const name = params["*"];
      const handle = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
      if (!handle) throw new ApiProblem(404, "101", "Bad method call");
      const response = ctx.records.change(() => handle(ctx, body));
      return response === null ? { success: true } : { success: true, response };
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const { code, message } = error;
      return { success: false, error: { code: Number(code) || 100, message } };
    }
  });
}

function requireVendor(body: unknown, { vendorId, vendorAuthCode }: Credentials): void {
  const { vendor_id, vendor_auth_code } = (body ?? {}) as Record<string, unknown>;
  if (Number(vendor_id) === vendorId && vendor_auth_code === vendorAuthCode) return;
  throw new ApiProblem(
    403,
    "107",
    "You don't have permission to access this resource: vendor_id or vendor_auth_code is wrong",
  );
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new ApiProblem(400, "108", `Bad parameters: ${problems.join("; ")}`);
}

function describeUser(ctx: Context, subscription: ClassicSubscription): object {
  const { card, next_bill_at } = subscription;
  const last = ctx.records.classicPayments
    .all()
    .findLast(({ subscription_id }) => subscription_id === subscription.subscription_id);
  return {
    subscription_id: subscription.subscription_id,
    plan_id: subscription.plan_id,
    user_id: subscription.user_id,
    user_email: subscription.user_email,
    marketing_consent: subscription.marketing_consent,
    state: subscription.status,
    signup_date: subscription.signup_date,
    quantity: subscription.quantity,
    ...links(ctx, subscription),
    last_payment: last && {
      amount: Number(last.amount),
      currency: last.currency,
      date: classicDay(last.payout_at),
    },
    next_payment: next_bill_at && {
      amount: nextAmount(subscription),
      currency: subscription.currency,
      date: classicDay(next_bill_at),
    },
    payment_information:
      card.details === null
        ? { payment_method: card.type }
        : {
            payment_method: "card",
            card_type: card.details.type,
            last_four_digits: card.details.last4,
            expiry_date: `${String(card.details.expiry_month).padStart(2, "0")}/${card.details.expiry_year}`,
          },
    custom_data: null,
    passthrough: subscription.passthrough,
  };
}

function nextAmount(subscription: ClassicSubscription): number {
  const { unit_price, quantity } = subscription;
  return Number(amounts(Number(unit_price) * quantity, subscription).gross);
}

function describePayment(ctx: Context, payment: ClassicPayment) {
  return {
    id: payment.payment_id,
    subscription_id: payment.subscription_id,
    amount: Number(payment.amount),
    currency: payment.currency,
    payout_date: classicDay(payment.payout_at),
    is_paid: 1,
    is_one_off_charge: 0,
    receipt_url: receiptUrl(ctx, payment),
  };
}

function describeUpcoming(subscription: ClassicSubscription) {
  return {
    id: upcoming + subscription.subscription_id,
    subscription_id: subscription.subscription_id,
    amount: nextAmount(subscription),
    currency: subscription.currency,
    payout_date: classicDay(subscription.next_bill_at),
    is_paid: 0,
    is_one_off_charge: 0,
  };
}

function describeAlert({ id, name, occurred_at, status, attempts, content }: Message): object {
  return {
    id: Number(id),
    alert_name: name,
    status: status === "delivered" ? "success" : "failed",
    created_at: occurred_at,
    updated_at: occurred_at,
    attempts,
    fields: content,
  };
}
