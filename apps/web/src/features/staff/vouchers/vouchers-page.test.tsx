// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer } from "#lib/testing.tsx";
import { itLoads, openConsole, showPage, tryAct } from "../components/testing.tsx";
import { VouchersPage } from "./vouchers-page.tsx";

const user = openConsole();
const list = "GET /api/staff/vouchers";
const save = "POST /api/staff/vouchers";
const tenth = { code: "REEF10", percent: 10, amount: null, endsAt: "2027-02-01T00:00:00.000Z" };
const yen = { ...tenth, code: "YEN", percent: null, amount: { amount: 1200, currency: "JPY" } };
const answers = { [list]: { body: { rows: [tenth, yen], next: null } } };
const place = { page: <VouchersPage />, route: "/vouchers" };

itLoads({
  ...{ ...place, answers, call: list, shows: "REEF10" },
  empty: { body: { rows: [], next: null }, shows: "No discount codes." },
});

it("says what a code takes off, and its last day [G-38 G-83]", async () => {
  fakeServer(answers);
  await showPage(place);
  await screen.findByRole("row", { name: /^REEF10 10% 2027-01-31/ });
  screen.getByRole("row", { name: /^YEN ¥1,200/ });
});

it("saves a code with an amount in the main unit of its currency [G-38 G-83]", () =>
  tryAct(user, {
    ...{ ...place, answers, opener: "New discount code", confirm: "Save", call: save },
    ...{ refused: "invalid-input", told: "nothing was saved" },
    fill: async (dialog) => {
      fireEvent.change(dialog.getByLabelText("Code"), { target: { value: "REEF" } });
      await user.selectOptions(dialog.getByLabelText("Currency"), "EUR");
      fireEvent.change(dialog.getByLabelText("Amount"), { target: { value: "12,50" } });
      fireEvent.change(dialog.getByLabelText("Last day"), { target: { value: "2027-01-31" } });
    },
    sends: {
      ...{ code: "REEF", percent: null, amount: { amount: 1250, currency: "EUR" } },
      endsAt: "2027-02-01T00:00:00.000Z",
    },
  }));

it.each([
  ["", "", "Enter either a percentage or an amount."],
  ["10", "5", "Enter either a percentage or an amount."],
  ["101", "", "Enter a percentage from 1 to 100."],
])(
  "with %s percent and an amount of %s it is not sent, and says why [G-38]",
  async (percent, amount, told) => {
    const calls = fakeServer(answers);
    await showPage(place);
    await user.click(await screen.findByRole("button", { name: "New discount code" }));
    fireEvent.change(screen.getByLabelText("Percentage"), { target: { value: percent } });
    fireEvent.change(screen.getByLabelText("Amount"), { target: { value: amount } });
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText(told);
    expect(document.activeElement).toBe(screen.getByLabelText("Percentage"));
    expect(calls.map(({ call }) => call)).not.toContain(save);
  },
);

it("ends a code after a question [G-83]", () =>
  tryAct(user, {
    ...{ ...place, answers, opener: "End now: REEF10", confirm: "End now", danger: true },
    ...{ call: "POST /api/staff/vouchers/REEF10/end", refused: "not-found", told: /./ },
  }));
