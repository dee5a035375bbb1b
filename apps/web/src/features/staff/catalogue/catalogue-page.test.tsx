// @vitest-environment jsdom
import { currencies } from "@curie/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeServer, renderInApp } from "#lib/testing.tsx";
import {
  done,
  itLoads,
  openConsole,
  refusingOnce,
  showPage,
  tryAct,
} from "../components/testing.tsx";
import { CataloguePage } from "./catalogue-page.tsx";
import { HumanPricesPage } from "./human-prices-page.tsx";

const user = openConsole();
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
const lines: [number, number][] = [
  [1500, 7900],
  [25_000, 15_900],
];
const tiers = lines.map(([upToWords, amount]) => ({
  upToWords,
  prices: currencies.map((currency) => ({ amount, currency })),
}));
const revision = "r1";
const lists = [{ serviceLevel: "standard", revision, tiers }];
const answers = {
  "GET /api/staff/catalogue": { body: { offers: [offer, old] } },
  "GET /api/staff/human-prices": { body: { lists } },
  [`POST ${path}/replace`]: { body: { identity: "new" } },
  [`POST ${path}/offered`]: done,
};
const serve = (more = {}) => fakeServer({ ...answers, ...more });
const place = { page: <CataloguePage />, route: "/catalogue" };

itLoads({ ...place, call: "GET /api/staff/catalogue", answers, shows: code });

it("changes a price, with the provider’s new identity, and an old offer has none to change [G-83]", async () => {
  const calls = serve();
  await renderInApp(<CataloguePage />, { path: "/catalogue" });
  await user.click(await screen.findByRole("button", { name: `Change: ${code}` }));
  const price = screen.getByLabelText("Price in USD");
  expect((price as HTMLInputElement).value).toBe("12.00");
  await user.clear(price);
  await user.type(price, "15");
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

it("says at the field what is wrong with a price, and sends nothing [G-83]", async () => {
  const calls = serve();
  await renderInApp(<CataloguePage />, { path: "/catalogue" });
  await user.click(await screen.findByRole("button", { name: `Change: ${code}` }));
  const price = screen.getByLabelText("Price in USD");
  fireEvent.change(price, { target: { value: "no" } });
  expect(screen.queryByText(/^Enter/)).toBeNull();
  for (const [typed, told] of [
    ["twelve", "Enter the amount in digits, such as 12.50."],
    ["0.125", "USD has two decimals at most."],
    ["", "Enter an amount."],
    ["0", "Enter at least US$0.01."],
    ["2,000,000", "Enter at most US$1,000,000.00."],
  ] as const) {
    price.focus();
    fireEvent.change(price, { target: { value: typed } });
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText(told);
    expect(document.activeElement).toBe(price);
    expect(price.getAttribute("aria-invalid")).toBe("true");
  }
  expect(calls.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
});

it("shows below a field what was read, and has no decimals for yen [G-83]", async () => {
  serve();
  await renderInApp(<CataloguePage />, { path: "/catalogue", locale: "es_ES" });
  await user.click(await screen.findByRole("button", { name: /^Cambiar: / }));
  const [dollars, yen] = [screen.getByLabelText(/USD/), screen.getByLabelText(/JPY/)];
  expect((dollars as HTMLInputElement).value).toBe("12,00");
  fireEvent.change(dollars, { target: { value: "1.234,5" } });
  await screen.findByText("1234,50 US$");
  await user.type(yen, "12,50");
  await user.tab();
  await screen.findByText("JPY no tiene decimales. Escriba un número entero.");
});

it("takes an offer out after a question, and says why it cannot [G-83]", () =>
  tryAct(user, {
    ...{ ...place, answers, opener: `Take out: ${code}`, confirm: "Take out", danger: true },
    ...{ call: `POST ${path}/offered`, refused: "staff.offer-not-current", told: "Another offer" },
    sends: { offered: false },
  }));

describe("the prices of human editing", () => {
  const url = "POST /api/staff/human-prices/standard";
  const show = () =>
    showPage({
      ...{ page: <HumanPricesPage />, route: "/catalogue/human-prices/:serviceLevel" },
      path: "/catalogue/human-prices/standard",
    });
  const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

  it("stand below the offers, and lead to where they are changed [G-40 G-83]", async () => {
    serve();
    await renderInApp(<CataloguePage />, { path: "/catalogue" });
    await screen.findByRole("row", { name: /^1,500 US\$79\.00/ });
    const link = screen.getByRole("link", { name: "Change: Standard" });
    expect(link.getAttribute("href")).toBe("/catalogue/human-prices/standard");
  });

  it("are changed line by line, in the main unit of each currency; a refusal keeps them [G-40 G-83]", async () => {
    const calls = serve({ [url]: refusingOnce("staff.price-list-changed") });
    const { address } = await show();
    const price = await field("Price in USD, line 1");
    expect([price.value, (await field("Price in JPY, line 1")).value]).toEqual(["79.00", "7900"]);
    await user.clear(price);
    await user.type(price, "80,5");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toContain("meanwhile");
    expect(price.value).toBe("80,5");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(address()).toBe("/catalogue"));
    const [body] = calls.filter(({ call }) => call === url).map((one) => one.body);
    const changed = structuredClone(tiers);
    for (const one of changed[0]?.prices ?? []) if (one.currency === "USD") one.amount = 8050;
    expect(body).toEqual({ revision, tiers: changed });
  });

  it.each([
    ["Words up to, line 2", "1500", "Line 2: its number of words must be greater"],
    ["Words up to, line 2", "24999", "must reach 25,000 words"],
    ["Price in EUR, line 2", "78", "Line 2: the price in EUR must not be lower"],
    ["Price in GBP, line 1", "", "Enter an amount."],
  ])(
    "with “%s” as “%s” are not sent: which line and why is said there [G-40 G-83]",
    async (name, typed, told) => {
      const calls = serve();
      await show();
      const wrong = await field(name);
      await user.clear(wrong);
      if (typed !== "") await user.type(wrong, typed);
      await user.click(screen.getByRole("button", { name: "Save" }));
      expect((await screen.findAllByText(told, { exact: false })).length).toBe(1);
      expect(document.activeElement).toBe(wrong);
      expect(calls.map(({ call }) => call)).not.toContain(url);
    },
  );

  it("take a line more and a line less [G-40 G-83]", async () => {
    const calls = serve({ [url]: done });
    await show();
    await user.click(await screen.findByRole("button", { name: "Remove line 1" }));
    expect(screen.queryByRole("button", { name: /^Remove line/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Add a line" }));
    expect((await field("Words up to, line 2")).value).toBe("");
    await user.click(screen.getByRole("button", { name: "Remove line 2" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain(url));
    expect(calls.find(({ call }) => call === url)?.body).toEqual({ revision, tiers: [tiers[1]] });
  });
});
