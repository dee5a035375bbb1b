// @vitest-environment jsdom
import type { OrderPage } from "@curie/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { Routes } from "react-router";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { aStart, completeDom, fakeServer, renderInApp } from "#lib/testing.tsx";
import { routes } from "./router.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const orders: OrderPage = {
  orders: [
    {
      paymentId: "3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f",
      date: "2026-09-22T10:00:00.000Z",
      kind: "plan",
      productName: "Premium with translation",
      plan: { planName: null, catalogueSet: null, billingInterval: "yearly" },
      status: "paid",
      paidAmount: { amount: 15900, currency: "EUR" },
      netAmount: { amount: 15900, currency: "EUR" },
      receiptCode: "E6KZX6M4TQ",
      invoiceNumber: "SBX-2026-000017",
    },
  ],
  pagination: { numberOfResults: 1, page: 1, pageSize: 10, offset: 0 },
};
const open = (path: string, given: object = {}) =>
  renderInApp(
    <Suspense fallback={null}>
      <Routes>{routes}</Routes>
    </Suspense>,
    { path, ...given },
  );

describe.each(["/rubriq/invoices", "/researcher/invoices"])("%s", (path) => {
  it("shows the orders [S29]", async () => {
    fakeServer({ "GET /api/orders": { body: orders } });
    const { address } = await open(path, { start: aStart() });
    await screen.findByRole("heading", { name: "Orders", level: 1 });
    const table = await screen.findByRole("table");
    expect(table.textContent).toContain("SBX-2026-000017");
    expect(address()).toBe(path);
  });

  it("sends who is signed out to the sign-in, and back to itself [S29 S178]", async () => {
    fakeServer({});
    const { address } = await open(path, { user: null });
    const returnTo = new URLSearchParams({ returnTo: path });
    await waitFor(() => expect(address()).toBe(`/sign-in?${returnTo}`));
  });
});
