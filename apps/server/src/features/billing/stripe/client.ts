import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { apiVersion, formOf, isFinalRefusal, Problem, Refund, Session } from "./rules.ts";

const timeoutMs = 10_000;

/** Who we are at Stripe, and where it answers. */
export type Account = { apiUrl: string; secretKey: string };

type SessionWish = {
  reference: string;
  amount: number;
  currency: string;
  name: string;
  locale: string;
  expiresAt: Date;
  /** Both ends of the payment lead here. */
  returnUrl: string;
};

/**
 * Makes a page of Checkout. The same reference is the same page, however often it is asked for; so what is
 * asked must be the same, too.
 * @throws `billing.provider-not-reachable`
 */
export async function createSession(
  ctx: Context,
  account: Account,
  wish: SessionWish,
): Promise<Session> {
  const { reference, amount, currency, name, locale, expiresAt, returnUrl } = wish;
  const metadata = { curie_trade: reference };
  const answer = await ask(ctx, account, {
    method: "POST",
    path: "/v1/checkout/sessions",
    key: `session-${reference}`,
    form: formOf({
      mode: "payment",
      // Cards, with the wallets that hold them: never by transfer or boleto (S147).
      payment_method_types: ["card"],
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: amount,
            product_data: { name },
          },
        },
      ],
      client_reference_id: reference,
      locale,
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      success_url: returnUrl,
      cancel_url: returnUrl,
      metadata,
      payment_intent_data: { description: name, metadata },
    }),
  });
  return sessionIn(ctx, answer);
}

/** @throws `billing.provider-not-reachable` */
export async function retrieveSession(
  ctx: Context,
  account: Account,
  id: string,
): Promise<Session> {
  const path = `/v1/checkout/sessions/${encodeURIComponent(id)}`;
  return sessionIn(ctx, await ask(ctx, account, { method: "GET", path }));
}

/**
 * Ends a page that nobody has paid on. One that was paid or has ended in this moment is left alone.
 * @throws `billing.provider-not-reachable`
 */
export async function expireSession(ctx: Context, account: Account, id: string): Promise<void> {
  const path = `/v1/checkout/sessions/${encodeURIComponent(id)}/expire`;
  await ask(ctx, account, { method: "POST", path, key: `expire-${id}`, form: formOf({}) });
}

/**
 * Gives money back. The same request number is the same refund, however often it is asked for.
 * @returns null when Stripe will never make it
 * @throws `billing.provider-not-reachable` for every refusal that may pass
 */
export async function createRefund(
  ctx: Context,
  account: Account,
  {
    paymentIntent,
    amount,
    requestNo,
  }: { paymentIntent: string; amount: number; requestNo: string },
): Promise<Refund | null> {
  const answer = await ask(ctx, account, {
    method: "POST",
    path: "/v1/refunds",
    key: `refund-${requestNo}`,
    form: formOf({ payment_intent: paymentIntent, amount, metadata: { curie_refund: requestNo } }),
  });
  const refund = Refund.safeParse(answer.body);
  if (refund.success) return refund.data;
  const problem = problemIn(answer.body);
  if (answer.status < 500 && problem && isFinalRefusal(problem)) {
    ctx.log.error({ problem, paymentIntent }, "Stripe refused a refund");
    return null;
  }
  throw notReachable(ctx, "refund", answer);
}

type Question = { method: "GET" | "POST"; path: string; key?: string; form?: URLSearchParams };
type Answer = { status: number; body: unknown };

/** One call. Whatever the answer says, it is read by who asked. */
async function ask(
  ctx: Context,
  { apiUrl, secretKey }: Account,
  { method, path, key, form }: Question,
): Promise<Answer> {
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        "stripe-version": apiVersion,
        ...(key ? { "idempotency-key": key } : {}),
        ...(form ? { "content-type": "application/x-www-form-urlencoded" } : {}),
      },
      ...(form ? { body: form.toString() } : {}),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    const body: unknown = await response.json();
    return { status: response.status, body };
  } catch (error) {
    ctx.log.warn({ err: error, path }, "Stripe did not answer");
    throw new Failure("billing.provider-not-reachable");
  }
}

function sessionIn(ctx: Context, answer: Answer): Session {
  const session = Session.safeParse(answer.body);
  if (answer.status !== 200 || !session.success) throw notReachable(ctx, "session", answer);
  return session.data;
}

function problemIn(body: unknown): Problem | null {
  const problem = Problem.safeParse(body);
  return problem.success ? problem.data.error : null;
}

/** A wrong key or a form that Stripe does not take is for the operator to read in the log. */
function notReachable(ctx: Context, call: string, { status, body }: Answer): Failure {
  ctx.log.error({ call, status, problem: problemIn(body) }, "Stripe did not answer as expected");
  return new Failure("billing.provider-not-reachable");
}
