import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { chargeDelayMs } from "../cards.ts";
import type { Context, SandboxKeys } from "../context.ts";
import type { Checkout } from "../entities.ts";
import { ApiProblem, found } from "../problem.ts";
import { countryCode, definedOnly, readBody } from "../rest/route.ts";
import type { Sleep } from "../webhooks/courier.ts";
import { changeItems } from "./billing-purchase.ts";
import {
  answerPending,
  closeCheckout,
  describeCheckout,
  identifyBuyer,
  payCheckout,
  requireOpen,
} from "./checkouts.ts";
import { billingOpen, checkoutItems, classicOpen, openBilling, openClassic } from "./opening.ts";
import { previewPrices, previewRequest } from "./price-preview.ts";

const buyer = z.object({
  email: z.email(),
  countryCode,
  postalCode: z
    .string()
    .nullish()
    .transform((value) => value?.trim() || undefined),
});

const cardForm = z.object({
  number: z.string(),
  holder: z.string(),
  expiryMonth: z.coerce.number().int(),
  expiryYear: z.coerce.number().int(),
  securityCode: z.string(),
});
const paymentChoice = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("card"), card: cardForm }),
  z.object({ kind: z.literal("wallet"), type: z.enum(["alipay", "wechat_pay", "paypal"]) }),
]);

export type CheckoutApiInput = { ctx: Context; sleep: Sleep; keys: SandboxKeys };

/** The calls of the scripts and of the checkout page. Any page may make them, with a client token. */
export function serveCheckoutApi(
  app: FastifyInstance,
  { ctx, sleep, keys }: CheckoutApiInput,
): void {
  const never = new AbortController().signal;
  const view = (checkout: Checkout) => describeCheckout(ctx, checkout);
  const current = (id: string) => view(found(ctx.records.checkouts.find(id), id));
  const requireToken = ({ headers }: FastifyRequest) => {
    if (headers["paddle-clienttoken"] === keys.clientToken) return;
    throw new ApiProblem(403, "forbidden", "The client-side token is not valid.");
  };

  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "content-type, paddle-clienttoken",
      "access-control-allow-methods": "GET, POST, OPTIONS",
      "access-control-max-age": "600",
      "cache-control": "no-store",
    });
  });
  app.options("/*", async (_request, reply) => reply.status(204).send());

  app.post("/checkouts", async (request) => {
    requireToken(request);
    const input = readBody(billingOpen, request.body);
    return ctx.records.change(() => view(openBilling(ctx, input)));
  });
  app.post("/classic-checkouts", async (request) => {
    const input = readBody(classicOpen, request.body);
    if (input.vendor !== keys.vendorId) {
      throw new ApiProblem(403, "vendor_unknown", `There is no vendor ${input.vendor}.`);
    }
    return ctx.records.change(() => view(openClassic(ctx, input)));
  });
  app.post("/pricing-preview", async (request) => {
    requireToken(request);
    return previewPrices(ctx, readBody(previewRequest, request.body));
  });

  type ById = { Params: { id: string } };
  app.get<ById>("/checkouts/:id", async ({ params }) => current(params.id));
  app.post<ById>("/checkouts/:id/buyer", async ({ params, body }) => {
    const answers = readBody(buyer, body);
    return view(identifyBuyer(ctx, params.id, definedOnly(answers)));
  });
  app.post<ById>("/checkouts/:id/items", async ({ params, body }) => {
    const { items } = readBody(z.object({ items: checkoutItems }), body);
    return ctx.records.change(() => {
      changeItems(ctx, requireOpen(ctx, params.id), items);
      return current(params.id);
    });
  });
  app.post<ById>("/checkouts/:id/pay", async ({ params, body }) => {
    const choice = readBody(paymentChoice, body);
    if (choice.kind === "card") {
      const delayMs = chargeDelayMs(choice.card.number.replace(/[\s-]/g, ""));
      if (delayMs > 0) await sleep(delayMs, never);
    }
    return { result: payCheckout(ctx, params.id, choice), checkout: current(params.id) };
  });
  app.post<ById>("/checkouts/:id/answer", async ({ params, body }) => {
    const { approved } = readBody(z.object({ approved: z.boolean() }), body);
    return { result: answerPending(ctx, params.id, approved), checkout: current(params.id) };
  });
  app.post<ById>("/checkouts/:id/close", async ({ params }) => {
    closeCheckout(ctx, params.id);
    return current(params.id);
  });
}
