import type { AvailablePlan, PlanState, Purchase } from "@curie/contract";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { payments, plans } from "#features/plans/tables.ts";
import { type Person, refusalOf } from "#platform/testing/app-for-tests.ts";
import { type PayingApp, startPayingApp } from "#platform/testing/paying-app.ts";
import { purchases } from "../tables.ts";
import { closeOldPurchases, saveVoucher } from "./service.ts";

/** Purchases that meet one another, a voucher, or somebody who has gone. */
let at: PayingApp;
let person: Person;
let offer: AvailablePlan;
beforeAll(async () => {
  at = await startPayingApp({ FLAG_RUBRIQ_CHINA_ALSO_USES_PADDLE: "off" });
  for (const code of ["ALL-ONE", "ALL-TWO"]) {
    const everywhere = { amount: null, currency: null, cataloguePlanId: null, endsAt: null };
    await saveVoucher(at.ctx, { ...everywhere, code, percent: 100 });
  }
});
beforeEach(async () => {
  person = await at.person({ country: "CN" });
  await person.post(`/api/users/${person.identity}/currency`, { currency: "CNY" });
  const [found] = (await state()).availablePlans.editing;
  if (!found) throw new Error("nothing is sold on the payment page");
  offer = found;
});
afterAll(() => at.close());

const state = async () => (await person.get("/api/curie/status/sync")).json<PlanState>();
const pay = (change: object = {}, who = person) =>
  who.post("/api/digital-edit/payment", {
    acceptedTermsAndConditions: true,
    additionalData: { availableDigitalPurchaseIdentity: offer.identity },
    paymentMethodId: "wechat_pay",
    ...change,
  });
const decide = (url: string | null, decision: "approve" | "refuse") =>
  at.request({
    method: "POST",
    url: url ?? "",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `decision=${decision}`,
  });
const ownPayments = () =>
  at.ctx.db.select().from(payments).where(eq(payments.userId, person.identity));
const held = () =>
  at.ctx.db
    .select()
    .from(plans)
    .where(and(eq(plans.userId, person.identity), isNull(plans.replacedAt)));

describe("in the same moment", () => {
  test("two vouchers that pay all of it give one plan and one payment [G-38]", async () => {
    const answers = await Promise.all(
      ["ALL-ONE", "ALL-TWO"].map((voucherApplied) => pay({ voucherApplied })),
    );
    const done = answers.filter(
      (one) => one.statusCode === 200 && one.json<Purchase>().status === "completed",
    );
    expect(done).toHaveLength(1);
    expect(await ownPayments()).toHaveLength(1);
    expect(await held()).toHaveLength(1);
  });

  test("one voucher is good for two people [G-38]", async () => {
    const other = await at.person({ country: "CN" });
    await other.post(`/api/users/${other.identity}/currency`, { currency: "CNY" });
    const answers = await Promise.all([
      pay({ voucherApplied: "ALL-ONE" }),
      pay({ voucherApplied: "ALL-ONE" }, other),
    ]);
    for (const answer of answers) expect(answer.json()).toMatchObject({ status: "completed" });
  });

  test("a payment that is approved and refused is one of both, for good [S192]", async () => {
    const { continueUrl, receiptCode } = (await pay()).json<Purchase>();
    await Promise.all([decide(continueUrl, "approve"), decide(continueUrl, "refuse")]);
    const result = () => person.get(`/api/digital-edit/purchase/${receiptCode}`);
    const { status } = (await result()).json<Purchase>();
    expect(await ownPayments()).toHaveLength(status === "completed" ? 1 : 0);
    expect(await held()).toHaveLength(status === "completed" ? 1 : 0);
    await decide(continueUrl, status === "completed" ? "refuse" : "approve");
    expect((await result()).json()).toMatchObject({ status });
  });

  test("an approval and the deletion of the account end with a kept payment or with none [G-84]", async () => {
    const { continueUrl, receiptCode } = (await pay()).json<Purchase>();
    const [decided, closed] = await Promise.all([
      decide(continueUrl, "approve"),
      person.post("/api/accounts/close", { confirmation: "a long enough password" }),
    ]);
    expect(closed.statusCode).toBe(200);
    expect([303, 404]).toContain(decided.statusCode);
    const [left] = await at.ctx.db
      .select()
      .from(purchases)
      .where(eq(purchases.receiptCode, receiptCode));
    const kept = await at.ctx.db
      .select()
      .from(payments)
      .where(eq(payments.receiptCode, receiptCode));
    const expected = decided.statusCode === 303 ? [{ userId: null, planId: null }] : [];
    expect(kept).toMatchObject(expected);
    expect(left?.userId ?? null).toBeNull();
    expect(left === undefined).toBe(decided.statusCode === 404);
    expect(await held()).toEqual([]);
  });

  test("an approval and the nightly closing of old purchases agree on what it was [S192]", async () => {
    const { continueUrl, receiptCode } = (await pay()).json<Purchase>();
    at.clock.advance(25 * 3_600_000);
    await Promise.all([decide(continueUrl, "approve"), closeOldPurchases(at.ctx)]);
    const { status } = (
      await person.get(`/api/digital-edit/purchase/${receiptCode}`)
    ).json<Purchase>();
    expect(await ownPayments()).toHaveLength(status === "completed" ? 1 : 0);
    expect(["completed", "failed"]).toContain(status);
  });

  test("opening the provider's checkout and paying here are told apart by who comes to a plan first [S140 S247]", async () => {
    const { continueUrl } = (await pay()).json<Purchase>();
    await decide(continueUrl, "approve");
    const answers = await Promise.all([
      pay({ paymentMethodId: "wechat_pay" }),
      person.post("/api/curie/checkout", { planIdentity: offer.identity }),
    ]);
    for (const answer of answers) {
      expect(refusalOf(answer)).toEqual({ status: 409, code: "billing.duplicate-plan" });
    }
  });
});

describe("somebody else's purchase", () => {
  test("is neither seen nor paid for by who does not know its secret address [S24]", async () => {
    const { receiptCode, continueUrl } = (await pay()).json<Purchase>();
    const stranger = await at.person({ country: "CN" });
    const seen = await stranger.get(`/api/digital-edit/purchase/${receiptCode}`);
    expect(refusalOf(seen).code).toBe("billing.receipt-not-found");
    const guessed = continueUrl?.replace(/.{8}$/, "AAAAAAAA") ?? "";
    expect((await decide(guessed, "approve")).statusCode).toBe(404);
    expect(await ownPayments()).toEqual([]);
  });
});

test("the state says whether something was bought, with money or by a voucher [S238 G-41]", async () => {
  const purchase = async () => (await state()).digitalEdit;
  expect(await purchase()).toEqual({ hasDigitalEditingPurchase: false, enabled: true });
  const { continueUrl } = (await pay()).json<Purchase>();
  expect((await purchase()).hasDigitalEditingPurchase).toBe(false);
  await decide(continueUrl, "approve");
  expect((await purchase()).hasDigitalEditingPurchase).toBe(true);

  person = await at.person({ country: "CN" });
  await person.post(`/api/users/${person.identity}/currency`, { currency: "CNY" });
  await pay({ voucherApplied: "ALL-ONE" });
  expect((await purchase()).hasDigitalEditingPurchase).toBe(true);
});

test("a form that does not fit is refused with the names of its fields [S192]", async () => {
  const answer = await pay({ amount: "much", billingAddress: { name: "" }, useCredits: 7 });
  expect(refusalOf(answer)).toEqual({ status: 400, code: "invalid-input" });
  const { fields } = answer.json<{ params: { fields: string[] } }>().params;
  expect(fields).toEqual(expect.arrayContaining(["amount", "billingAddress.street", "useCredits"]));
  expect(await ownPayments()).toEqual([]);
});
