import type { PlanState } from "@curie/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getPerson } from "#features/accounts/service.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { builtInCatalogue } from "../catalogue/rules.ts";
import { findByProviderIdentity } from "../catalogue/service.ts";
import { grantPremium } from "../grants/service.ts";
import { recordPayment } from "../payments/service.ts";
import { planSyncs, subscriptions } from "../tables.ts";
import type { SubscriptionSnapshot } from "./rules.ts";
import { applySubscription } from "./service.ts";

const priceOf = (code: string) => {
  const plan = builtInCatalogue().find((one) => one.code === code);
  if (!plan?.paddlePriceId || !plan.classicPlanId) throw new Error(`no ${code}`);
  return plan;
};
const monthly = priceOf("rest-of-world.original.premium_including_translation.monthly.checkout");
const yearly = priceOf("rest-of-world.original.premium_including_translation.yearly.checkout");

let at: TestApp;
let person: Person;
let made = 0;

beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

const inDays = (days: number) => new Date(at.clock.now().getTime() + days * 86_400_000);

function snapshot(
  subscriptionId: string,
  days: number,
  change: Partial<SubscriptionSnapshot["event"]> & Partial<SubscriptionSnapshot> = {},
): SubscriptionSnapshot {
  made += 1;
  const { paddlePlanId = monthly.paddlePriceId ?? "", price, paddleVersion, ...event } = change;
  return {
    subscriptionId,
    paddleVersion: paddleVersion ?? "newer",
    userId: person.identity,
    paddlePlanId,
    price: price ?? { amount: 1900, currency: "USD" },
    event: {
      eventId: `evt_${made}`,
      occurredAt: inDays(days),
      status: "active",
      customerId: "ctm_1",
      startedAt: inDays(-40),
      firstPaidAt: inDays(-40),
      periodEndsAt: inDays(20),
      cancelsAt: null,
      ...event,
    },
  };
}

const apply = (one: SubscriptionSnapshot) =>
  at.ctx.db.transaction((tx) => applySubscription(at.ctx, tx, one));

async function state(): Promise<PlanState> {
  return (await person.get("/api/curie/status/sync")).json<PlanState>();
}

async function emails(): Promise<string[]> {
  const { rows } = await at.ctx.db.execute(
    `select data->>'subject' as subject from pgboss.job
     where name = 'mail.deliver' and data->>'to' = '${person.email}' order by created_on`,
  );
  return rows.map((row) => String(row.subject));
}

describe("what the provider says", () => {
  test("becomes a plan with price, interval and both allowances [S90 S95 S96]", async () => {
    await apply(snapshot("sub_a1", 0));
    const { premium } = (await state()).plans;
    expect(premium).toMatchObject({
      planType: "premium",
      planName: "premium_including_translation",
      status: "active",
      paymentStatus: "active",
      planPrice: { amount: 1900, currency: "USD" },
      subscriptionInterval: "monthly",
      paddleVersion: "newer",
      grantingMechanism: "paddle",
      grantedFrom: { identifier: "sub_a1" },
      renews: true,
      paddleSubscription: { validThrough: inDays(20).toISOString() },
    });
    expect(premium?.access.features.translation.usesProvisioned).toBe(2);
    expect(premium?.access.features.editing.usesProvisioned).toBeNull();
  });

  test("of a subscription of Paddle Classic keeps its addresses [S96 S124]", async () => {
    const urls = { updateUrl: "https://p.example/u", cancelUrl: "https://p.example/c" };
    await apply(
      snapshot("501", 0, {
        paddleVersion: "classic",
        paddlePlanId: monthly.classicPlanId ?? "",
        ...urls,
      }),
    );
    expect((await state()).plans.premium).toMatchObject({
      paddleVersion: "classic",
      paddleSubscription: { ...urls, validThrough: inDays(20).toISOString() },
    });
  });

  test("changes nothing when it is told twice, and not when it comes late", async () => {
    const now = snapshot("sub_b1", 0, { cancelsAt: inDays(20) });
    await apply(now);
    const before = await state();
    await apply(now);
    await apply(snapshot("sub_b1", -10, { cancelsAt: null, periodEndsAt: inDays(-5) }));
    expect((await state()).plans.premium).toEqual(before.plans.premium);
    expect(before.plans.premium?.status).toBe("cancelled");
  });

  test("arriving in parallel makes one plan", async () => {
    await Promise.all([0, 1, 2, 3].map((days) => apply(snapshot("sub_c1", -days))));
    const rows = await at.ctx.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, person.identity));
    expect(rows).toHaveLength(1);
    expect((await state()).plans.premium?.status).toBe("active");
  });

  test("about another plan takes effect from the newest message on, also when an older one comes late", async () => {
    const [older, newer] = [
      snapshot("sub_d1", -2),
      snapshot("sub_d1", -1, {
        paddlePlanId: yearly.paddlePriceId ?? "",
        price: { amount: 15_900, currency: "USD" },
      }),
    ];
    for (const one of [newer, older]) await apply(one);
    expect((await state()).plans.premium).toMatchObject({
      subscriptionInterval: "yearly",
      planPrice: { amount: 15_900, currency: "USD" },
    });
  });

  test("about a new subscription replaces an ended one, whatever arrives later of the old", async () => {
    await apply(snapshot("sub_e1", -30));
    await apply(snapshot("sub_e2", 0, { startedAt: inDays(0) }));
    await apply(snapshot("sub_e1", -5, { status: "canceled", endedAt: inDays(-5) }));
    expect((await state()).plans.premium).toMatchObject({
      status: "active",
      grantedFrom: { identifier: "sub_e2" },
    });
  });

  test("leaves a running grant in use beside the subscription", async () => {
    await grantPremium(at.ctx, {
      userId: person.identity,
      planName: "premium_editing_only",
      endsAt: inDays(300),
      startsAt: inDays(-50),
      grantedFrom: "operator",
    });
    await apply(snapshot("sub_f1", 0));
    const { plans, access } = await state();
    expect(plans.premium?.grantingMechanism).toBe("paddle");
    expect(access.editing.sources.filter(({ running }) => running)).toHaveLength(2);
  });

  test("about a plan that the catalogue does not know is refused, and nothing is kept", async () => {
    await expect(apply(snapshot("sub_g1", 0, { paddlePlanId: "pri_unknown" }))).rejects.toThrow(
      /pri_unknown/,
    );
    expect((await state()).plans.premium).toBeNull();
  });

  test("ends the waiting for it [S97 S218]", async () => {
    const asked = await person.post("/api/curie/status/sync", { reason: "checkout-completed" });
    expect(asked.json<PlanState>()).toMatchObject({
      paddlePending: true,
      paddlePendingCreatedOn: at.clock.now().toISOString(),
    });
    await apply(snapshot("sub_h1", 0));
    expect(await state()).toMatchObject({ paddlePending: false, paddlePendingCreatedOn: null });
    const [sync] = await at.ctx.db
      .select()
      .from(planSyncs)
      .where(eq(planSyncs.userId, person.identity));
    expect(sync?.pendingSince).toBeNull();
  });

  test("holds the currency as long as it runs [S236 G-36]", async () => {
    const choose = (currency: string) =>
      person.post(`/api/users/${person.identity}/currency`, { currency });
    expect((await choose("EUR")).statusCode).toBe(200);
    await apply(snapshot("sub_l1", 0));
    expect(refusalOf(await choose("JPY"))).toEqual({ status: 409, code: "plans.currency-fixed" });
    expect((await choose("EUR")).statusCode).toBe(200);
    await apply(snapshot("sub_l1", 1, { status: "canceled", endedAt: inDays(0) }));
    expect((await choose("JPY")).statusCode).toBe(200);
  });

  test("is written to the holder once: a cancellation, a failed payment [G-65]", async () => {
    await apply(snapshot("sub_i1", -3, { status: "past_due" }));
    await apply(snapshot("sub_i1", -2, { status: "past_due" }));
    await apply(snapshot("sub_i1", -1));
    await apply(snapshot("sub_i1", 0, { cancelsAt: inDays(20) }));
    await apply(snapshot("sub_i1", 0.1, { cancelsAt: inDays(20) }));
    expect(await emails()).toEqual([
      "The payment for Premium with translation did not go through",
      "Premium with translation is cancelled",
    ]);
  });

  test("finds its payments, whichever was told first, and writes each once [S119 G-46 G-48]", async () => {
    const plan = await findByProviderIdentity(at.ctx.db, "newer", monthly.paddlePriceId ?? "");
    if (!plan) throw new Error("no plan");
    const payment = {
      userId: person.identity,
      takenBy: "newer" as const,
      paidAt: inDays(-1),
      amount: { amount: 1900, currency: "USD" as const },
      plan,
      belongsTo: { subscriptionId: "sub_k1" },
      billingCountry: "CN",
    };
    const pay = (change: object) =>
      at.ctx.db.transaction((tx) =>
        recordPayment(at.ctx, tx, { ...payment, externalId: "txn_1", ...change }),
      );
    await pay({});
    await apply(snapshot("sub_k1", 0));
    const first = (await state()).plans.premium;
    await pay({ invoiceNumber: "INV-1", refundedAmount: 900 });
    await pay({});
    const free = { amount: 0, currency: "USD" };
    await pay({ externalId: "txn_0", paidAt: inDays(-8), amount: free });
    const { premium } = (await state()).plans;
    expect(premium?.billingHistory).toEqual([
      {
        paymentId: first?.billingHistory[0]?.paymentId,
        date: inDays(-1).toISOString(),
        detail: {
          planName: "premium_including_translation",
          catalogueSet: "original",
          billingInterval: "monthly",
        },
        amount: { amount: 1900, currency: "USD" },
        refunded: { amount: 900, currency: "USD" },
        receiptCode: first?.receiptCode,
      },
      expect.objectContaining({ amount: free, receiptCode: null }),
    ]);
    expect(premium?.receiptCode).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    expect((await getPerson(at.ctx.db, person.identity)).region).toBe("china");
  });

  test("keeps access to the end of a cancelled plan and in the days of grace, and no longer [S115 G-19]", async () => {
    await apply(snapshot("sub_j1", 0, { cancelsAt: inDays(1) }));
    expect((await state()).access.editing.limitReached).toBe(false);
    at.clock.advance(86_400_000);
    expect(await state()).toMatchObject({
      plans: { premium: { status: "expired" } },
      access: { editing: { limitReached: true, reason: "expired", planType: "premium" } },
    });
  });
});
