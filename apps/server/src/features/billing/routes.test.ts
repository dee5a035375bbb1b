import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { grantPremium } from "#features/plans/grants/service.ts";
import { type Person, refusalOf } from "#platform/testing/app-for-tests.ts";
import { cards, type PayingApp, startPayingApp } from "#platform/testing/paying-app.ts";
import { reconcileEverybody } from "./reconciliation/service.ts";

let at: PayingApp;
let person: Person;
beforeAll(async () => {
  at = await startPayingApp();
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

const premium = async () => (await at.state(person)).plans.premium;
const after = (days: number) => new Date(at.ctx.clock.now().getTime() + days * 86_400_000);
const day = (at: Date | string | null | undefined) => new Date(at ?? 0).toISOString().slice(0, 10);
const links = () => person.get("/api/curie/plan-management-urls/get");
const reconcile = (reason: string) => person.post("/api/curie/status/sync", { reason });

describe("a plan bought in the provider's checkout", () => {
  test("is there when the messages have been processed, with what it cost [S132 S134 S218]", async () => {
    await at.buy(person);
    // The page says that it was paid, and the provider does not answer yet.
    await at.control("/api-faults", { kind: "500-json", calls: 1 });
    await reconcile("checkout-completed");
    expect((await at.state(person)).paddlePending).toBe(true);
    expect(await premium()).toBeNull();
    await at.settled();
    const state = await at.state(person);
    expect(state.paddlePending).toBe(false);
    expect(state.plans.premium).toMatchObject({
      planName: "premium_including_translation",
      status: "active",
      paymentStatus: "active",
      planPrice: { amount: 1900, currency: "USD" },
      paddleVersion: "newer",
      grantingMechanism: "paddle",
      renews: true,
      billingHistory: [{ amount: { amount: 1900, currency: "USD" }, refunded: null }],
    });
  });

  test("in euros says what was paid in euros [G-86]", async () => {
    await at.buy(person, { countryCode: "ES" });
    const euros = { amount: 1800, currency: "EUR" };
    const inEuros = { planPrice: euros, billingHistory: [{ amount: euros }] };
    // Asked for, and told.
    await reconcile("asked");
    expect(await premium()).toMatchObject(inEuros);
    await at.settled();
    expect(await premium()).toMatchObject(inEuros);
  });

  test("with a trial is paid when the trial ends; the trial itself has no receipt [G-46 S96]", async () => {
    await at.buy(person, { wanted: { trialDays: 7 } });
    await at.settled();
    expect(await premium()).toMatchObject({
      status: "active",
      paymentStatus: "trialing",
      receiptCode: null,
      billingHistory: [{ amount: { amount: 0 }, receiptCode: null }],
    });
    await at.pass("P7DT1H");
    const paid = await premium();
    expect(paid).toMatchObject({
      status: "active",
      paymentStatus: "active",
      freeTrialExpiration: null,
      billingHistory: [{ amount: { amount: 1900 } }, { amount: { amount: 0 } }],
    });
    expect(paid?.receiptCode).toMatch(/^[A-Z2-9]{10}$/);
    expect((await person.get("/api/curie/billing-history")).json()).toEqual({
      billingHistory: paid?.billingHistory,
    });
  });

  test("is refused by the card: access goes on for the days of grace, then ends [G-19 S91]", async () => {
    await at.buy(person, { card: cards.paysOnce });
    await at.settled();
    await at.pass("P1MT1H");
    expect(await premium()).toMatchObject({ status: "error", paymentStatus: "active" });
    await at.pass("P14D");
    expect((await premium())?.status).toBe("expired");
    await at.pass("P20D");
    expect((await premium())?.status).toBe("expired");
  });
});

describe("opening the checkout", () => {
  test("names the plan and whom it is for [S132 S134]", async () => {
    const { identity, paddlePlanId } = await at.offer(person, { billingInterval: "yearly" });
    const answer = await person.post("/api/curie/checkout", { planIdentity: identity });
    expect(answer.json()).toEqual({
      paddleVersion: "newer",
      paddlePlanId,
      customData: { user_identity: person.identity, projectEnvironmentName: "demo" },
    });
  });

  test("is refused for a plan that is not on offer here, or not at all [S146]", async () => {
    const inChina = await at.person({ country: "CN" });
    const foreign = await at.offer(inChina, { billingInterval: "yearly" });
    const unknown = "3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f";
    for (const planIdentity of [foreign.identity, unknown]) {
      const answer = await person.post("/api/curie/checkout", { planIdentity });
      expect(refusalOf(answer)).toEqual({ status: 404, code: "billing.plan-not-offered" });
    }
  });

  test.each(["admin", "others"] as const)(
    "is refused while a premium plan runs that %s granted [S140 S247]",
    async (grantingMechanism) => {
      const { identity } = await at.offer(person);
      await grantPremium(at.ctx, {
        userId: person.identity,
        planName: "premium_editing_only",
        endsAt: after(30),
        grantedFrom: "somebody",
        grantingMechanism,
      });
      const answer = await person.post("/api/curie/checkout", { planIdentity: identity });
      expect(refusalOf(answer)).toEqual({ status: 409, code: "billing.duplicate-plan" });
    },
  );
});

describe("managing a plan", () => {
  test("leads to links made for each click; cancelling there ends the plan with its period [S115 S195 G-42]", async () => {
    await at.buy(person);
    await at.settled();
    const [first, second] = [await links(), await links()].map((answer) => answer.json());
    expect(first.cancelUrl).not.toBe(second.cancelUrl);
    expect((await fetch(first.updateUrl)).status).toBe(200);
    await cancelAt(first.cancelUrl);
    await at.settled();
    const endsAt = (await premium())?.endsAt;
    expect(await premium()).toMatchObject({ status: "cancelled", renews: false });
    expect(day(endsAt)).toBe(day(new Date(at.ctx.clock.now().getTime() + 31 * 86_400_000)));
    await at.pass("P32D");
    expect(await premium()).toMatchObject({ status: "expired", endsAt });
    expect(refusalOf(await links())).toEqual({ status: 409, code: "billing.no-subscription" });
  });

  test("without a subscription says so [S195]", async () => {
    expect(refusalOf(await links())).toEqual({ status: 409, code: "billing.no-subscription" });
  });

  test.each(["500-json", "500-text", "429"])(
    "says that the provider cannot be reached when it answers %s, and gives no old links [S195 G-42]",
    async (kind) => {
      await at.buy(person);
      await at.settled();
      expect((await links()).statusCode).toBe(200);
      await at.control("/api-faults", { kind, calls: 1 });
      expect(refusalOf(await links())).toEqual({
        status: 503,
        code: "billing.provider-not-reachable",
      });
    },
  );
});

/** Presses the one button of the provider's page. */
async function cancelAt(url: string): Promise<void> {
  const page = await (await fetch(url)).text();
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1] ?? "";
  const answer = await fetch(new URL(action.replaceAll("&amp;", "&"), url), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "",
  });
  expect(answer.status).toBeLessThan(400);
}

describe("asking the provider", () => {
  test("finds what no message told, once in ten seconds [S190 G-43 G-78]", async () => {
    await at.buy(person);
    const answer = await reconcile("checkout-completed");
    expect(answer.json()).toMatchObject({
      paddlePending: false,
      plans: { premium: { status: "active", billingHistory: [{ amount: { amount: 1900 } }] } },
    });
    await at.control("/api-faults", { kind: "500-json", calls: 1 });
    expect((await reconcile("poll")).statusCode).toBe(200);
    // The fault is still there: nobody asked in between.
    expect((await links()).statusCode).toBe(503);
    await at.settled();
    expect((await premium())?.billingHistory).toHaveLength(1);
  });

  test("while it cannot be reached answers what is stored [S189 S190]", async () => {
    await at.buy(person);
    await at.settled();
    await at.control("/api-faults", { kind: "500-text", calls: 3 });
    expect((await reconcile("asked")).json()).toMatchObject({
      plans: { premium: { status: "active" } },
    });
    await at.control("/api-faults", { kind: "500-text", calls: 0 });
  });

  test("a reload that reports the purchase again does not wait for ever [G-89]", async () => {
    await at.buy(person);
    await at.settled();
    for (let times = 0; times < 2; times += 1) {
      at.clock.advance(10_001);
      const answer = await reconcile("checkout-completed");
      expect(answer.json()).toMatchObject({ paddlePending: false });
    }
  });
});

describe.each(["newer", "classic"] as const)("a change begun at the provider (%s)", (version) => {
  const flag = "curie_use_paddle_billing_for_new_subscriptions";
  const flagIs = (on: boolean | null) =>
    person.send({ method: "POST", url: `/api/demo/flags/${flag}`, payload: { on } });
  const aMoment = () => at.clock.advance(10_001);

  beforeEach(async () => {
    await flagIs(version === "newer");
    await at.buy(person);
    await flagIs(null);
    await at.settled();
    expect((await premium())?.paddleVersion).toBe(version);
    aMoment();
  });

  test("and not made is found out by asking, and stays awaited [S139 G-43]", async () => {
    expect((await reconcile("change-opened")).json()).toMatchObject({ paddlePending: true });
    aMoment();
    for (const asked of [true, false]) {
      const answer = (await reconcile("poll")).json();
      expect(answer).toMatchObject({ asked, paddlePending: true });
    }
    // What was told before, and comes only now, is not what is awaited.
    await at.settled();
    expect((await at.state(person)).paddlePending).toBe(true);
  });

  test("and made arrives by its message, or by asking when that is lost [S139 G-43]", async () => {
    for (const byMessage of [true, false]) {
      await reconcile("change-opened");
      aMoment();
      const { updateUrl } = (await links()).json();
      await saveCardAt(updateUrl);
      if (byMessage) await at.settled();
      const answer = await (byMessage ? at.state(person) : (await reconcile("poll")).json());
      expect(answer).toMatchObject({ paddlePending: false });
      aMoment();
    }
  });
});

/** Fills in the form of the provider's page. */
async function saveCardAt(url: string): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    body: new URLSearchParams({
      number: cards.good,
      holder: "Ada Ortiz",
      expiry: "12/40",
      securityCode: "123",
    }),
  });
  expect(answer.status).toBe(200);
}

describe("at night", () => {
  test("everything the provider has is asked for, also what was bought under another address [G-43]", async () => {
    const { email } = person;
    await at.buy({ ...person, email: `other-${email}` });
    await reconcileEverybody(at.ctx);
    expect(await premium()).toMatchObject({ status: "active" });
    await at.settled();
    await reconcileEverybody(at.ctx);
    expect(await premium()).toMatchObject({ status: "active", billingHistory: [{}] });
  });
});

describe("in China, where the common checkout is switched on", () => {
  test("a year is bought once at the provider and does not renew [S128 S134 G-35]", async () => {
    const china = await startPayingApp({ FLAG_RUBRIQ_CHINA_ALSO_USES_PADDLE: "on" });
    try {
      const reader = await china.person({ country: "CN" });
      await china.buy(reader, { wanted: { billingInterval: "yearly" }, countryCode: "CN" });
      await reader.post("/api/curie/status/sync", { reason: "checkout-completed" });
      await china.settled();
      const state = await china.state(reader);
      expect(state.paddlePending).toBe(false);
      expect(state.plans.premium).toMatchObject({
        status: "active",
        renews: false,
        grantingMechanism: "paddle",
        planPrice: { currency: "CNY" },
        billingHistory: [{ amount: { currency: "CNY" } }],
      });
      china.clock.advance(10_001);
      const again = await reader.post("/api/curie/status/sync", { reason: "checkout-completed" });
      expect(again.json()).toMatchObject({ paddlePending: false });
      const code = state.plans.premium?.receiptCode;
      const result = await reader.get(`/api/digital-edit/purchase/${code}`);
      expect(result.json()).toMatchObject({ status: "completed", continueUrl: null });
    } finally {
      await china.close();
    }
  });
});

describe("a receipt", () => {
  test("is a PDF of the provider, at a fresh address, for who paid alone [S181 S182]", async () => {
    await at.buy(person);
    await at.settled();
    const code = (await premium())?.receiptCode;
    const { url } = (await person.get(`/api/receipts/${code}`)).json();
    const file = await fetch(url);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect((await file.text()).slice(0, 5)).toBe("%PDF-");
    const stranger = await at.person();
    expect(refusalOf(await stranger.get(`/api/receipts/${code}`))).toEqual({
      status: 404,
      code: "billing.receipt-not-found",
    });
    await at.control("/api-faults", { kind: "500-json", calls: 1 });
    expect(refusalOf(await person.get(`/api/receipts/${code}`)).code).toBe(
      "billing.provider-not-reachable",
    );
  });
});

describe("opening a second checkout", () => {
  const open = async () => {
    const { identity } = await at.offer(person);
    return person.post("/api/curie/checkout", { planIdentity: identity });
  };

  test("is refused while the first payment is on its way, and allowed when it never arrives [S140 G-89]", async () => {
    await reconcile("checkout-completed");
    expect(refusalOf(await open())).toEqual({ status: 409, code: "billing.purchase-pending" });
    await at.pass("PT16M");
    expect((await open()).statusCode).toBe(200);
  });

  test("is refused when the first was paid in a page that is gone, before the provider has told [S140 S247 G-43]", async () => {
    await at.buy(person);
    expect(await premium()).toBeNull();
    expect(refusalOf(await open())).toEqual({ status: 409, code: "billing.duplicate-plan" });
    expect((await premium())?.status).toBe("active");
  });

  test("is allowed while the provider does not answer our question [G-43]", async () => {
    await at.control("/api-faults", { kind: "500-json", calls: 1 });
    expect((await open()).statusCode).toBe(200);
  });

  test("is allowed to somebody whose plan failed and who looked at the card page [S19]", async () => {
    await at.buy(person, { card: cards.paysOnce });
    await at.settled();
    await at.pass("P1MT1H");
    await reconcile("change-opened");
    expect((await at.state(person)).paddlePending).toBe(true);
    expect((await open()).statusCode).toBe(200);
  });

  test("that was open already is charged by the provider, and operators hear of it [S247]", async () => {
    const [one, two] = await Promise.all([at.checkout(person), at.checkout(person)]);
    await one.pay();
    await two.pay();
    await at.settled();
    expect((await premium())?.status).toBe("active");
    const heard = at.logLines.filter((line) => line.includes("more than one subscription"));
    expect(heard).toHaveLength(1);
    expect(heard[0]).toContain(person.identity);
  });
});
