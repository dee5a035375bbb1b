import { type Currency, minorDigits } from "@curie/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { localStripePath } from "#config/payments.ts";
import type { Context } from "#platform/context.ts";
import { stripeDecimals } from "../stripe/rules.ts";
import { stripe } from "../stripe/service.ts";
import { testPaymentPage } from "../test-payment-page/rules.ts";
import { answerCall, describe, eventAbout, openPage, payPage } from "./service.ts";
import type { LocalSession } from "./store.ts";

type Page = { Params: { id: string } };

/**
 * The interface of the simulator, and the page on which a demonstration plays Checkout, below our own address.
 * It tells us of a payment within this process, so that it works before the server listens.
 */
export async function mountStripeSimulator(app: FastifyInstance, ctx: Context): Promise<void> {
  if (ctx.config.payments.stripe?.keys !== "local" || ctx.config.profile !== "demo") return;
  const tell = async (type: string, object: object) => {
    const { body: payload, signature } = eventAbout(ctx, type, object);
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    await app.inject({ method: "POST", url: stripe.notifyPath, payload, headers });
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 20_000 },
      (_request, body, done) => done(null, body),
    );

    scope.route<{ Body: unknown }>({
      method: ["GET", "POST"],
      url: `${localStripePath}/v1/*`,
      handler: async ({ method, url, body, headers }, reply) => {
        const answer = await answerCall(ctx, {
          ...{ method, path: url.slice(localStripePath.length).replace(/\?.*$/s, "") },
          form: new URLSearchParams(typeof body === "string" ? body : ""),
          header: (name) => String(headers[name] ?? ""),
        });
        if (answer.replayed) reply.header("idempotent-replayed", "true");
        return reply.code(answer.status).type("application/json").send(answer.body);
      },
    });

    scope.get<Page>(`${localStripePath}/pay/:id`, async ({ params }, reply) => {
      const session = await openPage(ctx, params.id);
      return session ? sendPage(reply, session) : reply.callNotFound();
    });

    scope.post<Page & { Body: string | undefined }>(
      `${localStripePath}/pay/:id`,
      async ({ params, body }, reply) => {
        const session = await openPage(ctx, params.id);
        if (!session) return reply.callNotFound();
        const { status, successUrl, cancelUrl } = session;
        // Who turns back from Checkout may come again: the page stays open.
        if (status === "open" && new URLSearchParams(body).get("decision") !== "approve") {
          return reply.redirect(cancelUrl, 303);
        }
        const paid = status === "open" ? await payPage(ctx, params.id) : null;
        if (paid) await tell("checkout.session.completed", describe(ctx, paid));
        return reply.redirect(successUrl, 303);
      },
    );
  });
}

function sendPage(reply: FastifyReply, session: LocalSession): FastifyReply {
  const currency = session.currency.toUpperCase();
  const units = session.amount / 10 ** stripeDecimals(currency);
  const total = new Intl.NumberFormat("en", {
    ...{ style: "currency", currency },
    minimumFractionDigits: minorDigits(currency as Currency),
  }).format(units);
  const open = session.status === "open";
  return reply
    .type("text/html")
    .header("cache-control", "no-store")
    .send(
      testPaymentPage({
        ...{ lang: "en", service: "Stripe Checkout", total, about: session.name },
        notice: "This is a test page. No money moves.",
        decisions: open
          ? [
              { value: "approve", label: "Approve the payment" },
              { value: "refuse", label: "Back without paying" },
            ]
          : [{ value: "back", label: "Back" }],
      }),
    );
}
