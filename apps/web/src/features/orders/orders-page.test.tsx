// @vitest-environment jsdom
import type { Fapiao, OrderPage, OrderPayment } from "@curie/contract";
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

const fapiaoId = "8a1d5e52-8c0e-4d3f-9a53-2f6f0b7c1d11";
function aFapiao(status: Fapiao["status"]): Fapiao {
  const isIssued = ["completed", "cancellation-pending", "cancelled", "cancellation-rejected"];
  const number = isIssued.includes(status) ? "26002345678901234567" : null;
  return {
    identity: status === "can-generate" ? null : fapiaoId,
    status,
    type: status === "can-generate" ? null : "general",
    number,
    downloadUrl: number && `/api/fapiao/${fapiaoId}/file`,
    canRequest: ["can-generate", "failed", "cancelled"].includes(status),
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

  it.each([
    [
      "the reason that the server gives",
      refusal("billing.no-receipt"),
      /Nothing was paid here, so there is no receipt/,
    ],
    [
      "that it could not be downloaded, where it gives none",
      { status: 500, body: null },
      /^The invoice could not be downloaded/,
    ],
  ])("says %s [S182]", async (_what, answer, reason) => {
    fakeServer({ "GET /api/orders": aPage([anOrder()]), [invoiceCall]: answer });
    vi.stubGlobal("open", () => ({ opener: {}, close: vi.fn() }));
    await show();
    await user.click(await screen.findByRole("button", { name: /SBX-2026-000017/ }));
    const name = "The invoice could not be downloaded";
    expect((await screen.findByRole("alertdialog", { name })).textContent).toMatch(reason);
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

  it("has two more columns for who is offered fapiao: state, and what can be done [S7 S176 S184 G-57]", async () => {
    fakeServer({ "GET /api/orders": aPage([anOrder({ fapiao: aFapiao("can-generate") })]) });
    await show({ user: inChina });
    expect((await texts("columnheader")).slice(5)).toEqual(["Fapiao status", "Actions"]);
    expect((await texts("cell")).slice(5)).toEqual([
      "Can be requested",
      "Request fapiaoGet support",
    ]);
    const request = screen.getByRole("link", { name: "Request fapiao" });
    expect(request.getAttribute("href")).toBe("/rubriq/E6KZX6M4TQ/fapiao");
    const support = screen.getByRole("link", { name: "Get support" });
    expect(support.getAttribute("href")).toBe(`/help?about=${paymentId}`);
    const another = screen.getByRole("link", { name: "Request a fapiao" });
    expect(another.getAttribute("href")).toBe("/rubriq/fapiao");
  });

  it("has neither column nor a word of fapiao for others [S176]", async () => {
    fakeServer({ "GET /api/orders": aPage([anOrder()]) });
    await show();
    expect((await texts("columnheader")).slice(5)).toEqual([]);
    expect(document.body.textContent).not.toContain("fapiao");
  });

  it.each([
    ["requested", "已申请", []],
    ["issuing", "开票中", []],
    ["completed", "已开票", ["申请红冲"]],
    ["failed", "开票失败", ["申请开票"]],
    ["cancellation-pending", "红冲处理中", []],
    ["cancelled", "已红冲", ["申请开票"]],
    ["cancellation-rejected", "红冲未通过", []],
  ] as const)(
    "says %s in Chinese as %s, with %j and support [S184 S186 G-52]",
    async (status, text, actions) => {
      fakeServer({ "GET /api/orders": aPage([anOrder({ fapiao: aFapiao(status) })]) });
      await show({ user: inChina, locale: "zh_CN" });
      const [state = "", done = ""] = (await texts("cell")).slice(5);
      expect(state.startsWith(text)).toBe(true);
      expect(done).toBe([...actions, "联系客服"].join(""));
    },
  );

  it("says of a payment that can have none that there is none [G-49]", async () => {
    fakeServer({ "GET /api/orders": aPage([anOrder({ fapiao: null })]) });
    await show({ user: inChina });
    expect((await texts("cell")).slice(5)).toEqual(["Not available", "Get support"]);
  });

  it("shows the whole number of one that is issued, and downloads it as PDF, OFD and XML [S183 S184 G-51]", async () => {
    fakeServer({ "GET /api/orders": aPage([anOrder({ fapiao: aFapiao("completed") })]) });
    await show({ user: inChina, locale: "zh_CN" });
    expect(await screen.findByText("数电普票 26002345678901234567")).toBeTruthy();
    for (const format of ["PDF", "OFD", "XML"]) {
      const name = `${format} 发票 26002345678901234567`;
      const href = screen.getByRole("link", { name }).getAttribute("href");
      expect(href).toBe(`/api/fapiao/${fapiaoId}/file?format=${format.toLowerCase()}`);
    }
  });

  const cancelCall = `POST /api/fapiao/${fapiaoId}/cancel`;

  it("cancels after a dialog that says what happens and asks why; refused, it sends nothing [S186 S219]", async () => {
    let fapiao = aFapiao("completed");
    const calls = fakeServer({
      "GET /api/orders": () => aPage([anOrder({ fapiao })]),
      [cancelCall]: () => {
        fapiao = aFapiao("cancellation-pending");
        return { body: { fapiao } };
      },
    });
    await show({ user: inChina });
    await user.click(await screen.findByRole("button", { name: "Cancel fapiao" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Cancel this fapiao?" });
    expect(dialog.textContent).toContain("26002345678901234567");
    await user.click(within(dialog).getByRole("button", { name: "Keep it" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(calls.map(({ call }) => call)).toEqual(["GET /api/orders"]);

    await user.click(screen.getByRole("button", { name: "Cancel fapiao" }));
    await user.selectOptions(await screen.findByLabelText("Reason"), "service-ended");
    const again = screen.getByRole("alertdialog");
    await user.click(within(again).getByRole("button", { name: "Cancel fapiao" }));
    await screen.findByText("Cancellation pending");
    expect(calls.find(({ call }) => call === cancelCall)?.body).toEqual({
      reason: "service-ended",
    });
    expect(screen.queryByRole("button", { name: "Cancel fapiao" })).toBeNull();
  });

  it("says nothing when a cancellation fails, logs the payment, and can be tried again [S187 G-56]", async () => {
    fakeServer({
      "GET /api/orders": aPage([anOrder({ fapiao: aFapiao("completed") })]),
      [cancelCall]: refusal("fapiao.cancellation-refused"),
    });
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await show({ user: inChina });
    await user.click(await screen.findByRole("button", { name: "Cancel fapiao" }));
    const dialog = await screen.findByRole("alertdialog");
    await user.click(within(dialog).getByRole("button", { name: "Cancel fapiao" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByText("Issued")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Cancel fapiao" })).toBeTruthy();
    const [, details] = log.mock.calls.at(-1) ?? [];
    expect(details).toMatchObject({ paymentId });
    log.mockRestore();
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

  it("links to ten pages of many [S80]", async () => {
    fakeServer({ "GET /api/orders": aPage([anOrder()], 250) });
    await show({ path: "/rubriq/invoices?page=13" });
    const pages = await screen.findByRole("navigation", { name: "Pages" });
    expect(within(pages).getAllByRole("link", { name: /^Page \d+$/ })).toHaveLength(10);
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
