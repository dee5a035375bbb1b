// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { aPremium, aStart, completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { SubscriptionResultPage } from "./subscription-result-page.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ask = "GET /api/digital-edit/purchase/E6KZX6M4TQ";
const purchase = (status: string, continueUrl: string | null = null) => ({
  body: {
    receiptCode: "E6KZX6M4TQ",
    status,
    paidAt: status === "completed" ? "2026-11-21T12:00:00.000Z" : null,
    total: { amount: 79900, currency: "CNY" },
    continueUrl,
  },
});
const show = (ending = "", start = aStart()) =>
  renderInApp(
    <Routes>
      <Route path="/rubriq/subscribe/:receiptCode/:success?" element={<SubscriptionResultPage />} />
    </Routes>,
    { path: `/rubriq/subscribe/E6KZX6M4TQ${ending}`, start },
  );
const sync = { "GET /api/curie/status/sync": { body: aStart() } };

describe("SubscriptionResultPage", () => {
  it.each(["", "/success"])("says what was paid, with the code%s [S24]", async (ending) => {
    fakeServer({ [ask]: purchase("completed"), ...sync });
    await show(ending);
    expect(await screen.findByText(/payment of CN¥799.00 has arrived/)).toBeTruthy();
    expect(screen.getByText("E6KZX6M4TQ")).toBeTruthy();
  });

  it("believes the server, not the address [S24]", async () => {
    fakeServer({ [ask]: purchase("completed"), ...sync });
    const { address } = await show("/failure");
    expect(await screen.findByText(/has arrived/)).toBeTruthy();
    await waitFor(() => expect(address()).toBe("/rubriq/subscribe/E6KZX6M4TQ/success"));
  });

  it("leaves the address alone while nothing is decided [S24]", async () => {
    fakeServer({ [ask]: purchase("pending", "https://pay.test/a") });
    const { address } = await show();
    await screen.findByRole("link", { name: "Continue the payment" });
    expect(address()).toBe("/rubriq/subscribe/E6KZX6M4TQ");
  });

  it("says that nothing was charged after a failure, with a way on [S24]", async () => {
    fakeServer({ [ask]: purchase("failed") });
    await show("/failure");
    expect(await screen.findByText("The payment did not go through")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Try again" })).toBeTruthy();
  });

  it("says of money that came for nothing that it goes back, never that nothing was charged [S24]", async () => {
    fakeServer({ [ask]: purchase("returned") });
    await show("/failure");
    expect(await screen.findByText("Your payment goes back")).toBeTruthy();
    expect(screen.getByText(/We are sending all of it back/)).toBeTruthy();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  });

  it("says so when another payment has brought the plan already, and offers no second try [S24 S140]", async () => {
    fakeServer({ [ask]: purchase("failed") });
    const premium = aPremium({ grantingMechanism: "others", renews: false });
    await show("/failure", aStart({ plans: { ...aStart().plans, premium } }));
    expect(await screen.findByText("You already have an active plan")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Try again" })).toBeNull();
    expect(screen.getByRole("link", { name: "My plan" })).toBeTruthy();
  });

  it("looks again by itself while the payment is open, and can go on with it", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer = purchase("pending", "https://pay.test/a");
    fakeServer({ [ask]: () => answer, ...sync });
    await show();
    const link = await screen.findByRole("link", { name: "Continue the payment" });
    expect(link.getAttribute("href")).toBe("https://pay.test/a");
    answer = purchase("completed");
    await act(() => vi.advanceTimersByTimeAsync(10_100));
    expect(await screen.findByText(/has arrived/)).toBeTruthy();
  });

  it("knows no purchase of a stranger [S24]", async () => {
    fakeServer({ [ask]: refusal("billing.receipt-not-found") });
    await show();
    expect(await screen.findByText("There is no such purchase")).toBeTruthy();
  });
});
