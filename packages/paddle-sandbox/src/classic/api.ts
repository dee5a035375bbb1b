import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../context.ts";
import { ApiProblem } from "../problem.ts";
import { alertDestination, classicDay, classicTime } from "./alerts.ts";
import type { ClassicPayment, ClassicSubscription } from "./entities.ts";
import { links } from "./fields.ts";
import { chargeClassic, receiptUrl, refundClassic } from "./payments.ts";
import { amounts, getPlan, planPrice } from "./plans.ts";
import { cancelClassic, getClassic, updateClassic } from "./subscriptions.ts";

type Credentials = { vendorId: number; vendorAuthCode: string };
type Handler = (ctx: Context, body: unknown, id: string | null) => unknown;

const subscriptionRef = z.object({ subscription_id: z.coerce.number().int() });
const page = {
  page: z.coerce.number().int().min(1).default(1),
  results_per_page: z.coerce.number().int().min(1).max(200).default(200),
};
const flag = z
  .union([z.boolean(), z.enum(["true", "false", "1", "0"])])
  .transform((value) => value === true || value === "true" || value === "1");

const usersQuery = z.object({
  ...page,
  subscription_id: z.coerce.number().int().optional(),
  plan_id: z.coerce.number().int().optional(),
  state: z.enum(["active", "past_due", "trialing", "paused", "deleted"]).optional(),
});
const plansQuery = z.object({ plan: z.coerce.number().int().optional() });
const updateRequest = subscriptionRef.extend({
  plan_id: z.coerce.number().int().optional(),
  quantity: z.coerce.number().int().min(1).optional(),
  passthrough: z.string().optional(),
  pause: flag.optional(),
  bill_immediately: flag.default(false),
  prorate: flag.default(true),
});
const paymentsQuery = z.object({
  subscription_id: z.coerce.number().int().optional(),
  plan: z.coerce.number().int().optional(),
  is_paid: flag.optional(),
  is_one_off_charge: flag.optional(),
});
const rescheduleRequest = z.object({
  payment_id: z.coerce.number().int(),
  date: z.iso.date(),
});
const chargeRequest = z.object({
  amount: z.coerce.number().positive(),
  charge_name: z.string().min(1).max(50),
});
const refundRequest = z.object({
  order_id: z.string(),
  amount: z.coerce.number().positive().optional(),
  reason: z.string().default(""),
});
const alertsQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  alerts_per_page: z.coerce.number().int().min(1).max(1000).default(10),
});

/** Upcoming payments have no record yet; their number says which subscription they are of. */
const upcoming = 9_000_000_000;

const handlers: Readonly<Record<string, Handler>> = {
  "subscription/plans": (ctx, body) => {
    const { plan } = read(plansQuery, body);
    return ctx.records.classicPlans
      .all()
      .filter(({ id }) => plan === undefined || id === String(plan))
      .map((one) => ({
        id: Number(one.id),
        name: one.name,
        billing_type: one.billing_type,
        billing_period: one.billing_period,
        initial_price: one.trial_days > 0 ? {} : one.recurring_price,
        recurring_price: one.recurring_price,
        trial_days: one.trial_days,
      }));
  },
  "subscription/users": (ctx, body) => {
    const query = read(usersQuery, body);
    const first = (query.page - 1) * query.results_per_page;
    return ctx.records.classicSubscriptions
      .all()
      .filter(
        (one) =>
          (query.subscription_id === undefined || one.subscription_id === query.subscription_id) &&
          (query.plan_id === undefined || one.plan_id === query.plan_id) &&
          (query.state === undefined ? one.status !== "deleted" : one.status === query.state),
      )
      .slice(first, first + query.results_per_page)
      .map((one) => describeUser(ctx, one));
  },
  "subscription/users/update": (ctx, body) => {
    const request = read(updateRequest, body);
    const subscription = requireLiving(ctx, request.subscription_id);
    const after = updateClassic(ctx, subscription, patchOf(ctx, subscription, request));
    return {
      subscription_id: after.subscription_id,
      user_id: after.user_id,
      plan_id: after.plan_id,
      next_payment: nextPayment(after),
    };
  },
  "subscription/preview_update": (ctx, body) => {
    const request = read(updateRequest, body);
    const before = requireLiving(ctx, request.subscription_id);
    const after = { ...before, ...patchOf(ctx, before, request) };
    return {
      subscription_id: after.subscription_id,
      plan_id: after.plan_id,
      user_id: after.user_id,
      immediate_payment: null,
      next_payment: nextPayment(after),
    };
  },
  "subscription/users_cancel": (ctx, body) => {
    cancelClassic(ctx, requireLiving(ctx, read(subscriptionRef, body).subscription_id));
    return null;
  },
  "subscription/payments": (ctx, body) => {
    const query = read(paymentsQuery, body);
    const made = ctx.records.classicPayments.all().map((one) => describePayment(ctx, one));
    const coming = ctx.records.classicSubscriptions
      .all()
      .filter(({ next_bill_at }) => next_bill_at !== null)
      .map(describeUpcoming);
    return [...made, ...coming].filter(
      (one) =>
        (query.subscription_id === undefined || one.subscription_id === query.subscription_id) &&
        (query.plan === undefined || getClassic(ctx, one.subscription_id).plan_id === query.plan) &&
        (query.is_paid === undefined || one.is_paid === Number(query.is_paid)) &&
        (query.is_one_off_charge === undefined ||
          one.is_one_off_charge === Number(query.is_one_off_charge)),
    );
  },
  "subscription/payments_reschedule": (ctx, body) => {
    const { payment_id, date } = read(rescheduleRequest, body);
    const subscription = requireLiving(ctx, payment_id - upcoming);
    const at = new Date(`${date}T00:00:00Z`);
    if (at <= ctx.clock.now()) throw new ApiProblem(400, "122", "The date must be in the future.");
    updateClassic(ctx, subscription, {
      next_bill_at: at.toISOString(),
      anchorDay: at.getUTCDate(),
    });
    return null;
  },
  "subscription/charge": (ctx, body, id) => {
    const { amount, charge_name } = read(chargeRequest, body);
    const subscription = requireLiving(ctx, Number(id));
    const payment = chargeClassic(ctx, subscription, amount, charge_name);
    return {
      invoice_id: payment.payment_id,
      subscription_id: payment.subscription_id,
      amount: payment.amount,
      currency: payment.currency,
      payment_date: classicDay(payment.payout_at),
      receipt_url: receiptUrl(ctx, payment),
      order_id: payment.order_id,
      status: "success",
    };
  },
  "payment/refund": (ctx, body) => {
    const { order_id, amount, reason } = read(refundRequest, body);
    const payment = refundClassic(ctx, order_id, amount ?? null, reason);
    return { refund_request_id: payment.payment_id };
  },
  "alert/webhooks": (ctx, body) => {
    const query = read(alertsQuery, body);
    const all = [...ctx.records.classicAlerts.all()].reverse();
    const first = (query.page - 1) * query.alerts_per_page;
    return {
      current_page: query.page,
      total_pages: Math.max(1, Math.ceil(all.length / query.alerts_per_page)),
      alerts_per_page: query.alerts_per_page,
      total_alerts: all.length,
      query_head: classicTime(ctx.clock.now()),
      destination: alertDestination(ctx),
      data: all.slice(first, first + query.alerts_per_page).map((alert) => ({
        id: Number(alert.id),
        alert_name: alert.alert_name,
        status: alert.status === "delivered" ? "success" : "failed",
        created_at: alert.event_time,
        updated_at: alert.event_time,
        attempts: alert.times_attempted,
        fields: alert.fields,
      })),
    };
  },
};

/** The interface of Paddle Classic: a POST with the vendor's code, in a form or in JSON. */
export function serveClassicApi(
  app: FastifyInstance,
  { ctx, credentials }: { ctx: Context; credentials: Credentials },
): void {
  const refuse = (code: string, message: string) => ({
    success: false,
    error: { code: Number(code) || 100, message },
  });
  async function answer(name: string, body: unknown, id: string | null) {
    try {
      requireVendor(body, credentials);
      const handle = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
      if (!handle) throw new ApiProblem(404, "101", "Bad method call");
      const response = ctx.records.change(() => handle(ctx, body, id));
      return response === null ? { success: true } : { success: true, response };
    } catch (error) {
      if (error instanceof ApiProblem) return refuse(error.code, error.message);
      throw error;
    }
  }
  app.post<{ Params: { id: string } }>("/2.0/subscription/:id/charge", ({ params, body }) =>
    answer("subscription/charge", body, params.id),
  );
  app.post<{ Params: { "*": string } }>("/2.0/*", ({ params, body }) =>
    answer(params["*"], body, null),
  );
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

function requireLiving(ctx: Context, id: number): ClassicSubscription {
  const subscription = ctx.records.classicSubscriptions.find(String(id));
  if (subscription && subscription.status !== "deleted") return subscription;
  throw new ApiProblem(404, "119", "Unable to find requested subscription");
}

function patchOf(
  ctx: Context,
  subscription: ClassicSubscription,
  request: z.output<typeof updateRequest>,
): Partial<ClassicSubscription> {
  const { plan_id, quantity, passthrough, pause } = request;
  const plan = plan_id === undefined ? null : getPlan(ctx, plan_id);
  return {
    ...(plan
      ? { plan_id: Number(plan.id), unit_price: planPrice(plan, subscription.country).unitPrice }
      : {}),
    ...(quantity === undefined ? {} : { quantity }),
    ...(passthrough === undefined ? {} : { passthrough }),
    ...pausePatch(ctx, subscription, pause),
  };
}

/** Paused at once and going on at once: the sandbox bills nothing in between. */
function pausePatch(
  ctx: Context,
  { status }: ClassicSubscription,
  pause: boolean | undefined,
): Partial<ClassicSubscription> {
  if (pause === true && status !== "paused") {
    return { status: "paused", paused_at: ctx.clock.now().toISOString() };
  }
  return pause === false && status === "paused" ? { status: "active", paused_at: null } : {};
}

function nextPayment(subscription: ClassicSubscription): object | null {
  const { next_bill_at, unit_price, quantity, currency } = subscription;
  if (next_bill_at === null) return null;
  const { gross } = amounts(Number(unit_price) * quantity, subscription);
  return { amount: Number(gross), currency, date: classicDay(next_bill_at) };
}

function describeUser(ctx: Context, subscription: ClassicSubscription): object {
  const { card, paused_at } = subscription;
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
    ...(paused_at === null ? {} : { paused_at: classicTime(new Date(paused_at)) }),
    last_payment: last && {
      amount: Number(last.amount),
      currency: last.currency,
      date: classicDay(last.payout_at),
    },
    next_payment: nextPayment(subscription),
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

function describePayment(ctx: Context, payment: ClassicPayment) {
  return {
    id: payment.payment_id,
    subscription_id: payment.subscription_id,
    amount: Number(payment.amount),
    currency: payment.currency,
    payout_date: classicDay(payment.payout_at),
    is_paid: Number(payment.is_paid),
    is_one_off_charge: Number(payment.is_one_off_charge),
    receipt_url: receiptUrl(ctx, payment),
  };
}

function describeUpcoming(subscription: ClassicSubscription) {
  const { gross } = amounts(Number(subscription.unit_price) * subscription.quantity, subscription);
  return {
    id: upcoming + subscription.subscription_id,
    subscription_id: subscription.subscription_id,
    amount: Number(gross),
    currency: subscription.currency,
    payout_date: classicDay(subscription.next_bill_at ?? ""),
    is_paid: 0,
    is_one_off_charge: 0,
  };
}
