import { type CardProblem, readCard } from "../cards.ts";
import { checkoutMessages } from "../checkout/messages.ts";
import type { Card, DeclineCode } from "../entities.ts";
import { type Html, html } from "../pages/html.ts";

/** The card form of the management pages, which work without a script. */
export function cardForm(submit: string, problem: string | null): Html {
  return html`<form method="post">
${problem === null ? null : html`<p class="wrong" role="alert" id="problem" data-testid="manage-problem">${problem}</p>`}
<label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="cc-number" required${describedBy(problem)} data-testid="manage-card-number">
<label for="holder">Name on card</label>
<input id="holder" name="holder" autocomplete="cc-name" required data-testid="manage-card-holder">
<label for="expiry">Expiry (MM/YY)</label>
<input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" required data-testid="manage-card-expiry">
<label for="security-code">Security code</label>
<input id="security-code" name="securityCode" inputmode="numeric" autocomplete="cc-csc" required data-testid="manage-card-code">
<button data-testid="manage-save">${submit}</button>
</form>`;
}

function describedBy(problem: string | null): Html | null {
  return problem === null ? null : html` aria-invalid="true" aria-describedby="problem"`;
}

export type ReadForm = { number: string; card: Card; problem: null } | { problem: string };

/** Reads what a card form sent. */
export function readCardForm(body: unknown, now: Date): ReadForm {
  const fields = new Map(Object.entries((body ?? {}) as Record<string, unknown>));
  const text = (name: string) => String(fields.get(name) ?? "");
  const [month = "", year = ""] = text("expiry").split("/");
  const read = readCard(
    {
      number: text("number"),
      holder: text("holder"),
      expiryMonth: Number(month.trim()),
      expiryYear: Number(year.trim()),
      securityCode: text("securityCode").trim(),
    },
    now,
  );
  return read.problem === null ? read : { problem: problemText(read.problem) ?? "" };
}

/** Why a card was not taken, in words; null when it was. */
export function problemText(code: CardProblem | DeclineCode | null): string | null {
  const { problems } = checkoutMessages("en");
  return code && (new Map(Object.entries(problems)).get(code) ?? problems.declined);
}

/** `1 March 2026`. */
export function day(at: string | null): string {
  if (at === null) return "";
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(at),
  );
}
