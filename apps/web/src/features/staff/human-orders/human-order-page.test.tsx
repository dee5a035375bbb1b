// @vitest-environment jsdom
import type { HumanFileCheck, HumanOrderFile, StaffHumanOrder } from "@curie/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { describe, expect, it } from "vitest";
import { fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { openConsole } from "../components/testing.tsx";
import { localOf } from "../model.ts";
import { HumanOrderPage } from "./human-order-page.tsx";
import { HumanOrdersPage } from "./human-orders-page.tsx";

openConsole();

const identity = "3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f";
const fileId = "7c0ab5a0-2f0e-4d2e-9a38-0d6d2a0f3b11";
const edo = { identity: "5a6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a01", name: "Edo Editor" };
const eva = { identity: "0b6c5e0a-6f0f-4c7d-8f4e-2f5a0d1c9e77", name: "Eva Editor" };
const one = `/api/staff/human-orders/${identity}`;
const dueAt = "2026-12-01T12:00:00.000Z";
const usd = (amount: number) => ({ amount, currency: "USD" as const });

const aCheck = (change: Partial<HumanFileCheck> = {}): HumanFileCheck => ({
  ...{ findings: [], words: { before: 100, after: 101 } },
  changes: [{ author: "Edo", count: 12 }],
  ...{ untracked: { total: 0, first: [] }, values: { total: 5, differing: 0, first: [] } },
  ...{ media: { missing: 0, added: 0 }, ...change },
});
const place = { heading: "Methods", story: "body" as const, inTable: false, paragraph: 4 };
const aFile = (check: HumanFileCheck | null): HumanOrderFile => ({
  ...{ identity: fileId, kind: check ? "edited" : "source", name: "reef.docx", sizeBytes: 2048 },
  ...{ at: "2026-11-24T12:00:00.000Z", check, isCurrent: check !== null },
});

function anOrder(change: Partial<StaffHumanOrder> = {}): StaffHumanOrder {
  return {
    ...{ identity, document: null, status: "received", words: 4200, dueAt, refunded: false },
    ...{ file: { name: "reef.docx", sizeBytes: 1000 }, createdAt: "2026-11-20T12:00:00.000Z" },
    author: { identity, name: "Ana Autora", email: "ana@example.org" },
    ...{ editor: null, late: false, paid: usd(17_000), pay: null, margin: null },
    form: {
      ...{ serviceLevel: "standard", turnaround: "standard", field: "biology" },
      ...{ journal: "", note: "", styleOfEnglish: "American English", oxfordSpelling: false },
    },
    ...{ timeline: [], hours: [], deliveredAt: null, closedAt: null },
    ...{ receiptCode: "E6KZX6M4TQ", files: [], ...change },
  };
}

const show = (path = `/human-orders/${identity}`) =>
  renderInApp(
    <Routes>
      <Route path="/human-orders" element={<HumanOrdersPage />} />
      <Route path="/human-orders/:identity" element={<HumanOrderPage />} />
    </Routes>,
    { path },
  );
const server = (order: StaffHumanOrder, answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    [`GET ${one}`]: { body: order },
    "GET /api/staff/human-order-editors": {
      body: {
        editors: [
          { ...edo, openOrders: 2 },
          { ...eva, openOrders: 0 },
        ],
      },
    },
    ...answers,
  });
const press = (name: string, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole("button", { name }));
const done = { body: { done: true } };

describe("an operator", () => {
  it("gives an order to an editor, until when and for how much [G-40]", async () => {
    const calls = server(anOrder(), { [`POST ${one}/assign`]: done });
    await show();
    await screen.findByRole("heading", { level: 1, name: "reef.docx" });
    press("Assign");
    const dialog = await screen.findByRole("dialog");
    await within(dialog).findByRole("option", { name: "Eva Editor, open orders: 0" });
    expect(within(dialog).getByLabelText<HTMLInputElement>("Due").value).toBe(localOf(dueAt));
    fireEvent.change(within(dialog).getByLabelText("Editor"), { target: { value: eva.identity } });
    fireEvent.change(within(dialog).getByLabelText(/^Pay/), { target: { value: "90" } });
    press("Assign", dialog);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.find(({ call }) => call === `POST ${one}/assign`)?.body).toEqual({
      ...{ editor: eva.identity, dueAt, pay: 9000 },
    });
  });

  it("sees what is left of the price, and that an order is late [G-40]", async () => {
    server(
      anOrder({ editor: edo, pay: usd(9000), margin: usd(8000), late: true, status: "in-editing" }),
    );
    await show();
    expect(await screen.findByText("US$80.00")).toBeTruthy();
    expect(screen.getByText("Late")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Change due date or pay" })).toBeTruthy();
  });

  it("is told what a file differs in besides tracked words, and delivers it knowing that [G-40]", async () => {
    const check = aCheck({
      findings: ["text-changed-untracked", "values-differ", "media-changed"],
      untracked: { total: 1, first: [{ before: "The old text.", after: "A new text.", place }] },
      values: {
        total: 5,
        differing: 1,
        first: [{ kind: "number", before: "14", after: "41", place }],
      },
      media: { missing: 1, added: 0 },
    });
    const order = anOrder({ status: "quality-check", editor: edo, files: [aFile(check)] });
    const calls = server(order, { [`POST ${one}/deliver`]: done });
    await show();
    expect(await screen.findByText("The old text.")).toBeTruthy();
    const findings = screen.getByRole("list", { name: "Findings" });
    expect(
      within(findings)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...["Text changed without tracking", "Numbers, units or citations differ"],
      "Pictures or embedded files differ",
    ]);
    expect(screen.getByRole("cell", { name: "41" })).toBeTruthy();
    press("Deliver to the author");
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain(
      "Text changed without tracking, Numbers, units or citations",
    );
    press("Deliver to the author", dialog);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(calls.find(({ call }) => call === `POST ${one}/deliver`)?.body).toEqual({
      file: fileId,
    });
  });

  it("sends a file back with a note, which stays when that is refused [G-40]", async () => {
    const order = anOrder({ status: "quality-check", editor: edo, files: [aFile(aCheck())] });
    server(order, { [`POST ${one}/send-back`]: refusal("human-editing.not-now") });
    await show();
    expect(await screen.findByText("Only tracked words differ")).toBeTruthy();
    press("Send back to the editor");
    const dialog = await screen.findByRole("dialog");
    const note = within(dialog).getByRole<HTMLTextAreaElement>("textbox");
    fireEvent.change(note, { target: { value: "Table 2 is untouched." } });
    press("Send back to the editor", dialog);
    await within(dialog).findByRole("alert");
    expect(note.value).toBe("Table 2 is untouched.");
  });

  it("gives the money back with a reason", async () => {
    const calls = server(anOrder(), { [`POST ${one}/refund`]: done });
    await show();
    await screen.findByRole("heading", { level: 1 });
    press("Refund");
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("US$170.00 for reef.docx is given back");
    fireEvent.change(within(dialog).getByRole("textbox"), { target: { value: "too late" } });
    press("Refund", dialog);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(calls.find(({ call }) => call.endsWith("/refund"))?.body).toEqual({
      reason: "too late",
    });
  });

  it("does nothing more with an order that is over", async () => {
    server(anOrder({ status: "closed", refunded: true }));
    await show();
    await screen.findByRole("heading", { level: 1 });
    for (const name of ["Assign", "Refund", "Deliver to the author"]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
    }
  });

  it("finds orders by their state, which stands in the address", async () => {
    const { form: _, timeline: __, hours: ___, files: ____, ...row } = anOrder();
    const asked: (string | null)[] = [];
    fakeServer({
      "GET /api/staff/human-orders": (_body, query) => {
        asked.push(query.get("status"));
        return { body: { rows: [row], next: null } };
      },
    });
    const { address } = await show("/human-orders");
    expect(await screen.findByRole("link", { name: "reef.docx" })).toBeTruthy();
    fireEvent.change(screen.getByLabelText("State"), { target: { value: "quality-check" } });
    await waitFor(() => expect(asked).toEqual([null, "quality-check"]));
    expect(address()).toBe("/human-orders?status=quality-check");
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "reef" } });
    fireEvent.click(screen.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(address()).toBe("/human-orders?status=quality-check&search=reef"));
  });
});
