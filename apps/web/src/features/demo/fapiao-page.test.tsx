// @vitest-environment jsdom
import type { DemoFapiao } from "@curie/contract";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { completeDom, fakeServer, renderInApp } from "#lib/testing.tsx";
import { DemoFapiaoPage } from "./fapiao-page.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aFapiao = (change: Partial<DemoFapiao> = {}): DemoFapiao => ({
  identity: "8a1d5e52-8c0e-4d3f-9a53-2f6f0b7c1d11",
  type: "special",
  buyer: "深圳示例科技有限公司",
  total: 128_000,
  askedAt: "2026-11-22T12:00:00.000Z",
  state: "issuing",
  number: null,
  reversal: null,
  ...change,
});
const names = () => screen.queryAllByRole("button").map((one) => one.textContent);

it("lets what is being issued be issued or not, and a buyer confirm what is reversed [G-53 G-54]", async () => {
  const pending = { state: "pending" as const, askedAt: "2026-11-22T13:00:00.000Z" };
  const reversing = aFapiao({ state: "issued", number: "26002345678901234567", reversal: pending });
  const calls = fakeServer({
    "GET /api/demo/fapiao": { body: { fapiao: [aFapiao()] } },
    [`POST /api/demo/fapiao/${reversing.identity}`]: { body: { fapiao: [reversing] } },
  });
  await renderInApp(<DemoFapiaoPage />, { path: "/demo/fapiao" });
  await screen.findByText("Issuing");
  expect(names()).toEqual(["Refresh", "Issue", "Do not issue"]);
  await userEvent.click(screen.getByRole("button", { name: /^Issue:/ }));
  await screen.findByText("Reversal waits for the buyer");
  expect(names()).toEqual(["Refresh", "Buyer confirms", "Buyer rejects", "72 hours pass"]);
  expect(calls.at(-1)?.body).toEqual({ decision: "issue" });
});
