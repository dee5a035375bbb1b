// @vitest-environment jsdom
import {
  type HumanOrder,
  type HumanOrderForm,
  humanServiceLevels,
  humanTurnarounds,
} from "@curie/contract";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { watchSavedFiles } from "#lib/saved-files.ts";
import { aUser, completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { HumanOrders } from "./components/human-orders.tsx";
import { OrderPage } from "./order-page.tsx";

beforeAll(completeDom);
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const identity = "3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f";
const one = `/api/human-orders/${identity}`;
const usd = (amount: number) => ({ amount, currency: "USD" as const });
const yuan = (amount: number) => ({ amount, currency: "CNY" as const });
const aForm = (change: Partial<HumanOrderForm> = {}): HumanOrderForm => ({
  ...{ serviceLevel: "standard", turnaround: "standard", field: null, journal: "", note: "" },
  ...{ styleOfEnglish: "American English", oxfordSpelling: false, ...change },
});

/** Standard 200, plus 100 more, each faster turnaround 50 more; fifteen percent off. */
const prices: HumanOrder["prices"] = humanServiceLevels.flatMap((serviceLevel, level) =>
  humanTurnarounds.map((turnaround, at) => {
    const amount = 20_000 + level * 10_000 + at * 5000;
    return {
      ...{ serviceLevel, turnaround, days: [7, 4, 2][at] ?? 7, price: usd(amount) },
      reduced: usd(amount * 0.85),
    };
  }),
);

function anOrder(change: Partial<HumanOrder> = {}): HumanOrder {
  return {
    ...{ identity, document: null, status: "draft", words: 4200, form: aForm(), prices },
    file: { name: "reef.docx", sizeBytes: 1000 },
    discount: { percent: 15, endsAt: "2026-12-04T12:00:00.000Z" },
    createdAt: "2026-11-20T12:00:00.000Z",
    ...{ paid: null, dueAt: null, deliveredAt: null, closedAt: null, refunded: false },
    ...{
      pendingPayment: null,
      returnedPayments: [],
      question: null,
      timeline: [],
      delivery: null,
      changesUntil: null,
    },
    ...change,
  };
}
const aQuote = (change: object = {}) => ({
  body: {
    ...{ price: usd(20_000), upsell: usd(3000), discount: null, total: usd(17_000) },
    ...{ paymentMethods: ["card"], instalments: [], ...change },
  },
});
const bought = {
  receiptCode: "E6KZX6M4TQ",
  ...{ status: "pending", paidAt: null, total: usd(17_000), continueUrl: "#pay" },
};

/** A server that keeps the form of one draft. */
function server(first: HumanOrder = anOrder(), answers: Parameters<typeof fakeServer>[0] = {}) {
  let order = first;
  return fakeServer({
    [`GET ${one}`]: () => ({ body: order }),
    [`POST ${one}`]: (body) => {
      order = { ...order, form: (body as { form: HumanOrderForm }).form };
      return { body: order };
    },
    [`GET ${one}/payment`]: aQuote(),
    [`POST ${one}/pay`]: { body: bought },
    ...answers,
  });
}
const user = aUser({ currency: "USD" });
const show = (path = `/rubriq/order/${identity}`, person = user) =>
  renderInApp(
    <Routes>
      <Route path="/rubriq/order/:identity" element={<OrderPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { path, user: person },
  );
const sums = () =>
  [...document.querySelectorAll("dl[aria-live] dd")].map(({ textContent }) => textContent);
const field = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Field" });
const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
const saves = (calls: { call: string; body: unknown }[]) =>
  calls
    .filter(({ call }) => call === `POST ${one}`)
    .map(({ body }) => (body as { form: HumanOrderForm }).form);

describe("the order form", () => {
  it("shows what each choice costs, less the discount and until when that is good [G-39]", async () => {
    server();
    await show();
    await screen.findByRole("heading", { level: 1, name: "Professional editing" });
    expect(screen.getAllByRole("img", { name: "US$170.00 instead of US$200.00" })).toHaveLength(2);
    const plus = screen.getByRole("radio", { name: "Plus" });
    const described = plus.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(
      described.map((id) => document.getElementById(id)?.getAttribute("aria-label")),
    ).toContain("US$255.00 instead of US$300.00");
    expect(screen.getByText(/^15% off until 4 December 2026/)).toBeTruthy();
    await waitFor(() => expect(sums()).toEqual(["US$200.00", "−US$30.00", "US$170.00"]));
  });

  it("asks for the price anew when something else is chosen, once it is saved [G-40]", async () => {
    const calls = server(anOrder(), {
      [`GET ${one}/payment`]: () =>
        saves(calls).at(-1)?.serviceLevel === "plus"
          ? aQuote({ price: usd(30_000), upsell: usd(4500), total: usd(25_500) })
          : aQuote(),
    });
    await show();
    await waitFor(() => expect(sums().at(-1)).toBe("US$170.00"));
    choose("Plus");
    await waitFor(() => expect(sums().at(-1)).toBe("US$255.00"));
    expect(saves(calls)).toEqual([aForm({ serviceLevel: "plus" })]);
    // The price beside the other choice is for this one.
    expect(screen.getByRole("img", { name: "US$297.50 instead of US$350.00" })).toBeTruthy();
  });

  it("saves by itself, and after a refusal and a reload what was filled in stands there [G-40]", async () => {
    server(anOrder(), { [`POST ${one}`]: refusal("internal-error") });
    await show();
    await screen.findByRole("heading", { level: 1 });
    fireEvent.change(field(), { target: { value: "biology" } });
    expect(await screen.findByText("Your choices are not saved yet.")).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: "Keep “reef crest”." } });
    cleanup();
    const calls = server();
    await show();
    await screen.findByRole("heading", { level: 1 });
    expect(field().value).toBe("biology");
    await waitFor(() =>
      expect(saves(calls)).toEqual([aForm({ field: "biology", note: "Keep “reef crest”." })]),
    );
    await screen.findByText("Saved");
    expect(sessionStorage).toHaveLength(0);
  });

  it("needs a field to be paid, and says so there", async () => {
    const calls = server();
    await show();
    await waitFor(() => expect(sums()).toHaveLength(3));
    fireEvent.click(screen.getByRole("checkbox", { name: /terms/ }));
    fireEvent.click(screen.getByRole("button", { name: "Pay now" }));
    expect(await screen.findByText("Choose the field of your manuscript.")).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(calls.some(({ call }) => call.endsWith("/pay"))).toBe(false);
  });

  it("saves before it pays, and pays what is shown with the shared form [S145 G-33]", async () => {
    const calls = server(anOrder({ form: aForm({ field: "medicine" }) }));
    await show();
    await waitFor(() => expect(sums()).toHaveLength(3));
    fireEvent.change(screen.getByLabelText(/^Journal/), { target: { value: "Coral Reefs" } });
    fireEvent.click(screen.getByRole("checkbox", { name: /terms/ }));
    fireEvent.click(screen.getByRole("button", { name: "Pay now" }));
    await waitFor(() => expect(calls.some(({ call }) => call.endsWith("/pay"))).toBe(true));
    const order = calls.map(({ call }) => call).filter((call) => call.startsWith("POST"));
    expect(order).toEqual([`POST ${one}`, `POST ${one}/pay`]);
    expect(calls.find(({ call }) => call.endsWith("/pay"))?.body).toMatchObject({
      payment: { amount: 17_000, paymentMethodId: "card", acceptedTermsAndConditions: true },
    });
  });

  it("says when the price has changed meanwhile, and shows the new one", async () => {
    let total = 17_000;
    server(anOrder({ form: aForm({ field: "medicine" }) }), {
      [`GET ${one}/payment`]: () => aQuote({ upsell: null, total: usd(total) }),
      [`POST ${one}/pay`]: () => {
        total = 20_000;
        return refusal("human-editing.price-changed");
      },
    });
    await show();
    await waitFor(() => expect(sums()).toEqual(["US$170.00"]));
    fireEvent.click(screen.getByRole("checkbox", { name: /terms/ }));
    fireEvent.click(screen.getByRole("button", { name: "Pay now" }));
    await waitFor(() => expect(sums()).toEqual(["US$200.00"]));
    expect(screen.getByRole("alert")).toBeTruthy();
  });

  it("is paid in yuan in China, with the ways to pay there [G-33]", async () => {
    const inChina = aUser({ region: "china", currency: "CNY" });
    server(anOrder({ discount: null, prices: [] }), {
      [`GET ${one}/payment`]: aQuote({
        ...{ price: yuan(144_000), upsell: null, total: yuan(144_000) },
        paymentMethods: ["alipay", "wechat_pay", "unionpay", "card"],
      }),
    });
    await show(undefined, inChina);
    expect(await screen.findByRole("radio", { name: "Alipay" })).toBeTruthy();
    expect(sums()).toEqual(["CN¥1,440.00"]);
  });

  it("tells of a payment that waits for approval, and leads there", async () => {
    server(anOrder({ pendingPayment: { ...bought, status: "pending" } }));
    await show();
    expect(await screen.findByText("A payment is not confirmed yet")).toBeTruthy();
    const link = screen.getByRole("link", { name: "Continue the payment" });
    expect(link.getAttribute("href")).toBe("#pay");
  });

  it("can be thrown away after a question", async () => {
    const calls = server(anOrder(), {
      [`DELETE ${one}`]: { body: { done: true } },
      "GET /api/human-orders": { body: { orders: [] } },
    });
    const { address } = await show();
    fireEvent.click(await screen.findByRole("button", { name: "Discard this draft" }));
    const dialog = await screen.findByRole("alertdialog");
    fireEvent.click(within(dialog).getByRole("button", { name: "Discard this draft" }));
    await waitFor(() => expect(address()).toBe("/rubriq/editing"));
    expect(calls.some(({ call }) => call === `DELETE ${one}`)).toBe(true);
  });
});

describe("an order that is paid", () => {
  const paid = anOrder({
    ...{
      status: "question-to-author",
      prices: [],
      discount: null,
      dueAt: "2026-11-28T12:00:00.000Z",
    },
    form: aForm({ field: "medicine", journal: "Coral Reefs" }),
    paid: { at: "2026-11-21T12:00:00.000Z", amount: usd(17_000), receiptCode: "E6KZX6M4TQ" },
    question: "Is “n” the number of sites?",
    timeline: [
      { at: "2026-11-21T12:00:00.000Z", event: "received", by: "curie", text: null },
      {
        at: "2026-11-22T12:00:00.000Z",
        event: "question-asked",
        by: "editor",
        text: "Is “n” the number of sites?",
      },
    ],
  });

  it("says where it stands, what was ordered and what has happened, the newest first [G-40]", async () => {
    server(paid);
    await show();
    expect(await screen.findByText("The work waits for your answer.")).toBeTruthy();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Question.*Is “n” the number of sites\?$/),
      expect.stringMatching(/^Paid and received/),
    ]);
    const receipt = screen.getByRole("link", { name: "Receipt E6KZX6M4TQ (PDF)" });
    expect(receipt.getAttribute("href")).toBe("/api/receipts/E6KZX6M4TQ/file");
    expect(screen.getByText("Coral Reefs")).toBeTruthy();
  });

  it("takes the answer to a question, and keeps what was written when it is refused [G-40]", async () => {
    const tries = [
      refusal("internal-error"),
      { body: { ...paid, question: null, status: "in-editing" } },
    ];
    const calls = server(paid, {
      [`POST ${one}/answer`]: () => tries.shift() ?? refusal("not-found"),
    });
    await show();
    const text = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your answer" });
    fireEvent.click(screen.getByRole("button", { name: "Send the answer" }));
    expect(await screen.findByText("Write an answer.")).toBeTruthy();
    fireEvent.change(text, { target: { value: "Yes, 14 sites." } });
    fireEvent.click(screen.getByRole("button", { name: "Send the answer" }));
    await screen.findByText(/The problem is on our side/);
    expect(text.value).toBe("Yes, 14 sites.");
    fireEvent.click(screen.getByRole("button", { name: "Send the answer" }));
    await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
    expect(calls.at(-1)?.body).toEqual({ text: "Yes, 14 sites." });
    expect(screen.getByText(/The manuscript is being edited/)).toBeTruthy();
  });
});

describe("an order that is delivered", () => {
  const delivered = anOrder({
    ...{ status: "delivered", prices: [], discount: null },
    delivery: {
      ...{ sizeBytes: 2048, words: { before: 4200, after: 4180 }, changes: 212 },
      proof: { total: 412, differing: 2 },
    },
    changesUntil: "2026-12-15T12:00:00.000Z",
  });
  const place = { heading: "Methods", story: "body", inTable: false, paragraph: 4 };
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

  it("gives the file and its proof sheet, what differs first [G-40]", async () => {
    const saved = watchSavedFiles();
    server(delivered, {
      [`GET ${one}/file`]: { body: "bytes" },
      [`GET ${one}/proof-sheet`]: { body: "rows" },
      [`GET ${one}/proof`]: {
        body: {
          rows: [{ kind: "number", before: "14", after: "41", place }],
          pagination: { numberOfResults: 1, page: 1, pageSize: 200, offset: 0 },
        },
      },
    });
    await show();
    expect(await screen.findByText(/^2 of 412 numbers, units and citations differ/)).toBeTruthy();
    press("Download with tracked changes");
    await waitFor(() => expect(saved).toHaveLength(1));
    press("Proof sheet (CSV)");
    await waitFor(() =>
      expect(saved.map(({ fileName }) => fileName)).toEqual([
        ...["reef_professional.docx", "reef_proof.csv"],
      ]),
    );
    press("Show the proof sheet");
    expect(await screen.findByRole("cell", { name: "41" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Hide the proof sheet" }).ariaExpanded).toBe("true");
  });

  it("says when the file could not be had [S72]", async () => {
    server(delivered, { [`GET ${one}/file`]: refusal("human-editing.files-removed") });
    await show();
    await screen.findByText(/^2 of 412/);
    press("Download with tracked changes");
    expect(await screen.findByRole("alert")).toBeTruthy();
  });

  it("takes one round of changes, until its day [G-40]", async () => {
    const calls = server(delivered, {
      [`POST ${one}/changes`]: { body: { ...delivered, status: "in-editing", changesUntil: null } },
    });
    await show();
    expect(await screen.findByText(/once, until 15 December 2026/)).toBeTruthy();
    const text = screen.getByRole("textbox", { name: "What should be changed" });
    fireEvent.change(text, { target: { value: "Table 2, please." } });
    press("Ask for changes");
    await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
    expect(calls.at(-1)?.body).toEqual({ text: "Table 2, please." });
    // The file of the first round stays.
    expect(screen.getByRole("button", { name: "Download with tracked changes" })).toBeTruthy();
  });

  it("is closed by who is content, after a question; a second round is not offered [G-40]", async () => {
    const second = { ...delivered, changesUntil: null };
    const calls = server(second, {
      [`POST ${one}/accept`]: { body: { ...second, status: "closed" } },
    });
    await show();
    await screen.findByRole("heading", { name: "Content with it?" });
    expect(screen.queryByRole("textbox")).toBeNull();
    press("Accept and close the order");
    const dialog = await screen.findByRole("alertdialog");
    fireEvent.click(within(dialog).getByRole("button", { name: "Accept and close the order" }));
    expect(await screen.findByText("This order is closed.")).toBeTruthy();
    expect(calls.at(-1)?.call).toBe(`POST ${one}/accept`);
  });
});

describe("a payment that came for nothing", () => {
  it.each(["draft", "received"] as const)(
    "is said on the page of a %s order [G-40]",
    async (status) => {
      const total = usd(7900);
      const at = "2026-11-20T12:00:00.000Z";
      server(anOrder({ status, returnedPayments: [{ at, total, receiptCode: "ABCD234567" }] }));
      await show();
      expect(await screen.findByText("A payment goes back")).toBeTruthy();
      expect(screen.getByText(/79\.00 \(receipt code ABCD234567\) reached us on/)).toBeTruthy();
    },
  );
});

describe("where nobody takes money", () => {
  it("nothing is paid without a code for the whole price, and that code orders it [G-38 G-40]", async () => {
    const calls = server(anOrder({ form: aForm({ field: "biology" }) }), {
      [`GET ${one}/payment`]: (_body, query) =>
        query.get("voucher") === "FREE"
          ? aQuote({ paymentMethods: [], discount: usd(17_000), total: usd(0) })
          : aQuote({ paymentMethods: [] }),
      [`POST ${one}/pay`]: {
        body: {
          receiptCode: "ABCD234567",
          status: "completed",
          paidAt: null,
          total: usd(0),
          continueUrl: null,
        },
      },
    });
    await show();
    expect(await screen.findByText(/^Nothing can be paid here/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Pay now" }).hasAttribute("disabled")).toBe(true);
    fireEvent.change(screen.getByRole("textbox", { name: "Discount code (optional)" }), {
      target: { value: "FREE" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Apply" }));
    const complete = await screen.findByRole("button", { name: "Complete the order" });
    fireEvent.click(screen.getByRole("checkbox"));
    fireEvent.click(complete);
    await waitFor(() => expect(calls.some(({ call }) => call === `POST ${one}/pay`)).toBe(true));
  });
});

describe("where there is no order", () => {
  it.each(["documents.not-found", "documents.not-completed", "documents.files-removed"])(
    "the page says why: %s [S208]",
    async (code) => {
      const calls = fakeServer({});
      await show(`/rubriq/order/refused?code=${code}`);
      expect(
        await screen.findByRole("heading", { name: "There is nothing to order" }),
      ).toBeTruthy();
      expect(screen.getByRole("link", { name: "To your documents" })).toBeTruthy();
      expect(calls).toEqual([]);
    },
  );

  it.each([refusal("human-editing.not-found"), refusal("invalid-input")])(
    "the page leads to the documents",
    async (answer) => {
      server(anOrder(), { [`GET ${one}`]: answer });
      await show();
      expect(await screen.findByRole("link", { name: "To your documents" })).toBeTruthy();
    },
  );
});

describe("the list of orders", () => {
  it("names each order of professional editing, and where it stands [G-40]", async () => {
    const { document, status, words, createdAt, dueAt, refunded, file } = anOrder();
    const row = { identity, document, status, words, createdAt, dueAt, refunded, file };
    fakeServer({ "GET /api/human-orders": { body: { orders: [row] } } });
    await renderInApp(<HumanOrders />);
    const link = await screen.findByRole("link", { name: "reef.docx" });
    expect(link.getAttribute("href")).toBe(`/rubriq/order/${identity}`);
    expect(screen.getByText("Draft")).toBeTruthy();
  });

  it("has nothing for who has ordered none", async () => {
    const calls = fakeServer({ "GET /api/human-orders": { body: { orders: [] } } });
    const { container } = await renderInApp(<HumanOrders />);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(container.querySelector("section")).toBeNull();
  });
});
