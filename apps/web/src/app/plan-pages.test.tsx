// @vitest-environment jsdom
import { flagDefaults } from "@curie/contract";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { Route, Routes } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { ChinaSubscribePage } from "#features/billing/china-subscribe-page.tsx";
import { PaymentPage } from "#features/billing/payment-page.tsx";
import { PurchasePage } from "#features/billing/purchase-page.tsx";
import { SubscribePage } from "#features/billing/subscribe-page.tsx";
import { PlanPage } from "#features/plans/plan-page.tsx";
import { startQuery } from "#features/plans/queries.ts";
import {
  anOffer,
  aPremium,
  aStart,
  aUser,
  beginEachTestAtNoon,
  fakeServer,
  renderInApp,
} from "#lib/testing.tsx";

/** What all pages about plans have in common. */
beginEachTestAtNoon();

const identity = "22222222-6f0f-4c7d-8f4e-2f5a0d1c9e77";
const availablePlans = {
  ...aStart().availablePlans,
  premium: [anOffer()],
  trial: [anOffer({ trialDays: 7 })],
  trial_30_days: [anOffer({ trialDays: 30 })],
  editing: [anOffer({ currency: "CNY", paddlePlanId: null, renews: false })],
};
const cardTrials = { ...flagDefaults, curie_row_free_trials_through_paddle: true };
const chinaPays = { ...flagDefaults, rubriq_china_also_uses_paddle: true };

const payment = (
  <Routes>
    <Route path="/rubriq/payment/:planIdentity" element={<PaymentPage />} />
    <Route path="*" element={null} />
  </Routes>
);
const pages: [string, ReactElement][] = [
  ["My plan", <PlanPage key="1" />],
  ["the overview", <SubscribePage key="2" />],
  ["the purchase", <PurchasePage key="3" variant="premium" />],
  ["the trial with a card", <PurchasePage key="4" variant="trial" />],
  ["the trial of 30 days", <PurchasePage key="5" variant="trial-30-days" />],
  ["China’s page", <ChinaSubscribePage key="6" />],
  ["the payment", payment],
];
const path = `/rubriq/payment/${identity}`;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** What only the finished page has. */
const finished = () => [
  ...screen.queryAllByRole("radio"),
  ...screen.queryAllByRole("heading", { level: 2 }),
];

describe("while plans load", () => {
  it.each(pages)(
    "%s shows that it loads and no card, for three seconds and longer [S35]",
    async (_name, page) => {
      vi.stubGlobal("fetch", () => new Promise<Response>(() => {}));
      await renderInApp(page, { path });
      await pass(3_000);
      expect(screen.getByText("Loading…")).toBeTruthy();
      expect(finished()).toEqual([]);
    },
  );
});

describe("while a purchase is on its way", () => {
  it.each(pages.slice(0, 5))("%s shows that it waits and no card [S35]", async (_name, page) => {
    const start = aStart({
      availablePlans,
      flags: cardTrials,
      paddlePending: true,
      paddlePendingCreatedOn: "2026-11-21T12:00:00.000Z",
    });
    await renderInApp(page, { path, start });
    expect(screen.getByText(/Your payment is being confirmed/)).toBeTruthy();
    expect(finished()).toEqual([]);
  });
});

describe("with an active premium plan", () => {
  it.each(["admin", "paddle", "others"] as const)(
    "given by %s no purchase address leads to a checkout [S247]",
    async (grantingMechanism) => {
      const premium = aPremium({ grantingMechanism });
      const plans = { ...aStart().plans, premium };
      for (const [name, page] of pages.slice(1)) {
        const china = name === "China’s page" ? { user: aUser({ region: "china" }) } : {};
        const flags = name === "China’s page" ? flagDefaults : cardTrials;
        const calls = fakeServer({});
        const { address } = await renderInApp(page, {
          path,
          start: aStart({ availablePlans, flags, plans, ...china }),
        });
        await pass(100);
        const button = screen.queryByRole("button", { name: "Continue to checkout" });
        button?.click();
        await waitFor(() =>
          expect(address() === "/rubriq" || screen.queryByRole("alertdialog") !== null, name).toBe(
            true,
          ),
        );
        expect(
          calls.filter(({ call }) => call.startsWith("POST")),
          name,
        ).toEqual([]);
        cleanup();
      }
    },
  );
});

describe("the payment page", () => {
  const offered = {
    [`GET /api/digital-edit/payment/${identity}`]: {
      body: {
        plan: availablePlans.editing[0],
        discount: null,
        total: { amount: 15900, currency: "USD" },
        paymentMethods: ["card"],
        instalments: [],
      },
    },
  };

  it.each([
    ["outside China", aUser({ currency: "USD" }), flagDefaults],
    ["in China that also uses Paddle", aUser({ region: "china", currency: "CNY" }), chinaPays],
  ])("stays %s [S31]", async (_name, user, flags) => {
    fakeServer(offered);
    const { address } = await renderInApp(payment, { path, start: aStart({ user, flags }) });
    expect(await screen.findByRole("button", { name: "Pay now" })).toBeTruthy();
    expect(address()).toBe(path);
  });

  it("goes to the services when its plan is paid while it is open [S32]", async () => {
    fakeServer(offered);
    const start = aStart({ user: aUser({ currency: "USD" }) });
    const { address, queries } = await renderInApp(payment, { path, start });
    await screen.findByRole("button", { name: "Pay now" });
    const digitalEdit = { hasDigitalEditingPurchase: true, enabled: true };
    act(() => queries.setQueryData(startQuery.queryKey, { ...start, digitalEdit }));
    await waitFor(() => expect(address()).toBe("/rubriq"));
  });
});
