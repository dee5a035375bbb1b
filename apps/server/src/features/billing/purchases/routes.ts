import { minorDigits } from "@curie/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Context } from "#platform/context.ts";
import { decidePurchase } from "../settlement/service.ts";
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
      if (!purchase || purchase.paymentMethod === "alipay") return reply.callNotFound();
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

/** Of purchases that are paid here: what is to be paid at Alipay is decided there alone. */
async function decideHere(
  ctx: Context,
  approvalToken: string,
  approved: boolean,
): Promise<PurchaseRow | null> {
  const found = await findApproval(ctx, approvalToken);
  if (!found || found.paymentMethod === "alipay") return null;
  return ctx.db.transaction((tx) => decidePurchase(ctx, tx, { approvalToken }, approved));
}

function resultOf(purchase: PurchaseRow): string {
  const outcome = purchase.status === "completed" ? "success" : "failure";
  return purchase.humanOrderId === null ? `${pageOf(purchase)}/${outcome}` : pageOf(purchase);
}

function sendPage(reply: FastifyReply, purchase: PurchaseRow): FastifyReply {
  const { currency } = purchase;
  const method = methodNames.get(purchase.paymentMethod) ?? purchase.paymentMethod;
  const total = new Intl.NumberFormat("en", { style: "currency", currency }).format(
    purchase.amount / 10 ** minorDigits(currency),
  );
  return reply
    .type("text/html")
    .header("cache-control", "no-store")
    .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${method} – test payment</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; color: #1c2430; background: #f4f5f7; margin: 0; }
main { max-width: 24rem; margin: 10vh auto; padding: 2rem; background: #fff; border-radius: 8px; }
h1 { font-size: 1.25rem; margin: 0 0 1rem; }
p { margin: 0 0 1rem; }
.total { font-size: 2rem; font-weight: 600; }
button { font: inherit; width: 100%; min-height: 44px; margin-top: .5rem; border-radius: 6px;
  border: 1px solid #1f5a8f; background: #1f5a8f; color: #fff; cursor: pointer; }
button.quiet { background: #fff; color: #1f5a8f; }
</style>
</head>
<body>
<main>
<h1>${method}</h1>
<p>This is a test page. No money moves.</p>
<p class="total">${total}</p>
<p>Order ${purchase.receiptCode}</p>
<form method="post">
<button name="decision" value="approve">Approve the payment</button>
<button name="decision" value="refuse" class="quiet">Refuse the payment</button>
</form>
</main>
</body>
</html>
`);
}
