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
    discount: null,
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
const terms = () => screen.getByRole("checkbox", { name: /terms/ });
const accept = () => fireEvent.click(terms());

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

  it("asks nobody where plans cost one currency only, and says when that fails [S142]", async () => {
    const without = aUser({ region: "china", currency: null });
    const keep = `POST /api/users/${without.identity}/currency`;
    const calls = fakeServer({ [keep]: refusal("internal-error") });
    await show(without);
    await screen.findByRole("alert");
    expect(screen.queryByLabelText("Currency")).toBeNull();
    expect(calls).toEqual([{ call: keep, body: { currency: "CNY" } }]);
    expect(pay().disabled).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(calls).toHaveLength(2));
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
    expect(document.activeElement).toBe(terms());
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

  const codeField = () => screen.findByLabelText("Discount code (optional)");
  const sums = () => screen.getAllByRole("definition").map((one) => one.textContent);

  it("shows what a discount code takes off before anything is paid, and pays that [G-38]", async () => {
    const answers: Record<string, ReturnType<typeof page>> = {
      "": page(),
      HALF: page({
        discount: { amount: 39950, currency: "CNY" },
        total: { amount: 39950, currency: "CNY" },
      }),
    };
    const calls = fakeServer({
      [ask]: (_body, query) => answers[query.get("voucher") ?? ""] ?? page(),
      [post]: bought("https://pay.test/alipay"),
    });
    const { leaveFor } = await show();
    fireEvent.change(await codeField(), { target: { value: " HALF " } });
    expect(sums()).toEqual(["CN¥799.00"]);
    accept();
    // Pressed with a code that was not looked up yet, the button looks it up instead of paying.
    fireEvent.click(pay());
    await waitFor(() => expect(sums()).toEqual(["CN¥799.00", "−CN¥399.50", "CN¥399.50"]));
    expect(calls.some(({ call }) => call === post)).toBe(false);
    fireEvent.click(pay());
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    expect(calls.at(-1)?.body).toMatchObject({ amount: 39950, voucherApplied: "HALF" });
  });

  it("says at the field when a code cannot be used, and pays nothing until it is gone [G-38]", async () => {
    const calls = fakeServer({
      [ask]: (_body, query) =>
        query.get("voucher") === null ? page() : refusal("billing.voucher-not-valid"),
      [post]: bought("https://pay.test/alipay"),
    });
    const { leaveFor } = await show();
    fireEvent.change(await codeField(), { target: { value: "NONE" } });
    fireEvent.click(screen.getByRole("button", { name: "Apply" }));
    expect(await screen.findByText(/This discount code is not known/)).toBeTruthy();
    accept();
    fireEvent.click(pay());
    expect(document.activeElement).toBe(await codeField());
    expect(calls.some(({ call }) => call === post)).toBe(false);
    fireEvent.change(await codeField(), { target: { value: "" } });
    expect(screen.queryByText(/This discount code is not known/)).toBeNull();
    fireEvent.click(pay());
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    expect(calls.at(-1)?.body).toMatchObject({ amount: 79900, voucherApplied: null });
  });

  it("sends the addresses for the receipt once they are complete [S145]", async () => {
    const calls = fakeServer({ [ask]: page(), [post]: bought("https://pay.test/alipay") });
    const { leaveFor } = await show();
    fireEvent.click(
      await screen.findByRole("checkbox", { name: "Print a billing address on the receipt" }),
    );
    accept();
    fireEvent.click(pay());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText("Street and number")),
    );
    expect(calls.map(({ call }) => call)).toEqual([ask]);
    fireEvent.change(screen.getByLabelText("Street and number"), { target: { value: "1 Road" } });
    fireEvent.change(screen.getByLabelText("City"), { target: { value: "Beijing" } });
    fireEvent.click(pay());
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    expect(calls.at(-1)?.body).toMatchObject({
      billingAddress: { name: person.name, street: "1 Road", city: "Beijing", country: "MX" },
      invoiceAddress: null,
      invoiceAddressDiffersFromBilling: false,
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
    expect(await screen.findByText(/was declined, and nothing was charged/)).toBeTruthy();
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
