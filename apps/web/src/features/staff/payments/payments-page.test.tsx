// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer } from "#lib/testing.tsx";
import { itLoads, noteQueries, openConsole, showPage, tryAct } from "../components/testing.tsx";
import { PaymentsPage } from "./payments-page.tsx";

const user = openConsole();
const call = "GET /api/staff/payments";
const identity = "0b6c5e0a-6f0f-4c7d-8f4e-2f5a0d1c9e77";
const cny = (amount: number) => ({ amount, currency: "CNY" });
const payment = {
  ...{ identity, paidAt: "2026-03-02T09:00:00.000Z", productName: "Premium", takenBy: "direct" },
  person: { identity: "li", name: "Li Jing", email: "li@example.cn" },
  ...{ amount: cny(49_900), refunded: cny(9900), receiptCode: "E6KZX6M4TQ", invoiceNumber: null },
  fapiao: { number: "26002345678901234567", status: "completed" },
  refunds: [
    {
      ...{ amount: cny(9900), status: "done", reason: "late", requestedBy: "Oda Operator" },
      requestedAt: "2026-03-03T09:00:00.000Z",
    },
  ],
};
const over = {
  ...{ ...payment, identity: "over", person: null, fapiao: null, refunds: [] },
  ...{ productName: "Editing by a person", refunded: payment.amount },
};
const returned = "GET /api/staff/returned-money";
const answers = {
  [call]: { body: { rows: [payment, over], next: null } },
  [returned]: { body: { rows: [], next: null } },
};
const place = { page: <PaymentsPage />, route: "/payments" };

itLoads({
  ...{ ...place, answers, call, shows: "Premium" },
  empty: { body: { rows: [], next: null }, shows: "Nothing was found." },
});

it("shows what was given back and the fapiao that counts; nothing left is not given back [G-45 G-83]", async () => {
  fakeServer(answers);
  await showPage(place);
  await screen.findByText("CN¥99.00 · done · Oda Operator · late");
  expect(screen.getByRole("link", { name: "Issued" }).getAttribute("href")).toBe(
    "/fapiao?search=26002345678901234567",
  );
  screen.getByText("Account closed");
  expect(screen.getByRole("button", { name: /^Refund/ }).getAttribute("aria-label")).toBe(
    "Refund: Premium",
  );
});

it("gives back what is left with a reason, after it is said that the fapiao comes first [G-45 G-56 G-83]", () =>
  tryAct(user, {
    ...{ ...place, answers, opener: "Refund: Premium", confirm: "Refund CN¥400.00", danger: true },
    ...{ call: `POST /api/staff/payments/${identity}/refund`, refused: "staff.nothing-to-refund" },
    told: "given back already",
    fill: async (dialog) => {
      expect(dialog.getByRole("note").textContent).toContain("26002345678901234567");
      fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "paid twice" } });
      await user.click(dialog.getByLabelText("End what was paid for"));
    },
    sends: { reason: "paid twice", endPlan: false },
  }));

it("is narrowed to one person, and leads back to all [G-83]", async () => {
  const asked = noteQueries(answers, call);
  const { address } = await showPage({ ...place, path: "/payments?person=li" });
  await user.type(await screen.findByLabelText(/receipt code/), "E6KZ{Enter}");
  await screen.findAllByText("Premium");
  expect(address()).toBe("/payments?person=li&search=E6KZ");
  await user.click(screen.getByRole("link", { name: "Show all" }));
  expect(address()).toBe("/payments");
  expect(asked.slice(0, 2)).toEqual(["person=li", "search=E6KZ&person=li"]);
});

it("says which money came for nothing, and which of it an operator has to give back [G-45 G-83]", async () => {
  const one = {
    ...{ identity: "a", at: "2026-03-02T09:00:00.000Z", person: payment.person },
    ...{ receiptCode: "E6KZX6M4TQ", takenBy: "stripe", reference: "pi_1", amount: cny(7900) },
    state: "returned",
  };
  const other = { ...one, identity: "b", person: null, takenBy: "alipay", state: "not-returned" };
  fakeServer({ ...answers, [returned]: { body: { rows: [one, other], next: null } } });
  await showPage(place);
  await screen.findByRole("heading", { name: "Money that goes back" });
  screen.getByText("sent back");
  screen.getByText(/^refused: give it back on the service/);
  expect(screen.getAllByText("pi_1 · E6KZX6M4TQ")).toHaveLength(2);
});
