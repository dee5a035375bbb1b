// @vitest-environment jsdom
import { flagDefaults, type Plan } from "@curie/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { Route, Routes } from "react-router";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { anOffer, aPremium, aStart, aUser, completeDom, renderInApp } from "#lib/testing.tsx";
import { ChinaSubscribePage } from "./china-subscribe-page.tsx";
import { PaymentPage } from "./payment-page.tsx";
import { PurchasePage } from "./purchase-page.tsx";
import { SubscribePage } from "./subscribe-page.tsx";

beforeAll(completeDom);
afterEach(cleanup);

const direct = { currency: "CNY" as const, paddlePlanId: null, renews: false, price: 79900 };
const availablePlans = {
  ...aStart().availablePlans,
  premium: [
    anOffer(),
    anOffer({
      identity: "editing",
      planName: "premium_editing_only",
      translationsPerMonth: 0,
      price: 9900,
    }),
  ],
  trial: [anOffer({ identity: "trial", trialDays: 7 })],
  editing: [anOffer({ identity: "china", ...direct })],
};
const inChina = aUser({ region: "china" });
type Change = Parameters<typeof aStart>[0];
const show = (page: ReactElement, change: Change = {}) =>
  renderInApp(page, { path: "/here", start: aStart({ availablePlans, ...change }) });
const premium = (change: Partial<Plan>) => ({
  plans: { ...aStart().plans, premium: aPremium(change) },
});

describe("the overview", () => {
  it("shows every plan with its price by the month and the way to its summary [S18]", async () => {
    await show(<SubscribePage />);
    expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
      "Starter",
      "Premium, editing only",
      "Premium with translation",
      "Preferred group",
    ]);
    expect(screen.getByText("US$8.25")).toBeTruthy();
    const link = screen.getByRole("link", { name: "Choose Premium with translation" });
    expect(link.getAttribute("href")).toBe(
      "/rubriq/plan/subscribe/premium?plan=premium_including_translation",
    );
  });

  it("links to the trial with a card only by its flag [S21]", async () => {
    await show(<SubscribePage />);
    expect(screen.queryByRole("link", { name: /Try it free/ })).toBeNull();
    cleanup();
    const flags = { ...flagDefaults, curie_row_free_trials_through_paddle: true };
    await show(<SubscribePage />, { flags });
    const link = screen.getByRole("link", { name: "Try it free for 7 days" });
    expect(link.getAttribute("href")).toContain("/rubriq/plan/subscribe/freetrial?plan=");
  });

  it.each(["active", "cancelled"] as const)(
    "leads away who has %s premium [S19]",
    async (status) => {
      const { address } = await show(<SubscribePage />, premium({ status }));
      await waitFor(() => expect(address()).toBe("/rubriq"));
    },
  );

  it.each(["expired", "error"] as const)("stays for %s premium [S19]", async (status) => {
    const { address } = await show(<SubscribePage />, premium({ status }));
    expect(address()).toBe("/here");
  });

  it("leads to China’s page in China, after the check of present plans [S19 S31 G-34]", async () => {
    const { address } = await show(<SubscribePage />, { user: inChina });
    await waitFor(() => expect(address()).toBe("/rubriq/subscribe"));
    cleanup();
    const second = await show(<SubscribePage />, { user: inChina, ...premium({}) });
    await waitFor(() => expect(second.address()).toBe("/rubriq"));
  });
});

describe("China’s page", () => {
  it("shows the year alone, in yuan, paid once [S23 S128]", async () => {
    await show(<ChinaSubscribePage />, { user: inChina });
    const radios = screen.getAllByRole("radio", { name: /Yearly|Monthly/ });
    expect(radios.map((one) => one.getAttribute("aria-label"))).toEqual(["Yearly"]);
    expect(screen.getByText("CN¥799.00 for one year, paid once")).toBeTruthy();
    expect(screen.getByText(/Does not renew/)).toBeTruthy();
  });

  it("leads everybody else to the common overview, and China too when it also uses Paddle [S23 G-34]", async () => {
    const { address } = await show(<ChinaSubscribePage />);
    await waitFor(() => expect(address()).toBe("/rubriq/plan/subscribe"));
    cleanup();
    const flags = { ...flagDefaults, rubriq_china_also_uses_paddle: true };
    const second = await show(<ChinaSubscribePage />, { user: inChina, flags });
    await waitFor(() => expect(second.address()).toBe("/rubriq/plan/subscribe"));
  });
});

describe("where nothing is sold", () => {
  const application = { ...aStart().application, allowsDigitalEditing: false };
  const nothing = { application, availablePlans: aStart().availablePlans };

  it("every page that sells says so, and leads to no other one [S249]", async () => {
    for (const page of [<SubscribePage key="1" />, <PurchasePage key="2" variant="premium" />]) {
      await show(page, nothing);
      await screen.findByText("Plans cannot be bought here");
      const links = screen.getAllByRole("link").map((one) => one.getAttribute("href") ?? "");
      expect(links.filter((href) => /premium|payment/.test(href))).toEqual([]);
      cleanup();
    }
    await show(<ChinaSubscribePage />, { ...nothing, user: inChina });
    await screen.findByText("Plans cannot be bought here");
  });
});

describe("the payment page", () => {
  const page = (
    <Routes>
      <Route path="/here" element={<PaymentPage />} />
      <Route path="*" element={null} />
    </Routes>
  );

  it("sends China to the plans unless it also uses Paddle [S31]", async () => {
    const { address } = await show(page, { user: inChina });
    await waitFor(() => expect(address()).toBe("/rubriq/plan/subscribe"));
  });

  it("goes to the services when editing is not sold here, or is bought [S32 S249]", async () => {
    const application = { ...aStart().application, allowsDigitalEditing: false };
    const { address } = await show(page, { application });
    await waitFor(() => expect(address()).toBe("/rubriq"));
    cleanup();
    const digitalEdit = { hasDigitalEditingPurchase: true, enabled: true };
    const second = await show(page, { digitalEdit });
    await waitFor(() => expect(second.address()).toBe("/rubriq"));
  });
});
