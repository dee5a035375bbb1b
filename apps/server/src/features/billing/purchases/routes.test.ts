import {
  type AvailablePlan,
  discountCodeAttempts,
  type PlanState,
  type Purchase,
} from "@curie/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { payments } from "#features/plans/tables.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { saveVoucher } from "./service.ts";

let at: TestApp;
let person: Person;
let offer: AvailablePlan;
beforeAll(async () => {
  at = await startTestApp({ CURIE_PARTNER_HOSTS: "partner.example.org" });
});
beforeEach(async () => {
  person = await at.person({ country: "CN" });
  await choose(person, "CNY");
  offer = await firstOffer(person);
});
afterAll(() => at.close());

const ownPayments = () =>
  at.ctx.db.select().from(payments).where(eq(payments.userId, person.identity));
const state = async (who = person) => (await who.get("/api/curie/status/sync")).json<PlanState>();

async function choose(who: Person, currency: string): Promise<void> {
  await who.post(`/api/users/${who.identity}/currency`, { currency });
}

async function firstOffer(who: Person): Promise<AvailablePlan> {
  const { editing } = (await state(who)).availablePlans;
  const [found] = editing;
  if (!found) throw new Error("nothing is sold on the payment page");
  return found;
}

const formOf = (change: object = {}, plan = offer) => ({
  acceptedTermsAndConditions: true,
  additionalData: { availableDigitalPurchaseIdentity: plan.identity },
  paymentMethodId: "wechat_pay",
  ...change,
});
const pay = (change: object = {}, who = person) =>
  who.post("/api/digital-edit/payment", formOf(change));
const purchase = async (change: object = {}) => (await pay(change)).json<Purchase>();
const result = (code: string, who = person) => who.get(`/api/digital-edit/purchase/${code}`);

function decide(url: string | null, decision: "approve" | "refuse") {
  return at.request({
    method: "POST",
    url: url ?? "",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `decision=${decision}`,
  });
}

describe("a plan of the payment page", () => {
  test("is paid once, ends by itself after a year, and has a receipt code [S24 S128 S146 S192 G-35]", async () => {
    const begun = await purchase();
    expect(begun).toMatchObject({
      status: "pending",
      paidAt: null,
      total: { amount: offer.price, currency: "CNY" },
    });
    expect((await state()).plans.premium).toBeNull();
    const page = await at.request({ method: "GET", url: begun.continueUrl ?? "" });
    expect(page.body).toContain("WeChat Pay");
    expect(page.body).toContain("No money moves");
    const answer = await decide(begun.continueUrl, "approve");
    expect(answer.headers.location).toBe(`/rubriq/subscribe/${begun.receiptCode}/success`);
    expect((await result(begun.receiptCode)).json()).toMatchObject({
      status: "completed",
      paidAt: at.clock.now().toISOString(),
      continueUrl: null,
    });
    expect((await state()).plans.premium).toMatchObject({
      status: "active",
      renews: false,
      endsAt: "2027-03-02T09:00:00.000Z",
      grantingMechanism: "others",
      receiptCode: begun.receiptCode,
      planPrice: { amount: offer.price, currency: "CNY" },
    });
  });

  test("with another address on its receipt is another wish, also a moment later", async () => {
    const address = { name: "李静", street: "1", postalCode: "", city: "北京", country: "CN" };
    const [one, two] = [await purchase(), await purchase({ billingAddress: address })];
    expect(two.receiptCode).not.toBe(one.receiptCode);
  });

  test("that is refused there is not charged, and can be tried again [S24]", async () => {
    const begun = await purchase();
    const answer = await decide(begun.continueUrl, "refuse");
    expect(answer.headers.location).toBe(`/rubriq/subscribe/${begun.receiptCode}/failure`);
    expect((await result(begun.receiptCode)).json()).toMatchObject({ status: "failed" });
    await decide(begun.continueUrl, "approve");
    expect(await ownPayments()).toEqual([]);
    const again = await purchase();
    expect(again.receiptCode).not.toBe(begun.receiptCode);
  });

  test("asked for twice at once is one purchase, approved twice at once one payment [S192]", async () => {
    const [one, two] = await Promise.all([purchase(), purchase()]);
    expect(one).toEqual(two);
    await Promise.all([1, 2, 3].map(() => decide(one.continueUrl, "approve")));
    expect(await ownPayments()).toHaveLength(1);
  });

  test("begun in two ways and approved in both is charged once [S192 S247]", async () => {
    const [one, two] = [await purchase(), await purchase({ paymentMethodId: "unionpay" })];
    expect(one.receiptCode).not.toBe(two.receiptCode);
    const places = await Promise.all(
      [one, two].map(
        async ({ continueUrl }) => (await decide(continueUrl, "approve")).headers.location,
      ),
    );
    expect(places.filter((place) => String(place).endsWith("success"))).toHaveLength(1);
    expect(await ownPayments()).toHaveLength(1);
  });

  test("is not sold to who has a premium plan [S140 S247]", async () => {
    await decide((await purchase()).continueUrl, "approve");
    expect(refusalOf(await pay())).toEqual({ status: 409, code: "billing.duplicate-plan" });
    const page = await person.get(`/api/digital-edit/payment/${offer.identity}`);
    expect(refusalOf(page).code).toBe("billing.duplicate-plan");
  });
});

describe("the form of the payment page", () => {
  test("takes its seventeen values, and no other one [S145]", async () => {
    const address = {
      name: "李静",
      street: "中关村大街 1 号",
      postalCode: "100080",
      city: "北京",
      country: "CN",
    };
    const all = {
      amount: offer.price,
      billingAddress: address,
      creditsApplied: 0,
      fapiao: { title: "清华大学" },
      fapiaoRequirementConfirmed: true,
      invoiceAddress: null,
      invoiceAddressDiffersFromBilling: false,
      prepaymentApplied: 0,
      prepaymentOption: null,
      purchaseOrder: "PO-7",
      receiptCode: null,
      requireFapiao: true,
      useCredits: true,
      voucherApplied: null,
    };
    expect(Object.keys(formOf(all))).toHaveLength(17);
    expect((await pay(all)).statusCode).toBe(200);
    expect(refusalOf(await pay({ ...all, discount: 100 })).code).toBe("invalid-input");
  });

  test.each<[string, object, string]>([
    ["without the terms", { acceptedTermsAndConditions: false }, "invalid-input"],
    ["by transfer", { paymentMethodId: "bank_transfer" }, "billing.payment-method-not-offered"],
    ["by boleto", { paymentMethodId: "boleto" }, "billing.payment-method-not-offered"],
    ["by credits", { paymentMethodId: "credits" }, "billing.payment-method-not-offered"],
    ["with credits", { creditsApplied: 100 }, "invalid-input"],
    ["at a price of one's own", { amount: 1 }, "billing.plan-not-offered"],
    ["with an unknown voucher", { voucherApplied: "NONE" }, "billing.voucher-not-valid"],
    [
      "for a plan that is not there",
      {
        additionalData: {
          availableDigitalPurchaseIdentity: "3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f",
        },
      },
      "billing.plan-not-offered",
    ],
  ])("is refused %s [S146 S147 S149 S250]", async (_name, change, code) => {
    expect(refusalOf(await pay(change)).code).toBe(code);
    expect(await ownPayments()).toEqual([]);
  });

  test("is refused for the plan of another region or of the checkout [S146 S250]", async () => {
    const abroad = await at.person({ country: "US" });
    await choose(abroad, "USD");
    const { availablePlans } = await state(abroad);
    for (const plan of [availablePlans.editing[0], availablePlans.premium[0]]) {
      const answer = await person.post("/api/digital-edit/payment", formOf({}, plan));
      expect(refusalOf(answer).code).toBe("billing.plan-not-offered");
    }
  });

  test("needs a currency, and an application that sells [S142 S143 S249]", async () => {
    const newcomer = await at.person({ country: "CN" });
    expect(refusalOf(await pay({}, newcomer)).code).toBe("billing.currency-missing");
    const partner = await person.send({
      method: "POST",
      url: "/api/digital-edit/payment",
      payload: formOf(),
      headers: { host: "partner.example.org" },
    });
    expect(refusalOf(partner)).toEqual({
      status: 403,
      code: "billing.digital-editing-not-allowed",
    });
  });
});

describe("a voucher", () => {
  const voucher = {
    percent: 100,
    amount: null,
    currency: null,
    cataloguePlanId: null,
    endsAt: null,
  };

  test("that pays all of it completes the order without a charge [S144 G-38 G-41]", async () => {
    await saveVoucher(at.ctx, { ...voucher, code: "Whole" });
    const [one, two] = await Promise.all([1, 2].map(() => purchase({ voucherApplied: " whole " })));
    expect(one).toMatchObject({ status: "completed", total: { amount: 0 }, continueUrl: null });
    expect(two).toEqual(one);
    expect(await ownPayments()).toMatchObject([
      { amount: 0, receiptCode: null, invoiceNumber: null },
    ]);
    expect((await state()).plans.premium).toMatchObject({ status: "active" });
  });

  test("that pays a part leaves the rest to pay [G-38]", async () => {
    await saveVoucher(at.ctx, { ...voucher, code: "HALF", percent: 50 });
    const begun = await purchase({ voucherApplied: "HALF" });
    expect(begun).toMatchObject({ status: "pending", total: { amount: offer.price / 2 } });
  });

  const pageWith = (code: string) =>
    person.get(`/api/digital-edit/payment/${offer.identity}?voucher=${code}`);

  test("shows what it takes off before anything is paid, and buys nothing [G-38]", async () => {
    await saveVoucher(at.ctx, { ...voucher, code: "QUARTER", percent: 25 });
    expect((await pageWith("quarter")).json()).toMatchObject({
      discount: { amount: offer.price / 4, currency: "CNY" },
      total: { amount: (offer.price * 3) / 4, currency: "CNY" },
    });
    expect((await pageWith("")).json()).toMatchObject({
      discount: null,
      total: { amount: offer.price },
    });
    expect(await ownPayments()).toEqual([]);
    expect(
      await purchase({ voucherApplied: "QUARTER", amount: (offer.price * 3) / 4 }),
    ).toMatchObject({
      total: { amount: (offer.price * 3) / 4 },
    });
  });

  test("cannot be found by guessing, and a right one never counts as a guess [G-38]", async () => {
    await saveVoucher(at.ctx, { ...voucher, code: "RIGHT", percent: 10 });
    for (let times = 0; times < discountCodeAttempts; times++) {
      expect((await pageWith("right")).statusCode).toBe(200);
      expect(refusalOf(await pageWith("wrong")).code).toBe("billing.voucher-not-valid");
    }
    expect(refusalOf(await pageWith("right")).code).toBe("too-many-requests");
    expect(refusalOf(await pay({ voucherApplied: "RIGHT" })).code).toBe("too-many-requests");
    // Without a code the plan can still be paid.
    expect((await pay()).statusCode).toBe(200);
  });
});

test("invoice numbers have no gaps, however many pay at once [G-46]", async () => {
  const buyers = await Promise.all([1, 2, 3].map(() => at.person({ country: "CN" })));
  const urls = await Promise.all(
    buyers.map(async (buyer) => {
      await choose(buyer, "CNY");
      return (await pay({}, buyer)).json<Purchase>().continueUrl;
    }),
  );
  await Promise.all(urls.map((url) => decide(url, "approve")));
  const rows = await at.ctx.db.select({ number: payments.invoiceNumber }).from(payments);
  const numbers = rows.flatMap(({ number }) => number ?? []).sort();
  expect(numbers).toEqual(
    numbers.map((_, index) => `C-2026-${String(index + 1).padStart(6, "0")}`),
  );
});

test("the payment page says price, methods and instalments [S142 S147 S148]", async () => {
  const page = await person.get(`/api/digital-edit/payment/${offer.identity}`);
  expect(page.json()).toEqual({
    plan: offer,
    discount: null,
    total: { amount: offer.price, currency: "CNY" },
    paymentMethods: ["alipay", "wechat_pay", "unionpay", "card"],
    instalments: [],
  });
});

test("a stranger's or unknown receipt code is not found [S24]", async () => {
  const { receiptCode } = await purchase();
  const stranger = await at.person();
  for (const answer of [await result(receiptCode, stranger), await result("ABCDEFGHJK")]) {
    expect(refusalOf(answer)).toEqual({ status: 404, code: "billing.receipt-not-found" });
  }
});

describe("the receipt of a payment to us", () => {
  test("is a PDF of our own for who paid, in their language, with what they wrote in the form [S175 G-38 G-46]", async () => {
    const billingAddress = {
      name: "李静",
      street: "中关村大街 1 号",
      postalCode: "100080",
      city: "北京",
      country: "CN",
    };
    const begun = await purchase({ billingAddress, purchaseOrder: "PO-7788" });
    const file = `/api/receipts/${begun.receiptCode}/file`;
    expect(refusalOf(await person.get(file)).code).toBe("billing.receipt-not-found");
    await decide(begun.continueUrl, "approve");
    expect((await person.get(`/api/receipts/${begun.receiptCode}`)).json()).toEqual({ url: file });
    const answer = await person.get(file);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toContain(`${begun.receiptCode}.pdf`);
    const [payment] = await ownPayments();
    for (const text of ["PO-7788", "WeChat Pay", payment?.invoiceNumber ?? "?"]) {
      expect(answer.body).toContain(Buffer.from(text, "latin1").toString("hex"));
    }
    expect(answer.body).toContain(Buffer.from("李静", "utf16le").swap16().toString("hex"));
    const stranger = await at.person();
    expect(refusalOf(await stranger.get(file)).code).toBe("billing.receipt-not-found");
    expect((await at.request({ method: "GET", url: file })).statusCode).toBe(401);
  });
});
