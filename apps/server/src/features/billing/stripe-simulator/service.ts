import { createHmac } from "node:crypto";
import { localStripePath } from "#config/payments.ts";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { lockEntity } from "../store.ts";
import { apiVersion, signatureHeader } from "../stripe/rules.ts";
import {
  findAnswer,
  findLocalSession,
  insertLocalSession,
  keepAnswer,
  type LocalSession,
  moveLocalSession,
  saveLocalRefunds,
} from "./store.ts";

/**
 * Stripe's side of the wire, for demonstrations and tests: it checks the key, reads forms with nested
 * brackets, says the same under the same idempotency key, keeps pages of its own, and signs what it tells.
 * Nothing of it is loaded in production, and no money moves.
 */
export function localKeys(ctx: Context): { secretKey: string; webhookSecrets: string[] } {
  const secret = (name: string) =>
    createHmac("sha256", ctx.secret).update(`stripe simulator ${name}`).digest("hex");
  return { secretKey: `sk_test_${secret("key")}`, webhookSecrets: [`whsec_${secret("webhook")}`] };
}

export type Call = {
  method: string;
  /** Below the address of the simulator. */
  path: string;
  form: URLSearchParams;
  header: (name: string) => string;
};
export type Answer = { status: number; body: string; replayed: boolean };

/** The answer to a call of a shop's server. */
export async function answerCall(ctx: Context, call: Call): Promise<Answer> {
  if (call.header("authorization") !== `Bearer ${localKeys(ctx).secretKey}`) {
    return fresh(problem(401, "Invalid API Key provided"));
  }
  if (call.header("stripe-version") !== apiVersion) {
    return fresh(problem(400, "Invalid Stripe API version"));
  }
  const key = call.header("idempotency-key");
  if (call.method !== "POST" || key === "") return fresh(await perform(ctx, ctx.db, call));
  const request = `${call.method} ${call.path} ${call.form}`;
  return ctx.db.transaction(async (tx) => {
    await lockEntity(tx, `stripe simulator ${key}`);
    const before = await findAnswer(tx, key);
    if (before && before.request !== request) {
      const message = "Keys for idempotent requests can only be used with the same parameters";
      return fresh(problem(400, message, { type: "idempotency_error" }));
    }
    if (before) return { status: before.status, body: before.body, replayed: true };
    const answer = fresh(await perform(ctx, tx, call));
    await keepAnswer(tx, { key, request, status: answer.status, body: answer.body });
    return answer;
  });
}

type Spoken = { status: number; object: object };

const fresh = ({ status, object }: Spoken): Answer => ({
  ...{ status, body: JSON.stringify(object), replayed: false },
});

function problem(
  status: number,
  message: string,
  more: { type?: string; code?: string } = {},
): Spoken {
  return { status, object: { error: { type: "invalid_request_error", message, ...more } } };
}

const found = (object: object): Spoken => ({ status: 200, object });

async function perform(ctx: Context, db: Db, { method, path, form }: Call): Promise<Spoken> {
  const [, page, act] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
  if (method === "POST" && path === "/v1/checkout/sessions") return create(ctx, db, form);
  if (method === "POST" && path === "/v1/refunds") return refund(ctx, db, form);
  if (page === undefined) return problem(404, `Unrecognized request URL (${method}: ${path})`);
  const session = await endIfOver(ctx, db, page);
  if (!session) return problem(404, "No such checkout.session", { code: "resource_missing" });
  if (method === "GET" && !act) return found(describe(ctx, session));
  if (session.status !== "open") return problem(400, "Only open sessions can be expired");
  const ended = await moveLocalSession(db, page, { status: "expired" });
  return found(describe(ctx, ended ?? session));
}

/** How long a page can be open, with a minute for the way of the request. */
const [leastMs, mostMs] = [30 * 60_000, 24 * 3_600_000];

async function create(ctx: Context, db: Db, form: URLSearchParams): Promise<Spoken> {
  const value = (name: string) => form.get(name) ?? "";
  const price = "line_items[0][price_data]";
  const amount = Number(value(`${price}[unit_amount]`));
  const currency = value(`${price}[currency]`);
  const expiresAt = new Date(Number(value("expires_at")) * 1000);
  const openMs = expiresAt.getTime() - wallTime(ctx.clock).getTime();
  const known =
    value("mode") === "payment" &&
    value("payment_method_types[0]") === "card" &&
    value("line_items[0][quantity]") === "1" &&
    /^[a-z]{3}$/.test(currency) &&
    value(`${price}[product_data][name]`) !== "" &&
    [value("success_url"), value("cancel_url")].every((url) => URL.canParse(url));
  if (!known) return problem(400, "Missing or unknown parameter");
  if (!(Number.isSafeInteger(amount) && amount > 0)) return problem(400, "Invalid integer");
  if (!(openMs >= leastMs - 60_000 && openMs <= mostMs)) {
    return problem(400, "The expires_at timestamp must be between 30 minutes and 24 hours");
  }
  const session: LocalSession = {
    ...{
      id: `cs_test_${idOf(ctx)}`,
      amount,
      currency,
      name: value(`${price}[product_data][name]`),
    },
    ...{ reference: value("client_reference_id"), locale: value("locale"), expiresAt },
    ...{ successUrl: value("success_url"), cancelUrl: value("cancel_url") },
    ...{ status: "open", paymentStatus: "unpaid", paymentIntent: null, refunds: [] },
  };
  await insertLocalSession(db, session);
  return found(describe(ctx, session));
}

async function refund(ctx: Context, db: Db, form: URLSearchParams): Promise<Spoken> {
  const paymentIntent = form.get("payment_intent") ?? "";
  await lockEntity(db, `stripe simulator ${paymentIntent}`);
  const session = await findLocalSession(db, { paymentIntent });
  if (!session) return problem(404, "No such payment_intent", { code: "resource_missing" });
  const back = session.refunds.reduce((sum, one) => sum + one.amount, 0);
  if (back >= session.amount) {
    return problem(400, "Charge has already been refunded.", { code: "charge_already_refunded" });
  }
  const amount = Number(form.get("amount") ?? session.amount - back);
  if (!(amount > 0 && amount <= session.amount - back)) {
    return problem(400, "Refund amount is greater than unrefunded amount on charge");
  }
  const one = { id: `re_${idOf(ctx)}`, amount };
  await saveLocalRefunds(db, session.id, [...session.refunds, one]);
  return found(describeRefund(session, one));
}

/** A page that nobody has paid on in its time has ended. */
async function endIfOver(ctx: Context, db: Db, id: string): Promise<LocalSession | null> {
  const session = await findLocalSession(db, { id });
  if (session?.status !== "open" || session.expiresAt > wallTime(ctx.clock)) return session;
  return (await moveLocalSession(db, id, { status: "expired" })) ?? findLocalSession(db, { id });
}

/** The page of a session, for the browser. */
export function openPage(ctx: Context, id: string): Promise<LocalSession | null> {
  return endIfOver(ctx, ctx.db, id);
}

/** The buyer pays with a card. Null when the page has ended or was paid. */
export function payPage(ctx: Context, id: string): Promise<LocalSession | null> {
  const paymentIntent = `pi_${idOf(ctx)}`;
  return moveLocalSession(ctx.db, id, {
    ...{ status: "complete", paymentStatus: "paid", paymentIntent },
  });
}

/** What Stripe posts about a session or a refund as it is now, with its signature. */
export function eventAbout(
  ctx: Context,
  type: string,
  object: object,
): { body: string; signature: string } {
  const now = wallTime(ctx.clock);
  const body = JSON.stringify({
    ...{ id: `evt_${idOf(ctx)}`, object: "event", api_version: apiVersion, type },
    ...{ created: Math.floor(now.getTime() / 1000), livemode: false, data: { object } },
  });
  const [secret = ""] = localKeys(ctx).webhookSecrets;
  return { body, signature: signatureHeader(body, secret, now) };
}

export function describe(ctx: Context, session: LocalSession) {
  const { id, reference, amount, currency, status, paymentStatus, paymentIntent } = session;
  return {
    ...{ id, object: "checkout.session", livemode: false, mode: "payment", currency, status },
    ...{ client_reference_id: reference, amount_total: amount, amount_subtotal: amount },
    ...{ payment_status: paymentStatus, payment_intent: paymentIntent },
    ...{ expires_at: Math.floor(session.expiresAt.getTime() / 1000), locale: session.locale },
    ...{ success_url: session.successUrl, cancel_url: session.cancelUrl },
    url: status === "open" ? `${ctx.config.publicUrl}${localStripePath}/pay/${id}` : null,
  };
}

function describeRefund(
  { currency, paymentIntent }: LocalSession,
  { id, amount }: LocalSession["refunds"][number],
) {
  return {
    ...{ id, object: "refund", amount, currency, payment_intent: paymentIntent },
    ...{ reason: null, status: "succeeded" },
  };
}

function idOf(ctx: Context): string {
  return ctx.ids.uuid().replaceAll("-", "");
}
