import type { FastifyInstance, FastifyReply } from "fastify";
import { payTransaction } from "../billing/checkout-payment.ts";
import { documentUrl } from "../billing/links.ts";
import { cancelSubscription, removeScheduledChange } from "../billing/schedule.ts";
import { subscriptionState } from "../billing/subscriptions.ts";
import type { Context } from "../context.ts";
import type { Subscription, Transaction } from "../entities.ts";
import { formatMoney } from "../money.ts";
import { basePath, sendPage } from "../pages/document.ts";
import { type Html, html } from "../pages/html.ts";
import { cardChangeTransaction } from "../rest/subscriptions.ts";
import { day, managementBody, managementScripts } from "./layout.ts";
import { cardForm, problemText, readCardForm } from "./payment-form.ts";
import { findPortal } from "./sessions.ts";

const reasons = ["Too expensive", "Not needed any more", "Something is missing", "Other"];

type Actions = { subscription: Subscription; back: string | null };

/** The customer portal, and the pages behind `management_urls`. They work without a script. */
export function servePortal(app: FastifyInstance, ctx: Context): void {
  const send = (reply: FastifyReply, title: string, content: Html, status = 200) =>
    sendPage(reply, {
      ctx,
      title: `${title} (test)`,
      status,
      body: managementBody(title, content),
      scripts: managementScripts,
      framed: true,
    });
  const gone = (reply: FastifyReply) =>
    send(reply, "This link is over", html`<p>Open it again from where you found it.</p>`, 404);

  type InPortal = { Params: { token: string; id: string } };
  const fromPortal = ({ token, id }: InPortal["Params"]): Actions | null => {
    const session = findPortal(ctx, token);
    const subscription = ctx.records.subscriptions.find(id);
    if (!session || subscription?.customer_id !== session.customer_id) return null;
    return { subscription, back: `${basePath(ctx)}/portal/${token}` };
  };
  const fromLink = ({ token, id }: InPortal["Params"]): Actions | null => {
    const subscription = ctx.records.subscriptions.find(id);
    const state = ctx.records.subscriptionStates.find(id);
    if (!subscription || state?.manageToken !== token) return null;
    return { subscription, back: null };
  };

  app.get<{ Params: { token: string } }>("/portal/:token", async ({ params }, reply) => {
    const session = findPortal(ctx, params.token);
    if (!session) return gone(reply);
    const { customer_id } = session;
    return send(reply, "Your purchases", overview(ctx, params.token, customer_id));
  });
  app.post<InPortal>("/portal/:token/subscriptions/:id/keep", async ({ params }, reply) => {
    const actions = fromPortal(params);
    if (!actions) return gone(reply);
    removeScheduledChange(ctx, actions.subscription.id);
    return reply.redirect(`${basePath(ctx)}/portal/${params.token}`, 303);
  });
  app.get<{ Params: { token: string; id: string } }>(
    "/portal/:token/invoices/:id",
    async ({ params }, reply) => {
      const session = findPortal(ctx, params.token);
      const transaction = ctx.records.transactions.find(params.id);
      if (!session || transaction?.customer_id !== session.customer_id) return gone(reply);
      return reply.redirect(documentUrl(ctx, { kind: "invoice", of: transaction.id }, "inline"));
    },
  );

  const doors = [
    { path: "/portal/:token/subscriptions/:id", enter: fromPortal },
    { path: "/manage/:id/:token", enter: fromLink },
  ] as const;
  for (const { path, enter } of doors) {
    app.get<InPortal>(`${path}/cancel`, async ({ params }, reply) => {
      const actions = enter(params);
      return actions ? send(reply, "Cancel your plan", cancelPage(actions)) : gone(reply);
    });
    app.post<InPortal>(`${path}/cancel`, async ({ params, body }, reply) => {
      const actions = enter(params);
      if (!actions) return gone(reply);
      const { reason } = (body ?? {}) as { reason?: string };
      const cancelled = cancelAtEnd(ctx, actions.subscription, reason ?? null);
      return send(reply, "Your plan is cancelled", cancelledPage(cancelled, actions.back));
    });
    app.get<InPortal>(`${path}/update-payment-method`, async ({ params }, reply) => {
      const actions = enter(params);
      if (!actions) return gone(reply);
      return send(reply, "Update your card", updatePage(ctx, actions, null));
    });
    app.post<InPortal>(`${path}/update-payment-method`, async ({ params, body }, reply) => {
      const actions = enter(params);
      if (!actions) return gone(reply);
      const problem = changeCard(ctx, actions.subscription, body);
      return problem === null
        ? send(reply, "Your card is updated", donePage(actions.back))
        : send(reply, "Update your card", updatePage(ctx, actions, problem), 422);
    });
  }
}

function cancelAtEnd(
  ctx: Context,
  subscription: Subscription,
  reason: string | null,
): Subscription {
  if (subscription.scheduled_change?.action === "cancel") return subscription;
  if (subscription.status === "canceled") return subscription;
  return cancelSubscription(ctx, subscription.id, "next_billing_period", reason);
}

/** Why the card was not taken; null when it was. */
function changeCard(ctx: Context, subscription: Subscription, body: unknown): string | null {
  const read = readCardForm(body, ctx.clock.real());
  if (read.problem !== null) return read.problem;
  const { number, card } = read;
  return ctx.records.change(() => {
    const { id } = cardChangeTransaction(ctx, subscription);
    const { declined } = payTransaction(ctx, id, { type: "card", number, card });
    return declined ? problemText(declined) : null;
  });
}

function overview(ctx: Context, token: string, customerId: string): Html {
  const base = `${basePath(ctx)}/portal/${token}`;
  const subscriptions = ctx.records.subscriptions
    .all()
    .filter((one) => one.customer_id === customerId);
  const invoices = ctx.records.transactions
    .all()
    .filter((one) => one.customer_id === customerId && one.invoice_number !== null)
    .reverse();
  return html`<h2>Plans</h2>
${subscriptions.length === 0 ? html`<p>There is no plan.</p>` : null}
${subscriptions.map((one) => subscriptionCard(ctx, one, base))}
<h2>Invoices</h2>
${
  invoices.length === 0
    ? html`<p>There is no invoice yet.</p>`
    : html`<table><thead><tr><th scope="col">Date</th><th scope="col">Amount</th><th scope="col">Invoice</th></tr></thead><tbody>
${invoices.map((one) => invoiceRow(one, base))}</tbody></table>`
}`;
}

function invoiceRow(
  { id, billed_at, invoice_number, currency_code, details }: Transaction,
  base: string,
): Html {
  return html`<tr><td>${day(billed_at)}</td><td>${formatMoney(details.totals.grand_total, currency_code)}</td><td><a href="${base}/invoices/${id}">${invoice_number}</a></td></tr>
`;
}

function subscriptionCard(ctx: Context, subscription: Subscription, base: string): Html {
  const { id, status, items, next_billed_at, scheduled_change } = subscription;
  const { paymentMethodId } = subscriptionState(ctx, id);
  const method = paymentMethodId === null ? null : ctx.records.paymentMethods.find(paymentMethodId);
  const name = items.map(({ product }) => product.name).join(", ");
  const own = `${base}/subscriptions/${id}`;
  return html`<section aria-label="${name}" data-testid="portal-subscription">
<h3>${name}</h3>
<p>Status: ${status.replace("_", " ")}</p>
${next_billed_at === null ? null : html`<p>Next payment: ${day(next_billed_at)}</p>`}
${scheduled_change === null ? null : html`<p>Ends on ${day(scheduled_change.effective_at)}</p>`}
${method?.card ? html`<p>Card ending in ${method.card.last4}</p>` : null}
${status === "canceled" ? null : html`<a class="button secondary" href="${own}/update-payment-method">Update card</a>`}
${
  scheduled_change?.action === "cancel"
    ? html`<form method="post" action="${own}/keep"><button data-testid="portal-keep">Keep my plan</button></form>`
    : status === "canceled"
      ? null
      : html`<a class="button secondary" href="${own}/cancel">Cancel plan</a>`
}
</section>`;
}

function cancelPage({ subscription, back }: Actions): Html {
  const { status, scheduled_change, current_billing_period } = subscription;
  if (status === "canceled" || scheduled_change?.action === "cancel") {
    return cancelledPage(subscription, back);
  }
  return html`<p>Your plan goes on until ${day(current_billing_period?.ends_at ?? null)} and then ends.</p>
<form method="post">
<fieldset><legend>Why do you cancel? (optional)</legend>
${reasons.map((reason) => html`<label><input type="radio" name="reason" value="${reason}"> ${reason}</label>`)}
</fieldset>
<button data-testid="manage-cancel">Cancel my plan</button>
${back === null ? null : html`<a class="button secondary" href="${back}">Keep my plan</a>`}
</form>`;
}

function cancelledPage({ scheduled_change, canceled_at }: Subscription, back: string | null): Html {
  const end = scheduled_change?.effective_at ?? canceled_at;
  return html`<p role="status" data-testid="manage-cancelled">Your plan ends on ${day(end)}. You are not charged again.</p>${backLink(back)}`;
}

function updatePage(ctx: Context, { subscription, back }: Actions, problem: string | null): Html {
  if (subscription.status === "canceled") {
    return html`<p>This plan has ended; there is no card to update.</p>${backLink(back)}`;
  }
  const { dunning } = subscriptionState(ctx, subscription.id);
  const bill = dunning && ctx.records.transactions.find(dunning.transactionId);
  const due = bill && formatMoney(bill.details.totals.grand_total, bill.currency_code);
  return html`${due ? html`<p data-testid="manage-due">${due} is overdue and will be charged to the new card at once.</p>` : null}
${cardForm(due ? `Save card and pay ${due}` : "Save card", problem)}${backLink(back)}`;
}

function donePage(back: string | null): Html {
  return html`<p class="good" role="status" data-testid="manage-done">The new card will be used from now on.</p>${backLink(back)}`;
}

function backLink(back: string | null): Html | null {
  return back === null ? null : html`<p><a href="${back}">Back to your purchases</a></p>`;
}
