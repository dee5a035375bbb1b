// @vitest-environment jsdom
import type { Plans } from "@curie/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  anOffer,
  aPlan,
  aPremium,
  aStart,
  aUser,
  beginEachTestAtNoon,
  fakeServer,
  refusal,
  renderInApp,
} from "#lib/testing.tsx";
import { PlanPage } from "./plan-page.tsx";

const user = beginEachTestAtNoon();

const availablePlans = { ...aStart().availablePlans, premium: [anOffer()] };
const show = (plans: Partial<Plans>, change: Parameters<typeof aStart>[0] = {}) =>
  renderInApp(<PlanPage />, {
    path: "/rubriq/plan",
    start: aStart({ plans: { ...aStart().plans, ...plans }, availablePlans, ...change }),
  });
const headings = () => screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
const text = (name: string) => screen.getByRole("region", { name }).textContent ?? "";

describe("PlanPage without a plan", () => {
  it("shows three cards, each with a way on [S17 S118]", async () => {
    await show({});
    const cards = screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
    expect(cards.slice(0, 4)).toEqual(["Available plans", "Starter", "Premium", "Preferred group"]);
    expect(screen.getByRole("button", { name: "Start free trial" })).toBeTruthy();
    const choose = screen.getByRole("link", { name: "Choose Premium" });
    expect(choose.getAttribute("href")).toBe("/rubriq/plan/subscribe");
    const code = screen.getByRole("link", { name: "Enter group code" });
    expect(code.getAttribute("href")).toBe("/rubriq/plan#group-code");
    expect(screen.getByText("from US$13.25")).toBeTruthy();
  });

  const once = anOffer({ paddlePlanId: null, renews: false, price: 9900 });

  it.each([
    ["elsewhere", {}],
    [
      "in China while it also uses Paddle",
      {
        user: aUser({ region: "china" }),
        flags: { ...aStart().flags, rubriq_china_also_uses_paddle: true },
      },
    ],
  ])(
    "leads to the payment page of each plan that is paid once %s [G-33]",
    async (_where, change) => {
      const offers = { ...availablePlans, editing: [once, anOffer({ identity: "with-paddle" })] };
      await show({}, { availablePlans: offers, ...change });
      const link = screen.getByRole("link", { name: /once for a year/ });
      expect(link.getAttribute("href")).toBe(`/rubriq/payment/${once.identity}`);
      expect(link.textContent).toBe("Pay US$99.00 once for a year of Premium with translation");
    },
  );

  it("leads to no payment page in China while it does not, whose page has the form itself [G-33 S31]", async () => {
    const offers = { ...availablePlans, editing: [once] };
    await show({}, { availablePlans: offers, user: aUser({ region: "china" }) });
    expect(screen.queryByRole("link", { name: /once for a year/ })).toBeNull();
  });

  it("has no link to buy where nothing is sold [S249]", async () => {
    const application = { ...aStart().application, allowsDigitalEditing: false };
    await show({}, { application, availablePlans: { ...availablePlans, editing: [once] } });
    const links = screen.getAllByRole("link").map((one) => one.getAttribute("href") ?? "");
    expect(links.filter((href) => /subscribe|payment/.test(href))).toEqual([]);
    expect(headings()).toContain("Starter");
    expect(headings()).not.toContain("Premium");
  });

  it("starts the trial in the background and goes to editing 2 s later, not before [S15 S33]", async () => {
    const calls = fakeServer({
      "GET /c/CurieFreeTrial": { body: { done: true } },
      "GET /api/curie/status/sync": { body: aStart() },
    });
    const { address } = await show({});
    await user.click(screen.getByRole("button", { name: "Start free trial" }));
    await vi.advanceTimersByTimeAsync(1_800);
    expect(address()).toBe("/rubriq/plan");
    expect(calls.map(({ call }) => call)).toEqual(["GET /c/CurieFreeTrial"]);
    await vi.advanceTimersByTimeAsync(300);
    // Going begins by asking for the new state; to wait for the page itself would hide a later start.
    expect(calls.map(({ call }) => call)).toContain("GET /api/curie/status/sync");
    await waitFor(() => expect(address()).toBe("/rubriq/editing?origin=curie"));
  });

  it("requests China’s link in China, and asks for a code where a code starts the trial [S33 S257]", async () => {
    const calls = fakeServer({
      "GET /c/CurieFreeTrialChina": { body: { done: true } },
      "GET /api/curie/status/sync": { body: aStart() },
    });
    const starter = { ...aStart().starter, entry: "china-link" as const };
    const { address } = await show({}, { user: aUser({ region: "china" }), starter });
    await user.click(screen.getByRole("button", { name: "Start free trial" }));
    expect(calls.map(({ call }) => call)).toEqual(["GET /c/CurieFreeTrialChina"]);
    await vi.advanceTimersByTimeAsync(1_800);
    expect(address()).toBe("/rubriq/plan");
    await vi.advanceTimersByTimeAsync(300);
    await waitFor(() => expect(address()).toBe("/rubriq/editing?origin=curie"));
    cleanup();
    await show({}, { starter: { ...starter, entry: "group-code" } });
    expect(screen.queryByRole("button", { name: "Start free trial" })).toBeNull();
  });

  it.each([
    ["in China", aUser({ region: "china" }), "/group-discount/china"],
    ["elsewhere", aUser(), "/group-discount"],
  ])(
    "leads to the page about group discounts that is configured %s [S34]",
    async (_where, who, href) => {
      const starter = { ...aStart().starter, entry: "china-link" as const };
      await show({}, { user: who, starter });
      const links = screen.getAllByRole("link").map((one) => one.getAttribute("href"));
      expect(links.filter((one) => one?.startsWith("/group-discount"))).toEqual([href]);
    },
  );

  it("offers the trial once", async () => {
    await show({}, { starter: { ...aStart().starter, entry: "used" } });
    expect(screen.getByText("You have already used the free trial.")).toBeTruthy();
  });
});

describe("a plan’s card", () => {
  it("shows name, badge, price, message, figures, features and no offers [S17 S116 S117]", async () => {
    await show({ premium: aPremium() });
    expect(headings()).not.toContain("Available plans");
    const card = text("Premium with translation");
    expect(card).toContain("Active");
    expect(card).toContain("US$159.00 a year");
    expect(card).toContain("Renews on 9 June 2027.");
    expect(card).toContain("4 used, unlimited");
    expect(card).toContain("1 of 2");
    expect(card).toContain("2 translations a month");
  });

  it.each<[Partial<Plans>, string]>([
    [{ free_trial: aPlan() }, "Starter"],
    [{ premium: aPremium({ planName: "premium_editing_only" }) }, "Premium, editing only"],
    [{ premium: aPremium() }, "Premium with translation"],
    [{ preferred_group: aPlan({ planType: "preferred_group" }) }, "Preferred group"],
    [{ premium: aPremium({ catalogueSet: "repriced" }) }, "Premium Complete"],
  ])("has the heading of its kind: %#, %s [S117 S259]", async (plans, name) => {
    await show(plans, { user: aUser({ preferredGroup: { code: "X" } }) });
    expect(headings()).toContain(name);
  });

  it.each<[string, Parameters<typeof aPremium>[0], string, string]>([
    [
      "trialing",
      { paymentStatus: "trialing", freeTrialExpiration: "2026-12-05T00:00:00.000Z" },
      "Trial",
      "The first payment is taken on that day.",
    ],
    ["cancelled", { status: "cancelled", renews: false }, "Active", "Ends on 9 June 2027."],
    ["expired", { status: "expired" }, "Expired", "Ended on 9 June 2027."],
    ["error", { status: "error" }, "Payment failed", "The renewal failed: your card was declined."],
  ])("speaks of a plan that is %s [S98 S99 S101 S102]", async (_state, change, badge, message) => {
    await show({ premium: aPremium(change) });
    const card = text("Premium with translation");
    expect(card).toContain(badge);
    expect(card).toContain(message);
  });

  it("says that nothing is paid only while nothing was [G-22]", async () => {
    const trialing = { paymentStatus: "trialing", freeTrialExpiration: "2026-12-05T00:00:00.000Z" };
    await show({ premium: aPremium({ ...trialing, paymentStatus: "trialing" }) });
    expect(text("Premium with translation")).toContain(
      "Cancel before 5 December 2026 and you pay nothing.",
    );
    cleanup();
    await show({ premium: aPremium() });
    expect(text("Premium with translation")).not.toContain("pay nothing");
  });

  it("gives the days of grace after a failed payment, not a paid period [G-19]", async () => {
    const failed = { status: "error", endsAt: "2026-12-03T00:00:00.000Z" } as const;
    await show({ premium: aPremium(failed) });
    const card = text("Premium with translation");
    expect(card).toContain("Your plan works until 3 December 2026 while you update the card");
    expect(card).not.toContain("paid period");
  });

  it("says how many edits a Starter plan has, also when it is over [S116]", async () => {
    await show({ free_trial: aPlan({ status: "expired" }) });
    expect(text("Starter")).toContain("5 edits, up to 25,000 words each");
  });

  it("says what a group gives without a limit [S116]", async () => {
    const unlimited = { usesConsumed: 0, usesRemaining: null, usesProvisioned: null };
    const without = { ...unlimited, nextRecurrence: null };
    const access = { features: { editing: without, translation: without } };
    await show({ preferred_group: aPlan({ planType: "preferred_group", access }) });
    const card = text("Preferred group");
    expect(card).toContain("Translation from Chinese, Spanish or Portuguese");
    expect(card.match(/0 used, unlimited/g)).toHaveLength(2);
  });

  it("opens its menu by keyboard, and cancels at the provider in a new window [S116 S124]", async () => {
    const calls = fakeServer({
      "GET /api/curie/plan-management-urls/get": {
        body: { updateUrl: "https://pay.test/update", cancelUrl: "https://pay.test/cancel" },
      },
      "POST /api/curie/status/sync": {
        body: aStart({ plans: { ...aStart().plans, premium: aPremium() } }),
      },
    });
    const page = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal("open", () => page);
    await show({ premium: aPremium() });
    screen.getByRole("button", { name: "More about Premium with translation" }).focus();
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("menuitem", { name: "Cancel plan" }));
    await waitFor(() =>
      expect(page.location.replace).toHaveBeenCalledWith("https://pay.test/cancel"),
    );
    expect(calls[0]?.call).toBe("GET /api/curie/plan-management-urls/get");
  });
});

describe("a preferred group", () => {
  const member = aUser({ preferredGroup: { code: "DEMO-LAB" } });
  const group = aPlan({
    planType: "preferred_group",
    paymentStatus: null,
    freeTrialExpiration: null,
  });
  const leave = `DELETE /api/users/${member.identity}/preferred-group`;

  it("is left after a question, by one call [S85 S121 S246]", async () => {
    const calls = fakeServer({
      [leave]: { body: { done: true } },
      "GET /api/curie/load": { body: aStart() },
    });
    await show({ preferred_group: group }, { user: member });
    expect(screen.queryByLabelText("Group code")).toBeNull();
    await user.click(screen.getByRole("button", { name: "More about Preferred group" }));
    await user.click(await screen.findByRole("menuitem", { name: "Leave group" }));
    await screen.findByRole("alertdialog", { name: "Leave your group?" });
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(calls).toEqual([]);
    await user.click(screen.getByRole("button", { name: "More about Preferred group" }));
    await user.click(await screen.findByRole("menuitem", { name: "Leave group" }));
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    expect(await screen.findByLabelText("Group code")).toBeTruthy();
    expect(calls.map(({ call }) => call)).toEqual([leave, "GET /api/curie/load"]);
  });

  it("that has ended leaves the field for the code of another [S120]", async () => {
    await show({ preferred_group: { ...group, status: "expired" } }, { user: member });
    expect(screen.getByLabelText("Group code")).toBeTruthy();
  });

  it("is entered by code only by who has none [S120 S246]", async () => {
    await show({ premium: aPremium() });
    expect(screen.getByLabelText("Group code")).toBeTruthy();
  });
});

describe("the billing history", () => {
  const entry = {
    paymentId: "33333333-6f0f-4c7d-8f4e-2f5a0d1c9e77",
    date: "2026-09-22T12:00:00.000Z",
    detail: {
      planName: "premium_including_translation" as const,
      catalogueSet: "original" as const,
      billingInterval: "yearly" as const,
    },
    amount: { amount: 15900, currency: "EUR" as const },
    refunded: null,
    receiptCode: "E6KZX6M4TQ",
  };

  it("has date, detail, amount in its currency, and a receipt that opens [S119]", async () => {
    fakeServer({ "GET /api/receipts/E6KZX6M4TQ": { body: { url: "https://pay.test/r.pdf" } } });
    const page = { opener: {}, location: { replace: vi.fn() } };
    vi.stubGlobal("open", () => page);
    await show({ premium: aPremium({ billingHistory: [entry] }) });
    const table = within(screen.getByRole("table"));
    expect(table.getAllByRole("columnheader").map((one) => one.textContent)).toEqual([
      "Date",
      "Detail",
      "Amount",
      "Receipt",
    ]);
    const cells = table.getAllByRole("cell").map((one) => one.textContent);
    expect(cells).toEqual([
      "22 Sep 2026",
      "Premium with translation, one year",
      "€159.00",
      "E6KZX6M4TQ",
    ]);
    await user.click(table.getByRole("button", { name: /^Receipt E6KZX6M4TQ/ }));
    await waitFor(() =>
      expect(page.location.replace).toHaveBeenCalledWith("https://pay.test/r.pdf"),
    );
  });

  it("says when a receipt cannot be opened", async () => {
    fakeServer({ "GET /api/receipts/E6KZX6M4TQ": refusal("billing.provider-not-reachable") });
    const page = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal("open", () => page);
    await show({ premium: aPremium({ billingHistory: [entry] }) });
    await user.click(within(screen.getByRole("table")).getByRole("button"));
    await screen.findByRole("alertdialog", { name: "The receipt could not be opened" });
    expect(page.close).toHaveBeenCalled();
  });

  it("says when nothing was paid yet [S119]", async () => {
    await show({ free_trial: aPlan() });
    expect(screen.getByText("No payments yet.")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });
});
