import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { basePath, sendPage } from "../pages/document.ts";
import { dataBlock, type Html, html } from "../pages/html.ts";
import { countries } from "./countries.ts";
import { type CheckoutMessages, checkoutLocale, checkoutMessages } from "./messages.ts";

/** The page in the frame. Its script asks for the checkout and fills it in. */
export function serveCheckoutPage(app: FastifyInstance, ctx: Context): void {
  app.get<{ Params: { id: string } }>("/checkout/:id", async ({ params }, reply) => {
    const checkout = ctx.records.checkouts.find(params.id);
    const locale = checkoutLocale(checkout?.settings.locale ?? "en");
    const messages = checkoutMessages(locale);
    return sendPage(reply, {
      ctx,
      title: messages.title,
      locale,
      status: checkout ? 200 : 404,
      scripts: ["assets/checkout.js"],
      framed: true,
      attributes: html` class="overlay" data-checkout="${params.id}" data-base="${basePath(ctx)}"`,
      body: checkoutBody(messages, locale),
    });
  });
}

function checkoutBody(messages: CheckoutMessages, locale: string): Html {
  return html`<main><div role="dialog" aria-modal="true" aria-labelledby="title">
<div class="head">
<h1 id="title">${messages.title}</h1>
<button type="button" id="close" class="close secondary" data-testid="checkout-close">${messages.close}</button>
</div>
<p class="ribbon" data-testid="checkout-ribbon">${messages.ribbon}</p>
<p data-screen="loading" role="status">${messages.loading}</p>
${summarySection(messages)}
${buyerForm(messages, locale)}
${paymentForms(messages)}
${pendingScreen(messages)}
<section data-screen="done" class="good" hidden data-testid="checkout-done">
<h2 tabindex="-1">${messages.done}</h2>
<p>${messages.doneText}</p>
</section>
<section data-screen="closed" hidden data-testid="checkout-is-closed">
<h2 tabindex="-1">${messages.closed}</h2>
</section>
</div></main>
${dataBlock("messages", {
  trial: messages.trial,
  renewal: messages.renewal,
  confirmTitle: messages.confirmTitle,
  confirmText: messages.confirmText,
  walletText: messages.walletText,
  methods: messages.methods,
  intervals: messages.intervals,
  problems: messages.problems,
})}`;
}

function summarySection(messages: CheckoutMessages): Html {
  return html`<section aria-labelledby="summary-title" data-testid="checkout-summary">
<h2 id="summary-title">${messages.summary}</h2>
<ul class="lines" id="lines"></ul>
<p class="quiet" id="trial" data-testid="checkout-trial" hidden></p>
<dl class="sum">
<div><dt>${messages.subtotal}</dt><dd id="subtotal"></dd></div>
<div><dt>${messages.tax}</dt><dd id="tax"></dd></div>
<div class="total"><dt>${messages.total}</dt><dd id="total" data-testid="checkout-total"></dd></div>
</dl>
<p class="quiet" id="renewal" data-testid="checkout-renewal" hidden></p>
</section>`;
}

function buyerForm(messages: CheckoutMessages, locale: string): Html {
  return html`<form id="buyer-form" data-screen="buyer" novalidate hidden>
<h2 tabindex="-1">${messages.yourDetails}</h2>
<label for="email">${messages.email}</label>
<input id="email" name="email" type="email" autocomplete="email" required aria-describedby="buyer-problem" data-testid="checkout-email">
<label for="country">${messages.country}</label>
<select id="country" name="countryCode" autocomplete="country" required data-testid="checkout-country">
<option value="">${messages.choose}</option>
${countries(locale).map(({ code, name }) => html`<option value="${code}">${name}</option>`)}
</select>
<label for="postal-code">${messages.postalCode} (${messages.optional})</label>
<input id="postal-code" name="postalCode" autocomplete="postal-code" data-testid="checkout-postal-code">
<p id="buyer-problem" class="wrong" role="alert" hidden></p>
<button class="wide" data-testid="checkout-continue">${messages.continue}</button>
</form>`;
}

function paymentForms(messages: CheckoutMessages): Html {
  return html`<section data-screen="payment" hidden>
<h2 tabindex="-1">${messages.payment}</h2>
<p class="quiet">${messages.payingAs} <strong id="paying-as" data-testid="checkout-paying-as"></strong>
<button type="button" id="change-buyer" class="secondary" data-testid="checkout-change-buyer">${messages.change}</button></p>
<p id="payment-problem" class="wrong" role="alert" data-testid="checkout-problem" hidden></p>
<form id="card-form" data-method="card" novalidate>
<label for="number">${messages.cardNumber}</label>
<input id="number" name="number" inputmode="numeric" autocomplete="cc-number" required data-testid="checkout-card-number">
<label for="holder">${messages.cardHolder}</label>
<input id="holder" name="holder" autocomplete="cc-name" required data-testid="checkout-card-holder">
<div class="row">
<div>
<label for="expiry">${messages.expiry}</label>
<input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" required data-testid="checkout-card-expiry">
</div>
<div>
<label for="security-code">${messages.securityCode}</label>
<input id="security-code" name="securityCode" inputmode="numeric" autocomplete="cc-csc" required data-testid="checkout-card-code">
</div>
</div>
<button class="wide" data-testid="checkout-pay">${messages.pay} <span id="pay-total"></span></button>
</form>
<div id="wallets">
<h2>${messages.orPayWith}</h2>
${Object.entries(messages.methods).map(
  ([type, name]) =>
    html`<button type="button" class="secondary" data-method="${type}" data-wallet="${type}" data-testid="checkout-wallet-${type}">${name}</button> `,
)}
</div>
</section>`;
}

function pendingScreen(messages: CheckoutMessages): Html {
  return html`<section data-screen="pending" hidden data-testid="checkout-pending">
<h2 id="pending-title" tabindex="-1"></h2>
<p id="pending-text"></p>
<div class="row">
<button type="button" id="approve" data-testid="checkout-approve">${messages.approve}</button>
<button type="button" id="refuse" class="secondary" data-testid="checkout-refuse">${messages.refuse}</button>
</div>
</section>`;
}
