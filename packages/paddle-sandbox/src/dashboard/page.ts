import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { deliveryFaults } from "../entities.ts";
import { formatMoney } from "../money.ts";
import { basePath, sendPage } from "../pages/document.ts";
import { type Html, html } from "../pages/html.ts";
import { type ApiFaults, apiFaultKinds } from "../rest/faults.ts";
import type { SandboxKeys } from "../sandbox.ts";
import { clockPoints } from "../timeline.ts";

/** Rows shown of every list; the rest is in the REST interface. */
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
${subscriptionSection(ctx)}
${classicSection(ctx)}
${transactionSection(ctx)}
${customerSection(ctx)}
${webhookSection(ctx)}
${faultSection(ctx, faults)}
${keySection(ctx, keys)}
<h2>Start over</h2>
<form method="post" action="${api(ctx)}/reset"><button class="secondary">Forget everything and seed again</button></form>
</main>`,
    }),
  );
}

function api(ctx: Context): string {
  return `${basePath(ctx)}/_sandbox/api`;
}

function table(caption: string, heads: readonly string[], rows: readonly Html[][]): Html {
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

const cell = (text: string | number | null): Html => html`${text ?? ""}`;

function clockSection(ctx: Context): Html {
  const { mode } = ctx.clock.state();
  const button = (path: string, label: string) =>
    html`<form method="post" action="${api(ctx)}/clock/${path}"><button class="secondary">${label}</button></form>`;
  return html`<h2>Clock</h2>
<p><strong data-testid="sandbox-now">${ctx.clock.now().toISOString()}</strong> (${mode})</p>
<form method="post" action="${api(ctx)}/clock/advance?wait=1" class="row">
<div><label for="by">Move by (ISO 8601: P7D, P1M, PT1H)</label><input id="by" name="by" value="P1D" required></div>
<button>Move the clock</button>
</form>
<form method="post" action="${api(ctx)}/clock/advance-to?wait=1" class="row">
<div><label for="of">Move to a point of subscription</label><input id="of" name="subscription_id" required></div>
<div><label for="point">Point</label><select id="point" name="point">${clockPoints.map((point) => html`<option>${point}</option>`)}</select></div>
<button>Move there</button>
</form>
<div class="row">${button("freeze", "Stop the clock")}${button("run", "Let it run")}${button("real", "Back to real time")}</div>`;
}

function subscriptionSection(ctx: Context): Html {
  return html`<h2>Subscriptions</h2>${table(
    "Billing",
    ["Id", "Status", "Customer", "Items", "Next bill", "Scheduled"],
    newest(ctx.records.subscriptions.all()).map((one) => [
      html`<code>${one.id}</code>`,
      cell(one.status),
      cell(ctx.records.customers.find(one.customer_id)?.email ?? one.customer_id),
      cell(one.items.map(({ price }) => price.description).join(", ")),
      cell(one.next_billed_at),
      cell(
        one.scheduled_change &&
          `${one.scheduled_change.action} at ${one.scheduled_change.effective_at}`,
      ),
    ]),
  )}`;
}

function classicSection(ctx: Context): Html {
  return table(
    "Classic",
    ["Id", "Status", "Mail", "Plan", "Next bill"],
    newest(ctx.records.classicSubscriptions.all()).map((one) => [
      cell(one.id),
      cell(one.status),
      cell(one.user_email),
      cell(ctx.records.classicPlans.find(String(one.plan_id))?.name ?? one.plan_id),
      cell(one.next_bill_at),
    ]),
  );
}

function transactionSection(ctx: Context): Html {
  return html`<h2>Transactions</h2>${table(
    "Newest transactions",
    ["Id", "Status", "Origin", "Total", "Invoice"],
    newest(ctx.records.transactions.all()).map((one) => [
      html`<code>${one.id}</code>`,
      cell(one.status),
      cell(one.origin),
      cell(formatMoney(one.details.totals.grand_total, one.currency_code)),
      cell(one.invoice_number),
    ]),
  )}`;
}

function customerSection(ctx: Context): Html {
  return html`<h2>Customers</h2>${table(
    "Newest customers",
    ["Id", "Mail"],
    newest(ctx.records.customers.all()).map((one) => [
      html`<code>${one.id}</code>`,
      cell(one.email),
    ]),
  )}`;
}

function webhookSection(ctx: Context): Html {
  const settings = ctx.records.notificationSettings.all();
  return html`<h2>Webhooks</h2>
${settings.map(
  ({
    id,
    destination,
    sandbox,
  }) => html`<form method="post" action="${api(ctx)}/webhooks/${id}/fault" class="row">
<div><label for="fault-${id}">${destination}</label><select id="fault-${id}" name="fault">${deliveryFaults.map((fault) => (fault === sandbox.fault ? html`<option selected>${fault}</option>` : html`<option>${fault}</option>`))}</select></div>
<div><label for="delay-${id}">Delay in seconds</label><input id="delay-${id}" name="delay_seconds" inputmode="numeric" value="${sandbox.delayMs / 1000}"></div>
<button class="secondary">Deliver so</button>
</form>`,
)}
${table(
  "Newest notifications",
  ["Event", "Occurred", "Status", "Attempts", "Last answer", "Again"],
  newest(ctx.records.notifications.all()).map((one) => [
    cell(one.type),
    cell(one.occurred_at),
    cell(one.status),
    cell(one.times_attempted),
    cell(lastAnswer(one.logs.at(-1))),
    one.status === "not_attempted"
      ? html``
      : html`<form method="post" action="${api(ctx)}/notifications/${one.id}/replay?wait=1"><button class="secondary" aria-label="Replay ${one.type}">Replay</button></form>`,
  ]),
)}
${table(
  "Newest alerts of Classic",
  ["Alert", "Time", "Status", "Attempts", "Last answer"],
  newest(ctx.records.classicAlerts.all()).map((one) => [
    cell(one.alert_name),
    cell(one.event_time),
    cell(one.status),
    cell(one.times_attempted),
    cell(one.last_response && `${one.last_response.status} ${one.last_response.body.slice(0, 80)}`),
  ]),
)}`;
}

function lastAnswer(
  log: { response_code: number; response_body: string; sandbox: { tookMs: number } } | undefined,
): string | null {
  if (!log) return null;
  return `${log.response_code} in ${log.sandbox.tookMs} ms ${log.response_body.slice(0, 80)}`;
}

function faultSection(ctx: Context, faults: ApiFaults): Html {
  const state =
    faults.kind === null || faults.calls === 0
      ? "The REST interface answers as it should."
      : `The next ${faults.calls} calls answer ${faults.kind}.`;
  return html`<h2>Faults of the REST interface</h2>
<p>${state}</p>
<form method="post" action="${api(ctx)}/api-faults" class="row">
<div><label for="kind">Answer</label><select id="kind" name="kind">${apiFaultKinds.map((kind) => html`<option>${kind}</option>`)}</select></div>
<div><label for="calls">Calls</label><input id="calls" name="calls" inputmode="numeric" value="1"></div>
<button class="secondary">Answer so</button>
</form>`;
}

function keySection(ctx: Context, keys: SandboxKeys): Html {
  const secrets = ctx.records.notificationSettings
    .all()
    .map(({ destination, endpoint_secret_key }) => [
      cell(`Secret of ${destination}`),
      html`<code>${endpoint_secret_key}</code>`,
    ]);
  return html`<h2>Keys</h2>${table(
    "What a product is configured with",
    ["Name", "Value"],
    [
      [cell("REST base"), html`<code>${ctx.publicUrl()}/api</code>`],
      [cell("API key"), html`<code>${keys.apiKey}</code>`],
      [cell("Client-side token"), html`<code>${keys.clientToken}</code>`],
      [cell("Classic vendor"), html`<code>${keys.vendorId}</code>`],
      [cell("Classic auth code"), html`<code>${keys.vendorAuthCode}</code>`],
      ...secrets,
      [cell("Classic public key"), html`<pre>${keys.classicPublicKey}</pre>`],
    ],
  )}`;
}
