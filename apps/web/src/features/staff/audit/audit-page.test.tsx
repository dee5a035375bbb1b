// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer } from "#lib/testing.tsx";
import { itLoads, noteQueries, openConsole, showPage } from "../components/testing.tsx";
import { AuditPage } from "./audit-page.tsx";

const user = openConsole();
const call = "GET /api/staff/audit";
const entry = {
  ...{ identity: "e1", at: "2026-03-02T09:00:00.000Z", act: "voucher-saved" },
  ...{ by: { identity: "oda", name: "Oda Operator" }, details: { percent: 10, amount: null } },
  about: { kind: "voucher", identity: "REEF10" },
};
const byCommand = { ...entry, identity: "e2", by: null, details: {} };
const answers = { [call]: { body: { rows: [entry, byCommand], next: null } } };
const place = { page: <AuditPage />, route: "/audit" };

itLoads({
  ...{ ...place, answers, call, shows: "Oda Operator" },
  empty: { body: { rows: [], next: null }, shows: "No entries." },
});

it("says who did what to what, with nothing to change or remove [G-83]", async () => {
  fakeServer(answers);
  await showPage(place);
  const row = await screen.findByRole("row", { name: /Oda Operator/ });
  for (const text of ["Saved a discount code", "Discount code REEF10", "percent: 10"]) {
    expect(row.textContent).toContain(text);
  }
  expect(row.textContent).not.toContain("null");
  screen.getByRole("row", { name: /Command line/ });
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("is narrowed to one act and one subject, which stand in the address [G-83]", async () => {
  const asked = noteQueries(answers, call);
  const { address } = await showPage(place);
  const [about] = await screen.findAllByRole("link", { name: "Discount code REEF10" });
  if (about) await user.click(about);
  await screen.findByText(/Only what is about REEF10/);
  await user.selectOptions(screen.getByLabelText("Act"), "Ended a plan");
  expect(address()).toBe("/audit?about=REEF10&act=plan-ended");
  await user.click(await screen.findByRole("link", { name: "Show all" }));
  expect(address()).toBe("/audit");
  expect(asked.map((one) => [...new URLSearchParams(one)].toSorted().join(" "))).toContain(
    "about,REEF10 act,plan-ended",
  );
});
