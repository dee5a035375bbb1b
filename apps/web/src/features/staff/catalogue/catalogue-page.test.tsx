// @vitest-environment jsdom
import { loadStaffMessages } from "@curie/locales/staff";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { showMoreMessages } from "#lib/i18n.ts";
import { completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { CataloguePage } from "./catalogue-page.tsx";

beforeAll(async () => {
  completeDom();
  await showMoreMessages(loadStaffMessages);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const identity = "8a1d5e52-8c0e-4d3f-9a53-2f6f0b7c1d11";
const code = "rest-of-world.original.premium_editing_only.monthly.checkout";
const offer = {
  ...{ identity, code, kind: "checkout", audience: "rest-of-world", catalogueSet: "original" },
  ...{ planName: "premium_editing_only", billingInterval: "monthly", renews: true, offered: true },
  ...{ trialDays: 0, edits: null, translations: 0, paddlePriceId: "pri_1", classicPlanId: "7" },
  prices: [{ amount: 1200, currency: "USD" }],
};
const old = { ...offer, identity: "old", code: `${code}@1`, offered: false };
const path = `/api/staff/catalogue/${identity}`;
const serve = (answers = {}) =>
  fakeServer({
    "GET /api/staff/catalogue": { body: { offers: [offer, old] } },
    [`POST ${path}/replace`]: { body: { identity: "new" } },
    [`POST ${path}/offered`]: { body: { done: true } },
    ...answers,
  });

it("changes a price, with the provider’s new identity, and an old offer has none to change [G-83]", async () => {
  const calls = serve();
  await renderInApp(<CataloguePage />, { path: "/catalogue" });
  await user.click(await screen.findByRole("button", { name: `Change: ${code}` }));
  const price = screen.getByLabelText("Price in USD");
  await user.clear(price);
  await user.type(price, "1500");
  await user.type(screen.getByLabelText("Price at Paddle Billing"), "pri_2");
  expect(screen.queryByLabelText("Price in CNY")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.find(({ call }) => call.startsWith("POST"))?.body).toEqual({
    prices: [{ amount: 1500, currency: "USD" }],
    ...{ paddlePriceId: "pri_2", classicPlanId: null, trialDays: 0, edits: null, translations: 0 },
  });
  expect(screen.queryByRole("button", { name: `Change: ${old.code}` })).toBeNull();
});

it("takes an offer out after a question, and says why it cannot [G-83]", async () => {
  serve({ [`POST ${path}/offered`]: refusal("staff.offer-not-current") });
  await renderInApp(<CataloguePage />, { path: "/catalogue" });
  await user.click(await screen.findByRole("button", { name: `Take out: ${code}` }));
  await user.click(screen.getByRole("button", { name: "Take out" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Another offer");
});
