// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  anOffer,
  aStart,
  aUser,
  completeDom,
  fakeServer,
  refusal,
  renderInApp,
} from "#lib/testing.tsx";
import { PlanPaymentForm } from "./payment-form.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const plan = anOffer({ currency: "CNY", paddlePlanId: null, price: 79900 });
const ask = `GET /api/digital-edit/payment/${plan.identity}`;
const post = "POST /api/digital-edit/payment";
const person = aUser({ region: "china", currency: "CNY" });
const page = (change: object = {}) => ({
  body: {
    plan,
    total: { amount: 79900, currency: "CNY" },
    paymentMethods: ["alipay", "wechat_pay", "unionpay", "card"],
    instalments: [],
    ...change,
  },
});
const bought = (continueUrl: string | null) => ({
  body: {
    receiptCode: "E6KZX6M4TQ",
    status: continueUrl === null ? "completed" : "pending",
    paidAt: null,
    total: { amount: 79900, currency: "CNY" },
    continueUrl,
  },
});

async function show(user = person) {
  const leaveFor = vi.fn();
  const drawn = await renderInApp(
    <PlanPaymentForm planIdentity={plan.identity} start={aStart({ user })} leaveFor={leaveFor} />,
    { user, start: aStart({ user }) },
  );
  return { ...drawn, leaveFor };
}
const pay = () => screen.getByRole<HTMLButtonElement>("button", { name: "Pay now" });
const accept = () => fireEvent.click(screen.getByRole("checkbox"));

describe("PlanPaymentForm", () => {
  it("offers the server’s methods and never transfer, boleto or credits [S147]", async () => {
    fakeServer({ [ask]: page() });
    await show();
    const radios = await screen.findAllByRole<HTMLInputElement>("radio");
    expect(radios.map(({ value }) => value)).toEqual(["alipay", "wechat_pay", "unionpay", "card"]);
  });

  it("has no currency chooser for who has a currency [S142]", async () => {
    fakeServer({ [ask]: page() });
    await show();
    await screen.findAllByRole("radio");
    expect(screen.queryByLabelText("Currency")).toBeNull();
  });

  it("asks who has none, keeps the answer, and blocks paying until then [S142 S143]", async () => {
    const without = aUser({ currency: null });
    const calls = fakeServer({
      [`POST /api/users/${without.identity}/currency`]: {
        body: { user: { ...without, currency: "EUR" } },
      },
      "GET /api/curie/load": { body: aStart() },
    });
    await show(without);
    expect(pay().disabled).toBe(true);
    fireEvent.change(screen.getByLabelText("Currency"), { target: { value: "EUR" } });
    await waitFor(() => expect(calls[0]?.body).toEqual({ currency: "EUR" }));
    expect(calls.some(({ call }) => call === ask)).toBe(false);
  });

  it("blocks paying while it loads and while it pays [S143]", async () => {
    const calls = fakeServer({ [ask]: page(), [post]: bought("https://pay.test/a") });
    await show();
    expect(pay().disabled).toBe(true);
    await waitFor(() => expect(pay().disabled).toBe(false));
    accept();
    fireEvent.click(pay());
    const paying = await screen.findByRole<HTMLButtonElement>("button", { name: "Paying…" });
    expect(paying.disabled).toBe(true);
    fireEvent.click(paying);
    await waitFor(() => expect(calls.filter(({ call }) => call === post)).toHaveLength(1));
  });

  it("needs the terms, says so at the box, and posts nothing without them [S149]", async () => {
    const calls = fakeServer({ [ask]: page() });
    await show();
    await waitFor(() => expect(pay().disabled).toBe(false));
    fireEvent.click(pay());
    expect(screen.getByText("Accept the terms to pay.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("checkbox"));
    expect(calls.map(({ call }) => call)).toEqual([ask]);
  });

  it("posts the plan’s identity and method, and goes to the payment’s own page [S146 S250]", async () => {
    const calls = fakeServer({ [ask]: page(), [post]: bought("https://pay.test/alipay") });
    const { leaveFor } = await show();
    fireEvent.click(await screen.findByRole("radio", { name: "WeChat Pay" }));
    accept();
    fireEvent.click(pay());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("https://pay.test/alipay"));
    expect(calls[1]?.body).toMatchObject({
      acceptedTermsAndConditions: true,
      additionalData: { availableDigitalPurchaseIdentity: plan.identity },
      paymentMethodId: "wechat_pay",
      amount: 79900,
      useCredits: true,
    });
  });

  it("goes to the result when nothing is left to approve", async () => {
    fakeServer({
      [ask]: page(),
      [post]: bought(null),
      "GET /api/curie/status/sync": { body: aStart() },
    });
    const { address } = await show();
    await waitFor(() => expect(pay().disabled).toBe(false));
    accept();
    fireEvent.click(pay());
    await waitFor(() => expect(address()).toBe("/rubriq/subscribe/E6KZX6M4TQ"));
  });

  it("says when a payment was declined, and can be tried again", async () => {
    fakeServer({ [ask]: page(), [post]: refusal("billing.payment-declined") });
    await show();
    await waitFor(() => expect(pay().disabled).toBe(false));
    accept();
    fireEvent.click(pay());
    expect(await screen.findByText(/did not go through and nothing was charged/)).toBeTruthy();
    expect(pay().disabled).toBe(false);
  });

  it.each([0, -1])(
    "says that an order of %i is paid, and can complete it [S144 G-41]",
    async (amount) => {
      fakeServer({ [ask]: page({ total: { amount, currency: "CNY" } }) });
      await show();
      expect(await screen.findByText(/This order is paid/)).toBeTruthy();
      expect(screen.queryByRole("radio")).toBeNull();
      expect(screen.getByRole("button", { name: "Complete the order" })).toBeTruthy();
    },
  );

  it("asks for money from the smallest amount on [S144]", async () => {
    fakeServer({ [ask]: page({ total: { amount: 1, currency: "CNY" } }) });
    await show();
    expect(await screen.findAllByRole("radio")).toHaveLength(4);
    expect(screen.queryByText(/This order is paid/)).toBeNull();
  });

  it("labels converted instalments, and shows none when there are none [S148]", async () => {
    const instalments = [
      {
        count: 6,
        each: { amount: 14500, currency: "BRL" },
        convertedFrom: { amount: 15900, currency: "USD" },
      },
    ];
    fakeServer({ [ask]: page({ instalments }) });
    await show();
    expect(
      await screen.findByText("In 6 payments of R$145.00, converted from US$159.00"),
    ).toBeTruthy();
    cleanup();
    fakeServer({ [ask]: page() });
    await show();
    await screen.findAllByRole("radio");
    expect(screen.queryByText(/converted from/)).toBeNull();
  });
});
