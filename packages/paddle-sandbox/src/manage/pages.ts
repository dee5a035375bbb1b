import type { FastifyInstance, FastifyReply } from "fastify";
import { changeCard, overdueBill } from "../billing/checkout-payment.ts";
import type { Payment } from "../billing/payments.ts";
import { cancelSubscription, removeScheduledChange } from "../billing/schedule.ts";
import type { ClassicSubscription } from "../classic/entities.ts";
import { changeClassicCard } from "../classic/renewal.ts";
import { cancelClassic } from "../classic/subscriptions.ts";
import type { Context } from "../context.ts";
import type { DeclineCode, Subscription } from "../entities.ts";
import { formatMoney } from "../money.ts";
import { basePath, sendPage } from "../pages/document.ts";
import { type Html, html } from "../pages/html.ts";
import { cardForm, day, problemText, readCardForm } from "./payment-form.ts";
import { findPortal } from "./sessions.ts";

/** A subscription of Paddle Billing or Paddle Classic, as its owner manages it. */
type Managed = {
  name: string;
  /** When it ends if it is cancelled now, or where it will end. */
  endsAt: string | null;
  isCancelled: boolean;
  /** The overdue amount that a new card pays at once, as text. */
  due: string | null;
  cancel(): void;
  /** Takes the cancellation back; null where it is final, as in Classic. */
  keep: (() => void) | null;
  changeCard(payment: Payment): DeclineCode | null;
};

type Params = { Params: { token: string; id: string } };

/**
 * The pages on which a buyer changes the card or cancels: below a portal session of Billing, and
 * behind `update_url` and `cancel_url` of Classic. They work without a script.
 */
export function serveManagement(app: FastifyInstance, ctx: Context): void {
  const send = (reply: FastifyReply, title: string, content: Html, status = 200) =>
    sendPage(reply, {
      ctx,
      title: `${title} (test)`,
      status,
      body: html`<main>
<p class="ribbon">This is a test page. No money moves.</p>
<h1>${title}</h1>
${content}
</main>`,
    });
  const gone = (reply: FastifyReply) =>
    send(reply, "This link is over", html`<p>Open it again from where you found it.</p>`, 404);

  app.get<{ Params: { token: string } }>("/portal/:token", async ({ params }, reply) => {
    const session = findPortal(ctx, params.token);
    if (!session) return gone(reply);
    const own = ctx.records.subscriptions
      .all()
      .filter(({ customer_id }) => customer_id === session.customer_id);
    return send(
      reply,
      "Your plans",
      html`${own.map((one) => overviewRow(ctx, one, `${basePath(ctx)}/portal/${params.token}`))}`,
    );
  });

  const entrances = [
    {
      path: "/portal/:token/subscriptions/:id",
      update: "update-payment-method",
      find({ token, id }: Params["Params"]): Managed | null {
        const session = findPortal(ctx, token);
        const subscription = ctx.records.subscriptions.find(id);
        if (!session || subscription?.customer_id !== session.customer_id) return null;
        if (subscription.status === "canceled") return null;
        return managedBilling(ctx, subscription);
      },
    },
    {
      path: "/classic/subscription/:id/:token",
      update: "update",
      find({ token, id }: Params["Params"]): Managed | null {
        const subscription = ctx.records.classicSubscriptions.find(id);
        // The links change with every change of the subscription.
        if (subscription?.hash !== token || subscription.status === "deleted") return null;
        return managedClassic(ctx, subscription);
      },
    },
  ] as const;

  for (const { path, update, find } of entrances) {
    app.get<Params>(`${path}/cancel`, async ({ params }, reply) => {
      const managed = find(params);
      if (!managed) return gone(reply);
      if (managed.isCancelled) return send(reply, "Your plan is cancelled", cancelledPage(managed));
      return send(reply, "Cancel your plan", cancelPage(managed));
    });
    app.post<Params>(`${path}/cancel`, async ({ params }, reply) => {
      const managed = find(params);
      if (!managed) return gone(reply);
      if (!managed.isCancelled) ctx.records.change(() => managed.cancel());
      return send(reply, "Your plan is cancelled", cancelledPage(find(params) ?? managed));
    });
    app.post<Params>(`${path}/keep`, async ({ params }, reply) => {
      const managed = find(params);
      if (!managed?.keep) return gone(reply);
      managed.keep();
      return send(reply, "Your plan goes on", html`<p role="status">Your plan renews again.</p>`);
    });
    app.get<Params>(`${path}/${update}`, async ({ params }, reply) => {
      const managed = find(params);
      return managed ? send(reply, "Update your card", updatePage(managed, null)) : gone(reply);
    });
    app.post<Params>(`${path}/${update}`, async ({ params, body }, reply) => {
      const managed = find(params);
      if (!managed) return gone(reply);
      const read = readCardForm(body, ctx.clock.real());
      const problem =
        read.problem ??
        problemText(
          ctx.records.change(() =>
            managed.changeCard({ type: "card", number: read.number, card: read.card }),
          ),
        );
      return problem === null
        ? send(reply, "Your card is updated", donePage)
        : send(reply, "Update your card", updatePage(managed, problem), 422);
    });
  }
}

function managedBilling(ctx: Context, subscription: Subscription): Managed {
  const { id, items, scheduled_change, current_billing_period } = subscription;
  const bill = overdueBill(ctx, subscription);
  return {
    name: items.map(({ product }) => product.name).join(", "),
    endsAt: current_billing_period?.ends_at ?? null,
    isCancelled: scheduled_change !== null,
    due: bill && formatMoney(bill.details.totals.grand_total, bill.currency_code),
    cancel: () => cancelSubscription(ctx, id, "next_billing_period"),
    keep: scheduled_change && (() => removeScheduledChange(ctx, id)),
    changeCard: (payment) => changeCard(ctx, subscription, payment),
  };
}

function managedClassic(ctx: Context, subscription: ClassicSubscription): Managed {
  const { plan_id, status, next_bill_at } = subscription;
  return {
    name: ctx.records.classicPlans.find(String(plan_id))?.name ?? "",
    endsAt: next_bill_at,
    isCancelled: false,
    due: status === "past_due" ? "A payment" : null,
    cancel: () => cancelClassic(ctx, subscription),
    keep: null,
    changeCard: ({ type, number, card }) =>
      changeClassicCard(ctx, subscription, { type, number, details: card }),
  };
}

function overviewRow(ctx: Context, subscription: Subscription, base: string): Html {
  const { name, isCancelled, endsAt } = managedBilling(ctx, subscription);
  const own = `${base}/subscriptions/${subscription.id}`;
  return html`<section aria-label="${name}">
<h2>${name}</h2>
<p>${isCancelled ? "Ends" : "The current period ends"} on ${day(endsAt)}</p>
<a class="button secondary" href="${own}/update-payment-method">Update card</a>
<a class="button secondary" href="${own}/cancel">${isCancelled ? "Keep plan" : "Cancel plan"}</a>
</section>`;
}

function cancelPage({ endsAt }: Managed): Html {
  return html`<p>Your plan goes on until ${day(endsAt)} and then ends.</p>
<form method="post"><button data-testid="manage-cancel">Cancel my plan</button></form>`;
}

function cancelledPage({ endsAt, keep }: Managed): Html {
  return html`<p role="status" data-testid="manage-cancelled">Your plan ends on ${day(endsAt)}. You are not charged again.</p>
${keep && html`<form method="post" action="keep"><button class="secondary">Keep my plan</button></form>`}`;
}

function updatePage({ due }: Managed, problem: string | null): Html {
  return html`${due && html`<p data-testid="manage-due">${due} is overdue and will be charged to the new card at once.</p>`}
${cardForm("Save card", problem)}`;
}

const donePage = html`<p class="good" role="status" data-testid="manage-done">The new card will be used from now on.</p>`;
