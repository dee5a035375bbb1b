import {
  type AuditEntry,
  currencies,
  type ErrorBody,
  type HumanPriceList,
  type PlanState,
  type Purchase,
  type StaffOffer,
} from "@curie/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveVoucher } from "#features/billing/purchases/service.ts";
import { findByProviderIdentity } from "#features/plans/catalogue/service.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { openStaff, type StaffPerson } from "#platform/testing/staff.ts";

let at: TestApp;
let operator: StaffPerson;
beforeAll(async () => {
  // Cards are played on a page of our own, which needs no server that listens.
  at = await startTestApp({ CURIE_INTERNATIONAL_PAYMENTS: "off" });
  operator = await openStaff(at);
});
afterAll(() => at?.close());

const list = async () =>
  (await operator.get("/api/staff/catalogue")).json<{ offers: StaffOffer[] }>().offers;
const find = async (kind: string, audience = "rest-of-world") => {
  const found = (await list()).find(
    (offer) => offer.offered && offer.kind === kind && offer.audience === audience,
  );
  if (!found) throw new Error(`nothing of kind ${kind} is offered`);
  return found;
};
const replace = (offer: StaffOffer, change: object = {}) => {
  const { trialDays, edits, translations, prices } = offer;
  return operator.post(`/api/staff/catalogue/${offer.identity}/replace`, {
    ...{ trialDays, edits, translations, prices, paddlePriceId: null, classicPlanId: null },
    ...change,
  });
};
const setOffered = ({ identity }: StaffOffer, offered: boolean) =>
  operator.post(`/api/staff/catalogue/${identity}/offered`, { offered });
const offersOf = async (person: Person) =>
  (await person.get("/api/curie/status/sync")).json<PlanState>().availablePlans;
const usd = (amount: number) => [{ amount, currency: "USD" }];

describe("a price that an operator changes", () => {
  test("is for what is bought from now on: an open purchase and a plan keep theirs [G-83 G-91]", async () => {
    const buyer = await at.person();
    await buyer.post(`/api/users/${buyer.identity}/currency`, { currency: "USD" });
    const offer = await find("direct");
    const pay = await buyer.post("/api/digital-edit/payment", {
      ...{ acceptedTermsAndConditions: true, paymentMethodId: "card" },
      additionalData: { availableDigitalPurchaseIdentity: offer.identity },
    });
    const begun = pay.json<Purchase>();
    const changed = await replace(offer, { prices: usd(77_700) });
    expect(changed.statusCode).toBe(200);
    const { identity } = changed.json<{ identity: string }>();
    const other = await at.person();
    const now = (await offersOf(other)).editing.find((one) => one.identity === identity);
    expect(now).toMatchObject({ price: 77_700, planName: offer.planName });
    expect((await offersOf(other)).editing.map((one) => one.identity)).not.toContain(
      offer.identity,
    );
    await at.request({
      method: "POST",
      url: begun.continueUrl ?? "",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "decision=approve",
    });
    const { plans } = (await buyer.get("/api/curie/status/sync")).json<PlanState>();
    expect(plans.premium?.planPrice).toEqual(begun.total);
    expect(begun.total.amount).not.toBe(77_700);
  });

  test("leaves what the provider calls the old one, so that its renewals are understood [G-91]", async () => {
    const offer = await find("checkout");
    const { paddlePriceId, classicPlanId } = offer;
    const next = { paddlePriceId: "pri_new", classicPlanId: "990001" };
    expect((await replace(offer, { ...next, prices: usd(4321) })).statusCode).toBe(200);
    const old = await findByProviderIdentity(at.ctx.db, "newer", paddlePriceId ?? "");
    expect(old?.id).toBe(offer.identity);
    expect((await findByProviderIdentity(at.ctx.db, "classic", classicPlanId ?? ""))?.id).toBe(
      offer.identity,
    );
    const now = await findByProviderIdentity(at.ctx.db, "newer", "pri_new");
    expect(now).toMatchObject({ code: `${offer.code}@2`, prices: { USD: 4321 } });
    const another = await find("trial");
    expect(refusalOf(await replace(another, { paddlePriceId: "pri_new" })).code).toBe(
      "staff.provider-identity-taken",
    );
  });

  test("is changed once of two at the same moment, and an old one not at all [G-83]", async () => {
    const offer = await find("direct", "china");
    const prices = [{ amount: 60_000, currency: "CNY" }];
    const answers = await Promise.all([replace(offer, { prices }), replace(offer, { prices })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(refusalOf(await replace(offer, { prices })).code).toBe("staff.offer-not-current");
    expect(refusalOf(await setOffered(offer, true)).code).toBe("staff.offer-not-current");
  });

  test("needs the currency of its region, each one once; the trial without card has none [G-9]", async () => {
    const offer = await find("direct");
    const yuan = { amount: 1, currency: "CNY" };
    const refused = async (one: StaffOffer, prices: object[]) => {
      const { code, params } = (await replace(one, { prices })).json<ErrorBody>();
      return [code, params];
    };
    const starter = await find("starter");
    for (const [one, prices, params] of [
      [offer, [], { reason: "currency-missing", line: 1, currency: "USD" }],
      [offer, [yuan], { reason: "currency-missing", line: 1, currency: "USD" }],
      [offer, [...usd(1), ...usd(2)], { reason: "currency-twice", line: 2, currency: "USD" }],
      [offer, usd(0), { reason: "price-out-of-range", line: 1, currency: "USD" }],
      [starter, usd(1), { reason: "currency-not-here", line: 1, currency: "USD" }],
    ] as const) {
      expect(await refused(one, [...prices])).toEqual(["staff.price-list-refused", params]);
    }
    expect((await replace(starter, { trialDays: 14, edits: 9 })).statusCode).toBe(200);
    const person = await at.person();
    const { starter: shown } = (await person.get("/api/curie/status/sync")).json<PlanState>();
    expect(shown).toMatchObject({ trialDays: 14, edits: 9 });
  });

  test("takes the discount codes for it along [G-38]", async () => {
    const offer = await find("direct");
    const nothing = { amount: null, currency: null, endsAt: null };
    const voucher = { code: "ONEPLAN", percent: 50, cataloguePlanId: offer.identity, ...nothing };
    await saveVoucher(at.ctx, voucher);
    const { identity } = (await replace(offer)).json<{ identity: string }>();
    const { rows } = await at.ctx.db.execute("select catalogue_plan_id from vouchers");
    expect(rows).toEqual([{ catalogue_plan_id: identity }]);
  });
});

describe("prices of human editing that an operator changes", () => {
  const url = "/api/staff/human-prices";
  const load = async (level = "standard") => {
    const { lists } = (await operator.get(url)).json<{ lists: HumanPriceList[] }>();
    const list = lists.find(({ serviceLevel }) => serviceLevel === level);
    if (!list) throw new Error(`there is no ${level}`);
    return list;
  };
  const change = ({ serviceLevel, ...list }: HumanPriceList) =>
    operator.post(`${url}/${serviceLevel}`, list);
  const all = (amount: number) => currencies.map((currency) => ({ amount, currency }));
  const flat = (...lines: [words: number, amount: number][]) =>
    lines.map(([upToWords, amount]) => ({ upToWords, prices: all(amount) }));

  test("stand in the place of the others at once, and in the audit log with those before [G-40 G-83]", async () => {
    const [before, other] = [await load(), await load("plus")];
    const tiers = flat([2000, 5000], [25_000, 5000]);
    expect((await change({ ...before, tiers })).statusCode).toBe(200);
    expect(await load()).toMatchObject({ tiers });
    expect(await load("plus")).toEqual(other);
    const { rows } = (await operator.get("/api/staff/audit?act=human-prices-changed")).json<{
      rows: AuditEntry[];
    }>();
    expect(rows).toMatchObject([{ about: { kind: "price-list", identity: "standard" } }]);
    expect(rows[0]?.details).toMatchObject({
      before: expect.stringContaining("1500: 7900 USD"),
      after: expect.stringMatching(/^2000: 5000 USD, .*; 25000: 5000 USD/),
    });
  });

  test("leave no gap and never fall; the refusal says which line and why [G-40 G-83]", async () => {
    const list = await load();
    const missing = all(1).filter(({ currency }) => currency !== "JPY");
    const cases: [HumanPriceList["tiers"], object][] = [
      [flat([2000, 1], [2000, 1]), { reason: "words-not-rising", line: 2 }],
      [flat([0, 1], [25_000, 1]), { reason: "words-not-rising", line: 1 }],
      [flat([24_999, 1]), { reason: "words-not-enough", line: 1, words: 25_000 }],
      [flat([2000, 2], [25_000, 1]), { reason: "price-falls", line: 2, currency: "USD" }],
      [flat([25_000, 0]), { reason: "price-out-of-range", line: 1, currency: "USD" }],
      [
        [{ upToWords: 25_000, prices: missing }],
        { reason: "currency-missing", line: 1, currency: "JPY" },
      ],
      [
        [{ upToWords: 25_000, prices: [...all(1), ...all(2)] }],
        { reason: "currency-twice", line: 1, currency: "USD" },
      ],
    ];
    for (const [tiers, params] of cases) {
      const refused = (await change({ ...list, tiers })).json<ErrorBody>();
      expect([refused.code, refused.params]).toEqual(["staff.price-list-refused", params]);
    }
    expect(await load()).toEqual(list);
  });

  test("are changed once of two at the same moment: the other has seen what is no more [G-83]", async () => {
    const list = await load("plus");
    const answers = await Promise.all([
      change({ ...list, tiers: flat([25_000, 100]) }),
      change({ ...list, tiers: flat([25_000, 200]) }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const late = refusalOf(await change({ ...list, tiers: flat([25_000, 300]) }));
    expect(late.code).toBe("staff.price-list-changed");
  });
});

test("an offer that is taken out is sold to nobody, and can come back [G-83]", async () => {
  const offer = await find("checkout");
  const person = await at.person();
  const sold = async () => (await offersOf(person)).premium.map(({ identity }) => identity);
  expect(await sold()).toContain(offer.identity);
  await setOffered(offer, false);
  expect(await sold()).not.toContain(offer.identity);
  await setOffered(offer, true);
  expect(await sold()).toContain(offer.identity);
});
