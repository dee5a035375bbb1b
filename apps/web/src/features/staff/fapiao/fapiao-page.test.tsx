// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer, renderInApp } from "#lib/testing.tsx";
import { openConsole } from "../components/testing.tsx";
import { StaffFapiaoPage } from "./fapiao-page.tsx";

const user = openConsole();

const identity = "8a1d5e52-8c0e-4d3f-9a53-2f6f0b7c1d11";
const number = "26002345678901234567";
const rejected = {
  ...{ identity, status: "cancellation-rejected", type: "special", titleType: "company" },
  ...{ title: "深圳示例科技有限公司", taxNumber: "91440300708461136T", number, redNumber: null },
  ...{ requestedAt: "2026-03-02T09:00:00.000Z", issuedAt: "2026-03-02T09:00:05.000Z" },
  payment: { identity: "pay", productName: "Premium", receiptCode: "E6KZX6M4TQ" },
  person: { identity: "person", email: "li@example.cn" },
  total: { amount: 49_900, currency: "CNY" },
  refusal: "购买方未确认红字发票信息。",
  reversal: { reason: "issued-in-error", takenAt: "2026-03-03T09:00:00.000Z" },
  refund: { reason: "paid twice", requestedBy: "Oda Operator" },
  canReverse: true,
};
const path = `/api/staff/fapiao/${identity}`;
const serve = (rows: object[]) =>
  fakeServer({
    "GET /api/staff/fapiao": { body: { rows, next: null } },
    [`POST ${path}/reverse`]: { body: { done: true } },
  });

it("tells the life of a fapiao, what waits for it, and leads to its documents [G-83]", async () => {
  serve([rejected]);
  await renderInApp(<StaffFapiaoPage />, { path: "/fapiao" });
  const row = (await screen.findByRole("row", { name: /深圳示例/ })).textContent ?? "";
  for (const text of [
    "Reversal rejected",
    "Issued in error",
    "未确认",
    "A refund waits: paid twice",
  ]) {
    expect(row).toContain(text);
  }
  const pdf = screen.getByRole("link", { name: `PDF ${number}` });
  expect(pdf.getAttribute("href")).toBe(`${path}/file?format=pdf`);
});

it("asks for a reversal again, with a reason, after a question [G-83]", async () => {
  const calls = serve([rejected]);
  await renderInApp(<StaffFapiaoPage />, { path: "/fapiao" });
  await user.click(await screen.findByRole("button", { name: /Ask for the reversal: 深圳/ }));
  await user.selectOptions(screen.getByLabelText("Reason"), "goods-returned");
  await user.click(screen.getByRole("button", { name: "Ask for the reversal" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(calls.find(({ call }) => call.startsWith("POST"))?.body).toEqual({
    reason: "goods-returned",
  });
});

it("offers no reversal of what is reversed, or waits for its answer [G-83]", async () => {
  serve([{ ...rejected, status: "cancelled", canReverse: false }]);
  await renderInApp(<StaffFapiaoPage />, { path: "/fapiao" });
  await screen.findByText(number);
  expect(screen.queryByRole("button", { name: /reversal/ })).toBeNull();
});
