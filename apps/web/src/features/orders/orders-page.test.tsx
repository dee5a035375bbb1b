// @vitest-environment jsdom
import type { OrderPage, OrderPayment } from "@curie/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { aUser, completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { OrdersPage } from "./orders-page.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const paymentId = "3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f";
const invoiceCall = `GET /api/paddle-fapiao/download-paddle-invoice/${paymentId}`;

function anOrder(change: Partial<OrderPayment> = {}): OrderPayment {
  return {
    paymentId,
    date: "2026-09-22T10:00:00.000Z",
    kind: "plan",
    productName: "Premium with translation",
    plan: {
      planName: "premium_including_translation",
      catalogueSet: "original",
      billingInterval: "yearly",
    },
    status: "paid",
    paidAmount: { amount: 15900, currency: "EUR" },
    netAmount: { amount: 15900, currency: "EUR" },
    receiptCode: "E6KZX6M4TQ",
    invoiceNumber: "SBX-2026-000017",
    ...change,
  };
}

const aPage = (orders: OrderPayment[], numberOfResults = orders.length): { body: OrderPage } => ({
  body: { orders, pagination: { numberOfResults, page: 1, pageSize: 10, offset: 0 } },
});
const inChina = aUser({ region: "china", fapiaoEligible: true });
const show = (given: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<OrdersPage />, { path: "/rubriq/invoices", ...given });
const texts = async (role: "columnheader" | "cell") =>
  within(await screen.findByRole("table"))
    .getAllByRole(role)
    .map((one) => one.textContent);

describe("OrdersPage", () => {
  it("has date, product, amount, status and the number of the invoice, which opens it [S175 S181]", async () => {
    const calls = fakeServer({
      "GET /api/orders": aPage([anOrder()]),
      [invoiceCall]: { body: { paddle_invoice_url: "https://pay.test/i.pdf" } },
    });
    const page = { opener: {}, location: { replace: vi.fn() } };
    vi.stubGlobal("open", () => page);
    await show();
    const columns = ["Date", "Product", "Amount", "Status", "Invoice number"];
    expect(await texts("columnheader")).toEqual(columns);
    expect(await texts("cell")).toEqual([
      "22 Sep 2026",
      "Premium with translationTranslation · One year",
      "€159.00",
      "Paid",
      "SBX-2026-000017",
    ]);
    await user.click(screen.getByRole("button", { name: /^Download invoice SBX-2026-000017/ }));
    await waitFor(() =>
      expect(page.location.replace).toHaveBeenCalledWith("https://pay.test/i.pdf"),
    );
    expect(calls.map(({ call }) => call)).toEqual(["GET /api/orders", invoiceCall]);
  });

  it("names a human edit in the reader's language, beside plans, each with its type [S175 S179 S254]", async () => {
    fakeServer({
      "GET /api/orders": aPage([
        anOrder({ kind: "human-edit", productName: "Premium editing", plan: null }),
        anOrder({ paymentId: "plan" }),
      ]),
    });
    await show({ locale: "zh_CN" });
    const cells = await texts("cell");
    expect(cells[1]).toBe("人工润色高级版");
    expect(cells[6]).toBe("高级版（含翻译）翻译 · 一年");
  });

  it("leaves a link when the browser keeps the window closed [S181]", async () => {
    fakeServer({
      "GET /api/orders": aPage([anOrder({ invoiceNumber: null })]),
      [invoiceCall]: { body: { paddle_invoice_url: "https://pay.test/i.pdf" } },
    });
    vi.stubGlobal("open", () => null);
    await show();
    await user.click(await screen.findByRole("button", { name: /^Download invoice E6KZX6M4TQ/ }));
    const link = await screen.findByRole("link", { name: "Open invoice E6KZX6M4TQ" });
    expect(link.getAttribute("href")).toBe("https://pay.test/i.pdf");
    expect(link.getAttribute("target")).toBe("_blank");
  });

  it.each([
    ["en_US", "The invoice could not be downloaded"],
    ["es_ES", "No se pudo descargar la factura"],
    ["ja_JP", "請求書をダウンロードできませんでした"],
    ["pt_BR", "Não foi possível baixar a fatura"],
    ["zh_CN", "未能下载账单"],
  ] as const)("says in %s when an invoice cannot be had [S182]", async (locale, title) => {
    fakeServer({
      "GET /api/orders": aPage([anOrder()]),
      [invoiceCall]: refusal("billing.provider-not-reachable"),
    });
    const page = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal("open", () => page);
    await show({ locale });
    await user.click(await screen.findByRole("button", { name: /SBX-2026-000017/ }));
    await screen.findByRole("alertdialog", { name: title });
    expect(page.close).toHaveBeenCalled();
  });

  it("says what was given back, and that a trial has no invoice [S254 G-46]", async () => {
    const half = { amount: 7900, currency: "EUR" as const };
    const free = { amount: 0, currency: "EUR" as const };
    fakeServer({
      "GET /api/orders": aPage([
        anOrder({ status: "partly-refunded", netAmount: half }),
        anOrder({ paymentId: "free", paidAmount: free, netAmount: free, receiptCode: null }),
      ]),
    });
    await show();
    const cells = await texts("cell");
    expect(cells[3]).toBe("Partly refunded€80.00 refunded");
    expect(cells[9]).toBe("None");
  });

  it("shows the state of a fapiao and the way to support to who may have one, without a dead button [S7 S176]", async () => {
    fakeServer({
      "GET /api/orders": aPage([anOrder({ fapiao: { status: "not-requested" } })]),
    });
    await show({ user: inChina });
    expect((await texts("columnheader")).slice(5)).toEqual(["Fapiao status", "Actions"]);
    expect((await texts("cell")).slice(5)).toEqual(["Not requested", "Get support"]);
    expect(screen.getByRole("link", { name: "Get support" }).getAttribute("href")).toBe("/help");
    expect(screen.getAllByRole("button")).toHaveLength(1);
    expect(screen.getByText(/^A fapiao cannot be requested on this page yet/)).toBeTruthy();
  });

  it("asks for the page of the address, and links to the others [S80 G-66]", async () => {
    const calls = fakeServer({ "GET /api/orders": aPage([anOrder()], 21) });
    await show({ path: "/rubriq/invoices?page=2" });
    const pages = await screen.findByRole("navigation", { name: "Pages" });
    expect(within(pages).getByRole("link", { name: "Page 3" }).getAttribute("href")).toBe(
      "/rubriq/invoices?page=3",
    );
    expect(calls).toHaveLength(1);
  });

  it("has no table when nothing was paid yet [S177]", async () => {
    fakeServer({ "GET /api/orders": aPage([]) });
    await show();
    expect(await screen.findByRole("heading", { name: "No orders yet" })).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("says when the orders cannot be had, and asks again", async () => {
    let tries = 0;
    fakeServer({
      "GET /api/orders": () => {
        tries += 1;
        return tries === 1 ? refusal("internal-error") : aPage([anOrder()]);
      },
    });
    await show();
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByRole("table");
  });
});
