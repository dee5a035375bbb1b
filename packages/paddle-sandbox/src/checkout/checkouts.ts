import { type CardInput, type CardProblem, needsConfirmation, readCard } from "../cards.ts";
import { type Context, stamp } from "../context.ts";
import type {
  Checkout,
  CheckoutCustomer,
  CheckoutSettings,
  DeclineCode,
  PaymentType,
} from "../entities.ts";
import { ApiProblem, found } from "../problem.ts";
import * as billing from "./billing-purchase.ts";
import * as classic from "./classic-purchase.ts";
import type { SettledPayment } from "./purchase-view.ts";

/** A buyer's answer on the second page. */
export type PaymentChoice =
  | { kind: "card"; card: CardInput }
  | { kind: "wallet"; type: Exclude<PaymentType, "card"> };

export type PaymentResult =
  | { kind: "completed" }
  | { kind: "declined"; code: DeclineCode }
  | { kind: "card-problem"; problem: CardProblem }
  /** The buyer has to answer first: to the bank, or on the wallet's page. */
  | { kind: "pending" };

const defaults: CheckoutSettings = {
  displayMode: "overlay",
  locale: "en",
  allowLogout: true,
};

const nobody: CheckoutCustomer = {
  email: null,
  countryCode: null,
  postalCode: null,
};

export type NewCheckout = {
  settings: Partial<CheckoutSettings>;
  customer: Partial<CheckoutCustomer>;
  subject: Checkout["subject"];
};

export function createCheckout(
  ctx: Context,
  { settings, customer, subject }: NewCheckout,
): Checkout {
  return ctx.records.checkouts.put({
    id: ctx.newId("che"),
    status: "open",
    created_at: stamp(ctx),
    settings: { ...defaults, ...settings },
    customer: { ...nobody, ...customer },
    pending: null,
    payment: null,
    subject,
  });
}

/** @throws {ApiProblem} when it is unknown, or no longer open. */
export function requireOpen(ctx: Context, id: string): Checkout {
  const checkout = found(ctx.records.checkouts.find(id), id);
  if (checkout.status === "open") return checkout;
  throw new ApiProblem(409, `checkout_${checkout.status}`, `Checkout ${id} is ${checkout.status}.`);
}

/** The buyer's answers on the first page. */
export function identifyBuyer(
  ctx: Context,
  id: string,
  customer: Partial<CheckoutCustomer>,
): Checkout {
  return ctx.records.change(() => {
    const checkout = requireOpen(ctx, id);
    const changed = ctx.records.checkouts.put({
      ...checkout,
      customer: { ...checkout.customer, ...customer },
    });
    if (changed.subject.generation === "billing") billing.identifyBuyer(ctx, changed);
    return changed;
  });
}

export function payCheckout(ctx: Context, id: string, choice: PaymentChoice): PaymentResult {
  return ctx.records.change(() => {
    const checkout = requireOpen(ctx, id);
    switch (choice.kind) {
      case "wallet":
        return wait(ctx, checkout, { kind: "wallet", type: choice.type });
      case "card": {
        // Cards expire by the calendar on the wall.
        const read = readCard(choice.card, ctx.clock.real());
        if (read.problem !== null) return { kind: "card-problem", problem: read.problem };
        const { number, card } = read;
        if (needsConfirmation(number)) {
          return wait(ctx, checkout, { kind: "confirmation", number, card });
        }
        return settle(ctx, checkout, { type: "card", number, card });
      }
    }
  });
}

function wait(
  ctx: Context,
  checkout: Checkout,
  pending: NonNullable<Checkout["pending"]>,
): PaymentResult {
  ctx.records.checkouts.put({ ...checkout, pending });
  return { kind: "pending" };
}

/** The buyer's answer to the bank or on the wallet's page. */
export function answerPending(ctx: Context, id: string, approved: boolean): PaymentResult {
  return ctx.records.change(() => {
    const { pending, ...rest } = requireOpen(ctx, id);
    if (!pending) throw new ApiProblem(409, "checkout_not_pending", "Nothing waits for an answer.");
    const checkout = ctx.records.checkouts.put({ ...rest, pending: null });
    return pending.kind === "confirmation"
      ? settle(
          ctx,
          checkout,
          { type: "card", number: pending.number, card: pending.card },
          approved ? null : "authentication_failed",
        )
      : settle(
          ctx,
          checkout,
          { type: pending.type, number: "", card: null },
          approved ? null : "canceled",
        );
  });
}

function settle(
  ctx: Context,
  checkout: Checkout,
  payment: SettledPayment,
  refusal: DeclineCode | null = null,
): PaymentResult {
  const declined =
    checkout.subject.generation === "billing"
      ? billing.settle(ctx, checkout, payment, refusal)
      : classic.settle(ctx, checkout, payment, refusal);
  if (declined) return { kind: "declined", code: declined };
  // A Classic purchase wrote the number of its subscription into the checkout.
  const current = found(ctx.records.checkouts.find(checkout.id), checkout.id);
  ctx.records.checkouts.put({
    ...current,
    status: "completed",
    payment: { type: payment.type, card: payment.card },
  });
  return { kind: "completed" };
}

export function closeCheckout(ctx: Context, id: string): void {
  const checkout = found(ctx.records.checkouts.find(id), id);
  if (checkout.status === "open") ctx.records.checkouts.put({ ...checkout, status: "closed" });
}

/** Everything the page shows, and the data of its events for the product's page. */
export function describeCheckout(ctx: Context, checkout: Checkout): object {
  const { id, status, settings, customer, pending } = checkout;
  const subject =
    checkout.subject.generation === "billing"
      ? billing.describe(ctx, checkout)
      : classic.describe(ctx, checkout);
  return {
    id,
    status,
    generation: checkout.subject.generation,
    settings,
    customer,
    pending: pending && {
      kind: pending.kind,
      type: pending.kind === "wallet" ? pending.type : null,
    },
    ...subject,
  };
}
