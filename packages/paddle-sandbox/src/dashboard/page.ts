import type { FastifyInstance } from "fastify";
import type { Context, SandboxKeys } from "../context.ts";
import { formatMoney } from "../money.ts";
import { basePath, sendPage } from "../pages/document.ts";
import { type Html, html } from "../pages/html.ts";
import { type ApiFaults, apiFaultKinds } from "../rest/faults.ts";

/** Rows shown of every list. */
const shown = 25;

export type DashboardInput = { ctx: Context; keys: SandboxKeys; faults: ApiFaults };

/** Everything at a glance, with the controls beside it. */
export function serveDashboard(app: FastifyInstance, { ctx, keys, faults }: DashboardInput): void {
  app.get("/_sandbox", async (_request, reply) =>
    sendPage(reply, {
      ctx,
      title: "Paddle sandbox",
      body: html`<main>
<p class="ribbon">A Paddle of our own for trying things out. No money moves.</p>
<h1>Paddle sandbox</h1>
${clockSection(ctx)}
<h2>What there is</h2>
${subscriptionTable(ctx)}
${transactionTable(ctx)}
${messageTable(ctx)}
${faultSection(ctx, faults)}
<h2>Keys</h2>
${keyTable(ctx, keys)}
<h2>Start over</h2>
<form method="post" action="${api(ctx)}/reset?wait=1"><button class="secondary">Forget everything</button></form>
</main>`,
    }),
  );
}

function api(ctx: Context): string {
  return `${basePath(ctx)}/_sandbox/api`;
}

function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly (Html | string | number | null)[])[],
): Html {
  if (rows.length === 0) return html`<p class="quiet">${caption}: none.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table>
<caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`;
}

function newest<T>(records: readonly T[]): T[] {
  return [...records].reverse().slice(0, shown);
}

function clockSection(ctx: Context): Html {
  return html`<h2>Clock</h2>
<p><strong data-testid="sandbox-now">${ctx.clock.now().toISOString()}</strong> (${ctx.clock.state().mode})</p>
<form method="post" action="${api(ctx)}/clock/advance?wait=1" class="row">
<div><label for="by">Move by (ISO 8601: P7D, P1M, PT1H)</label><input id="by" name="by" value="P1D" required></div>
<button>Move the clock</button>
</form>`;
}

function subscriptionTable(ctx: Context): Html {
  const { subscriptions, customers, classicSubscriptions, classicPlans } = ctx.records;
  return table(
    "Newest subscriptions",
    ["Id", "Status", "Email", "Items", "Next bill", "Ends"],
    [
      ...newest(subscriptions.all()).map((one) => [
        one.id,
        one.status,
        customers.find(one.customer_id)?.email ?? one.customer_id,
        one.items.map(({ price }) => price.description).join(", "),
        one.next_billed_at,
        one.scheduled_change?.effective_at ?? one.canceled_at,
      ]),
      ...newest(classicSubscriptions.all()).map((one) => [
        `Classic ${one.id}`,
        one.status,
        one.user_email,
        classicPlans.find(String(one.plan_id))?.name ?? one.plan_id,
        one.next_bill_at,
        one.cancellation_effective_at,
      ]),
    ],
  );
}

function transactionTable(ctx: Context): Html {
  return table(
    "Newest transactions",
    ["Id", "Status", "Origin", "Total", "Invoice"],
    newest(ctx.records.transactions.all()).map((one) => [
      one.id,
      one.status,
      one.origin,
      formatMoney(one.details.totals.grand_total, one.currency_code),
      one.invoice_number,
    ]),
  );
}

function messageTable(ctx: Context): Html {
  return table(
    "Newest webhooks and alerts",
    ["Event", "Occurred", "Status", "Attempts", "Last answer"],
    newest(ctx.records.messages.all()).map(({ name, occurred_at, status, attempts, answer }) => [
      name,
      occurred_at,
      status,
      attempts,
      answer && `${answer.status} in ${answer.tookMs} ms ${answer.body.slice(0, 80)}`,
    ]),
  );
}

function faultSection(ctx: Context, { kind, calls }: ApiFaults): Html {
  const state =
    kind === null || calls === 0
      ? "The REST interface answers as it should."
      : `The next ${calls} calls answer ${kind}.`;
  return html`<h2>Faults of the REST interface</h2>
<p>${state}</p>
<form method="post" action="${api(ctx)}/api-faults" class="row">
<div><label for="kind">Answer</label><select id="kind" name="kind">${apiFaultKinds.map((one) => html`<option>${one}</option>`)}</select></div>
<div><label for="calls">Calls</label><input id="calls" name="calls" inputmode="numeric" value="1"></div>
<button class="secondary">Answer so</button>
</form>`;
}

function keyTable(ctx: Context, keys: SandboxKeys): Html {
  return table(
    "What a product is configured with",
    ["Name", "Value"],
    [
      ["REST base", `${ctx.publicUrl()}/api`],
      ["API key", keys.apiKey],
      ["Client-side token", keys.clientToken],
      ["Classic vendor", keys.vendorId],
      ["Classic auth code", keys.vendorAuthCode],
      ["Classic public key", html`<pre>${keys.classicPublicKey}</pre>`],
    ],
  );
}
