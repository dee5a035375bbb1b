// @vitest-environment jsdom
import type { Plans } from "@curie/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
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
import { PlanBanner } from "./plan-banner.tsx";

const user = beginEachTestAtNoon();

const inChina = aUser({ region: "china" });
const days = (count: number) => new Date(Date.UTC(2026, 10, 21 + count, 11)).toISOString();
const show = (plans: Partial<Plans>, user = aUser()) =>
  renderInApp(<PlanBanner />, {
    start: aStart({ plans: { ...aStart().plans, ...plans }, user }),
  });
const banner = () => screen.queryByRole("status") ?? screen.queryByRole("alert");

describe("PlanBanner", () => {
  it("says nothing about healthy plans [S12]", async () => {
    await show({ premium: aPremium() });
    expect(banner()).toBeNull();
  });

  it("leads from an expired premium plan to renewing it [S103]", async () => {
    await show({ premium: aPremium({ status: "expired", endsAt: days(-3) }) });
    expect(banner()?.textContent).toContain("Your Premium plan ended on 18 November");
    const link = screen.getByRole("link", { name: "Renew Premium" });
    expect(link.getAttribute("href")).toBe("/rubriq/plan/subscribe");
  });

  it("offers to renew the plan that was held, for the period it was paid for [S103]", async () => {
    const premium = aPremium({
      status: "expired",
      endsAt: days(-3),
      subscriptionInterval: "yearly",
    });
    const offers = [anOffer()];
    const start = aStart();
    await renderInApp(<PlanBanner />, {
      start: {
        ...start,
        plans: { ...start.plans, premium },
        availablePlans: { ...start.availablePlans, premium: offers },
      },
    });
    expect(screen.getByRole("link", { name: "Renew Premium" }).getAttribute("href")).toBe(
      "/rubriq/plan/subscribe/premium?plan=premium_including_translation&cycle=yearly",
    );
  });

  it("says of a trial that nothing was paid for that it is free, and what is taken when", async () => {
    await show({ premium: aPremium({ endsAt: days(6), paymentStatus: "trialing" }) });
    expect(banner()?.textContent).toContain("Your free trial of Premium ends in 6 days");
    expect(banner()?.textContent).toMatch(/first payment, \S+, is taken on that day/);
    expect(banner()?.textContent).not.toContain("paid period");
    await user.click(screen.getByRole("button", { name: "Show less" }));
    expect(banner()?.textContent).toContain("free until 27 November");
  });

  it("leads to My plan from everywhere but My plan", async () => {
    const plans = { ...aStart().plans, premium: aPremium({ endsAt: days(9) }) };
    const showAt = (path: string) =>
      renderInApp(<PlanBanner />, { start: aStart({ plans }), path });
    await showAt("/rubriq/editing");
    expect(screen.getByRole("link", { name: "My plan" })).toBeTruthy();
    cleanup();
    await showAt("/rubriq/plan");
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("leads to China’s own pages in China [S234]", async () => {
    await show({ premium: aPremium({ status: "expired", endsAt: days(-3) }) }, inChina);
    const link = screen.getByRole("link", { name: "Renew Premium" });
    expect(link.getAttribute("href")).toBe("/rubriq/subscribe");
  });

  it("tells of the end of a period that renews in neutral style, and can be folded for good [S104 G-21]", async () => {
    const plans = { premium: aPremium({ endsAt: days(9) }) };
    await show(plans);
    expect(banner()?.textContent).toContain("ends in 9 days, on 30 November");
    expect(banner()?.textContent).toContain("renews automatically");
    await user.click(screen.getByRole("button", { name: "Show less" }));
    expect(banner()?.textContent).toContain("paid until 30 November");
    expect(banner()?.textContent).not.toContain("in 9 days");
    cleanup();
    await show(plans);
    expect(banner()?.textContent).not.toContain("in 9 days");
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(banner()?.textContent).toContain("in 9 days");
  });

  it("warns when access will end [S104]", async () => {
    await show({ premium: aPremium({ endsAt: days(1), renews: false }) });
    expect(banner()?.textContent).toContain("ends in 1 day,");
    expect(banner()?.textContent).toContain("new edits stop");
  });

  it("tells outside China until when premium works and leads to the card, failed payment below [S105 S107 G-28]", async () => {
    await show({ premium: aPremium({ status: "error", endsAt: days(11) }) });
    const sentences = [...(banner()?.querySelectorAll("p") ?? [])].map((p) => p.textContent);
    expect(sentences).toEqual([
      "Your Premium plan works until 2 December. Update your card before then to keep it.",
      "The last payment of your plan was declined.",
    ]);
    expect(banner()?.getAttribute("role")).toBe("alert");
  });

  it.each(["premium", "free_trial", "preferred_group"] as const)(
    "tells that the payment of %s failed, in China too [S107]",
    async (planType) => {
      await show({ [planType]: aPlan({ planType, status: "error" }) }, inChina);
      expect(banner()?.textContent).toContain("The last payment of your plan was declined.");
      expect(banner()?.textContent).not.toContain("Update your card");
    },
  );

  it("says that the free trial has ended, and leads to the plans [S106]", async () => {
    await show({ free_trial: aPlan({ status: "expired" }) });
    expect(banner()?.textContent).toContain("Your free trial has ended.");
    expect(screen.getByRole("link", { name: "See plans" })).toBeTruthy();
  });

  it("opens the provider’s page at a fresh address, in a new window [S105 S124]", async () => {
    const calls = fakeServer({
      "GET /api/curie/plan-management-urls/get": {
        body: { updateUrl: "https://pay.test/update", cancelUrl: "https://pay.test/cancel" },
      },
      "POST /api/curie/status/sync": { body: aStart() },
    });
    const page = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    const open = vi.fn(() => page);
    vi.stubGlobal("open", open);
    await show({ premium: aPremium({ status: "error", endsAt: days(11) }) });
    await user.click(screen.getByRole("button", { name: "Update billing" }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(open).toHaveBeenCalledWith("", "_blank");
    expect(page.location.replace).toHaveBeenCalledWith("https://pay.test/update");
    expect(page.opener).toBeNull();
    expect(calls[1]?.body).toEqual({ reason: "change-opened" });
  });

  it("opens the newest address of a subscription of Paddle Classic, which comes with the plan [S124 G-42]", async () => {
    const classic = (updateUrl: string) =>
      aPremium({
        status: "error",
        paddleVersion: "classic",
        paddleSubscription: { updateUrl, cancelUrl: null, validThrough: null },
      });
    const newest = aStart({ plans: { ...aStart().plans, premium: classic("https://c/newest") } });
    const calls = fakeServer({
      "GET /api/curie/status/sync": { body: newest },
      "POST /api/curie/status/sync": { body: newest },
    });
    const page = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal("open", () => page);
    await show({ premium: classic("https://c/before-a-renewal") });
    await user.click(screen.getByRole("button", { name: "Update billing" }));
    await waitFor(() =>
      expect(calls.map(({ call }) => call)).toEqual([
        "GET /api/curie/status/sync",
        "POST /api/curie/status/sync",
      ]),
    );
    expect(page.location.replace).toHaveBeenCalledWith("https://c/newest");
  });

  it("says so when the provider does not answer, and closes the window again [G-42]", async () => {
    fakeServer({
      "GET /api/curie/plan-management-urls/get": refusal("billing.provider-not-reachable"),
    });
    const page = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal("open", () => page);
    await show({ premium: aPremium({ status: "error", endsAt: days(11) }) });
    await user.click(screen.getByRole("button", { name: "Update billing" }));
    const dialog = await screen.findByRole("alertdialog", { name: "The connection failed" });
    expect(dialog.textContent).toContain("does not answer");
    expect(page.close).toHaveBeenCalled();
  });
});
