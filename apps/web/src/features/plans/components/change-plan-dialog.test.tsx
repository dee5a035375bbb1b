// @vitest-environment jsdom
import { flagDefaults, type Plan, type PlanChangePreview } from "@curie/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  anOffer,
  aPremium,
  aStart,
  completeDom,
  fakeServer,
  refusal,
  renderInApp,
} from "#lib/testing.tsx";
import { PlanCard } from "./plan-card.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const previewCall = "POST /api/curie/plan-change/preview";
const changeCall = "POST /api/curie/plan-change";
const running = aPremium({ planName: "premium_editing_only", subscriptionInterval: "monthly" });
const offers = [
  anOffer({ identity: "same", planName: "premium_editing_only", billingInterval: "monthly" }),
  anOffer({ identity: "with-translation", billingInterval: "monthly" }),
  anOffer({ identity: "year", planName: "premium_editing_only", billingInterval: "yearly" }),
  anOffer({ identity: "once", renews: false }),
];
const dollars = (amount: number) => ({ amount, currency: "USD" as const });
const aPreview = (change: Partial<PlanChangePreview> = {}): { body: PlanChangePreview } => ({
  body: {
    chargedNow: dollars(350),
    credit: dollars(0),
    nextPayment: { amount: dollars(1900), on: "2027-06-09T00:00:00.000Z" },
    recurring: dollars(1900),
    ...change,
  },
});

const startWith = (plan: Plan, on = true) =>
  aStart({
    plans: { ...aStart().plans, premium: plan },
    availablePlans: { ...aStart().availablePlans, premium: offers },
    flags: { ...flagDefaults, curie_change_plan: on },
  });
const show = (plan: Plan = running, on?: boolean) =>
  renderInApp(<PlanCard plan={plan} />, { path: "/rubriq/plan", start: startWith(plan, on) });
const openMenu = () => user.click(screen.getByRole("button", { name: /^More about/ }));
async function openDialog() {
  await openMenu();
  await user.click(await screen.findByRole("menuitem", { name: "Change plan" }));
  return within(await screen.findByRole("dialog", { name: "Change plan" }));
}

describe("the change of a plan", () => {
  it("offers the other plans, and shows what the provider asks for the chosen one [G-23]", async () => {
    const calls = fakeServer({
      [previewCall]: (body) =>
        JSON.stringify(body).includes("year")
          ? aPreview({ chargedNow: dollars(8700), recurring: dollars(9900), nextPayment: null })
          : aPreview(),
    });
    await show();
    const dialog = await openDialog();
    expect(dialog.getAllByRole("radio").map((one) => one.closest("label")?.textContent)).toEqual([
      "Premium with translation, paid monthly",
      "Premium, editing only, paid yearly",
    ]);
    expect((await dialog.findByText("Charged now")).parentElement?.textContent).toContain("$3.50");
    expect(dialog.getByText("Next payment, on 9 June 2027")).toBeTruthy();
    expect(dialog.queryByText("Credited to your next payments")).toBeNull();
    await user.click(dialog.getByRole("radio", { name: /paid yearly/ }));
    expect((await dialog.findByText("Then each year")).parentElement?.textContent).toContain("$99");
    expect(calls.map(({ body }) => body)).toEqual([
      { planIdentity: "with-translation" },
      { planIdentity: "year" },
    ]);
  });

  it("confirmed asks for no more than was shown, once, and the card is the new plan's [G-23]", async () => {
    const changed = aPremium({ planName: "premium_including_translation" });
    const calls = fakeServer({
      [previewCall]: aPreview(),
      [changeCall]: { body: startWith(changed) },
    });
    const { queries } = await show();
    const dialog = await openDialog();
    await dialog.findByText("Charged now");
    await user.dblClick(dialog.getByRole("button", { name: "Change plan" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.filter(({ call }) => call === changeCall)).toEqual([
      { call: changeCall, body: { planIdentity: "with-translation", chargedAtMost: 350 } },
    ]);
    const known = queries.getQueriesData<ReturnType<typeof aStart>>({}).map(([, data]) => data);
    expect(known.some((data) => data?.plans?.premium?.planName === changed.planName)).toBe(true);
  });

  it("cancelled changes nothing [G-23]", async () => {
    const calls = fakeServer({ [previewCall]: aPreview({ credit: dollars(700) }) });
    await show();
    const dialog = await openDialog();
    await dialog.findByText("Credited to your next payments");
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.map(({ call }) => call)).toEqual([previewCall]);
  });

  it("cannot be confirmed before the price is there; says why it is not, and asks again [G-23]", async () => {
    let tries = 0;
    const calls = fakeServer({
      [previewCall]: () => {
        tries += 1;
        return tries === 1 ? refusal("billing.provider-not-reachable") : aPreview();
      },
    });
    await show();
    const dialog = await openDialog();
    await dialog.findByRole("alert");
    await user.click(dialog.getByRole("button", { name: "Change plan" }));
    expect(calls.map(({ call }) => call)).toEqual([previewCall]);
    await user.click(dialog.getByRole("button", { name: "Try again" }));
    await dialog.findByText("Charged now");
    expect(dialog.queryByRole("alert")).toBeNull();
  });

  it("says when the card was refused, and the dialog stays [G-23]", async () => {
    fakeServer({ [previewCall]: aPreview(), [changeCall]: refusal("billing.payment-declined") });
    await show();
    const dialog = await openDialog();
    await dialog.findByText("Charged now");
    await user.click(dialog.getByRole("button", { name: "Change plan" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("was declined");
  });

  it.each<[string, Plan, boolean]>([
    ["the flag is off", running, false],
    ["it is of Paddle Classic", { ...running, paddleVersion: "classic" }, true],
    ["it is a trial", { ...running, paymentStatus: "trialing" }, true],
    ["it is cancelled", { ...running, status: "cancelled", renews: false }, true],
    ["its payment failed", { ...running, status: "error", renews: false }, true],
    ["an operator gave it", { ...running, grantingMechanism: "admin" }, true],
  ])("is not in the menu of a plan when %s [G-23]", async (_case, plan, on) => {
    await show(plan, on);
    await openMenu();
    await screen.findByRole("menuitem", { name: "Get help" });
    expect(screen.queryByRole("menuitem", { name: "Change plan" })).toBeNull();
  });
});
