import { minorDigits } from "@curie/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Context } from "#platform/context.ts";
import { isAtGateway } from "../gateways/service.ts";
import { decidePurchase } from "../settlement/service.ts";
import { testPaymentPage } from "../test-payment-page/rules.ts";
import { simulatorPath } from "./client.ts";
import { pageOf } from "./rules.ts";
import { findApproval } from "./service.ts";
import type { PurchaseRow } from "./store.ts";

const methodNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wechat_pay: "WeChat Pay",
    unionpay: "UnionPay",
    card: "Card",
  }),
);

type Address = { Params: { token: string } };

/**
 * Where a demonstration approves or refuses the payment of a purchase, as the app of
 * WeChat Pay would. Its address is the permission; nothing of it exists in production.
 */
export async function servePaymentSimulator(app: FastifyInstance, ctx: Context): Promise<void> {
  if (!ctx.config.payments.simulator) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 1000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    scope.get<Address>(`${simulatorPath}/:token`, async ({ params }, reply) => {
      const purchase = await findApproval(ctx, params.token);
      if (!purchase || (await isAtGateway(ctx, purchase))) return reply.callNotFound();
      if (purchase.status !== "pending") return reply.redirect(resultOf(purchase), 303);
      return sendPage(reply, purchase);
    });

    scope.post<Address & { Body: { decision?: string } }>(
      `${simulatorPath}/:token`,
      async ({ params, body }, reply) => {
        const approved = body?.decision === "approve";
        const purchase = await decideHere(ctx, params.token, approved);
        return purchase ? reply.redirect(resultOf(purchase), 303) : reply.callNotFound();
      },
    );
  });
}

/** Of purchases that are paid here: what is to be paid at a payment service is decided there alone. */
async function decideHere(
  ctx: Context,
  approvalToken: string,
  approved: boolean,
): Promise<PurchaseRow | null> {
  const found = await findApproval(ctx, approvalToken);
  if (!found || (await isAtGateway(ctx, found))) return null;
  return ctx.db.transaction((tx) => decidePurchase(ctx, tx, { approvalToken }, approved));
}

function resultOf(purchase: PurchaseRow): string {
  const outcome = purchase.status === "completed" ? "success" : "failure";
  return purchase.humanOrderId === null ? `${pageOf(purchase)}/${outcome}` : pageOf(purchase);
}

function sendPage(reply: FastifyReply, purchase: PurchaseRow): FastifyReply {
  const { currency } = purchase;
  const method = methodNames.get(purchase.paymentMethod ?? "") ?? "";
  const total = new Intl.NumberFormat("en", { style: "currency", currency }).format(
    purchase.amount / 10 ** minorDigits(currency),
  );
  return reply
    .type("text/html")
    .header("cache-control", "no-store")
    .send(
      testPaymentPage({
        lang: "en",
        service: method,
        notice: "This is a test page. No money moves.",
        total,
        about: `Order ${purchase.receiptCode}`,
        decisions: [
          { value: "approve", label: "Approve the payment" },
          { value: "refuse", label: "Refuse the payment" },
        ],
      }),
    );
}
