import type { FastifyInstance, FastifyReply } from "fastify";
import type { Context } from "../context.ts";
import { sendPage } from "../pages/document.ts";
import { type Html, html } from "../pages/html.ts";
import { day, managementBody, managementScripts } from "../portal/layout.ts";
import { cardForm, problemText, readCardForm } from "../portal/payment-form.ts";
import type { ClassicSubscription } from "./entities.ts";
import { changeClassicCard } from "./renewal.ts";
import { cancelClassic } from "./subscriptions.ts";

/** The pages behind `update_url` and `cancel_url`, in the overlay or in a window. */
export function serveClassicPages(app: FastifyInstance, ctx: Context): void {
  type ByHash = { Params: { id: string; hash: string } };
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
    send(
      reply,
      "This link is over",
      html`<p>The plan has changed since; its newest link works.</p>`,
      404,
    );
  const enter = ({ id, hash }: ByHash["Params"]): ClassicSubscription | null => {
    const subscription = ctx.records.classicSubscriptions.find(id);
    return subscription?.hash === hash && subscription.status !== "deleted" ? subscription : null;
  };

  app.get<ByHash>("/classic/subscription/:id/:hash/update", async ({ params }, reply) => {
    const subscription = enter(params);
    return subscription
      ? send(reply, "Update your card", updatePage(subscription, null))
      : gone(reply);
  });
  app.post<ByHash>("/classic/subscription/:id/:hash/update", async ({ params, body }, reply) => {
    const subscription = enter(params);
    if (!subscription) return gone(reply);
    const read = readCardForm(body, ctx.clock.real());
    if (read.problem !== null) {
      return send(reply, "Update your card", updatePage(subscription, read.problem), 422);
    }
    const { number, card } = read;
    const { declined } = ctx.records.change(() =>
      changeClassicCard(ctx, subscription, { number, details: card, type: "card" }),
    );
    if (!declined) {
      return send(
        reply,
        "Your card is updated",
        html`<p class="good" role="status" data-testid="manage-done">The new card will be used from now on.</p>`,
      );
    }
    return send(
      reply,
      "Your card was declined",
      html`<p class="wrong" role="alert">${problemText("declined")}</p>`,
      422,
    );
  });
  app.get<ByHash>("/classic/subscription/:id/:hash/cancel", async ({ params }, reply) => {
    const subscription = enter(params);
    return subscription
      ? send(
          reply,
          "Cancel your plan",
          html`<p>Your plan goes on until ${day(subscription.next_bill_at)} and then ends.</p>
<form method="post"><button data-testid="manage-cancel">Cancel my plan</button></form>`,
        )
      : gone(reply);
  });
  app.post<ByHash>("/classic/subscription/:id/:hash/cancel", async ({ params }, reply) => {
    const subscription = enter(params);
    if (!subscription) return gone(reply);
    ctx.records.change(() => cancelClassic(ctx, subscription));
    return send(
      reply,
      "Your plan is cancelled",
      html`<p role="status" data-testid="manage-cancelled">Your plan ends on ${day(subscription.next_bill_at)}. You are not charged again.</p>`,
    );
  });
}

function updatePage({ status }: ClassicSubscription, problem: string | null): Html {
  return html`${status === "past_due" ? html`<p>A payment is overdue and will be charged to the new card at once.</p>` : null}
${cardForm("Save card", problem)}`;
}
