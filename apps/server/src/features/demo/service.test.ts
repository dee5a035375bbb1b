import {
  type DemoAccountKey,
  type PlanState,
  planBadge,
  planBanner,
  type User,
} from "@curie/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cookieOf, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import {
  demoAccounts,
  demoEmail,
  demoPassword,
  seedDemoAccounts,
  toldOfNewName,
} from "./service.ts";

const day = 86_400_000;
type Load = PlanState & { user: User; launchNotice: boolean };

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp();
  await seedDemoAccounts(at.ctx, at.provider);
});
afterAll(() => at.close());

const cookies = new Map<string, string>();

async function loadOf(key: DemoAccountKey): Promise<Load> {
  const cookie =
    cookies.get(key) ??
    cookieOf(
      await at.request({
        method: "POST",
        url: "/api/accounts/sign-in",
        payload: { email: demoEmail(key), password: demoPassword },
      }),
    );
  cookies.set(key, cookie);
  return (await at.request({ method: "GET", url: "/api/curie/load", headers: { cookie } })).json();
}

/** What a person would see of the state: badge, banner, and why a start is refused. */
async function seenOf(key: DemoAccountKey) {
  const { plans, access, user } = await loadOf(key);
  const plan = plans.premium ?? plans.preferred_group ?? plans.free_trial;
  return [
    plan && planBadge(plan),
    plan?.status ?? null,
    planBanner(plans, user.region, at.clock.now())?.kind ?? null,
    access.editing.reason,
    access.translation.reason,
  ];
}

const expected: [DemoAccountKey, ...(string | null)[]][] = [
  ["no-plan", null, null, null, "no-plan", "no-plan"],
  ["starter", "trial", "active", "trial-days-left", null, "starter"],
  ["starter-ended", "expired", "expired", "free-trial-expired", "expired", "expired"],
  ["editing", "active", "active", null, null, "editing-only"],
  ["translation", "active", "active", null, null, null],
  ["used-up", "active", "active", "premium-to-be-expired", null, "premium-exceeded"],
  ["renewing", "active", "active", "premium-to-be-expired", null, null],
  ["card-trial", "trial", "active", "premium-to-be-expired", null, null],
  ["card-trial-cancelled", "trial", "cancelled", "plan-ending", null, null],
  ["cancelled", "active", "cancelled", null, null, "editing-only"],
  ["payment-failed", "error", "error", "payment-failed", null, "editing-only"],
  ["expired", "expired", "expired", "premium-expired", "expired", "expired"],
  ["granted", "active", "active", null, null, null],
  ["member", "active", "active", null, null, null],
  ["member-ended", "expired", "expired", null, "expired", "expired"],
  ["member-translation", "active", "active", null, "generic", null],
  ["member-and-premium", "active", "active", "premium-to-be-expired", null, null],
  ["china", null, null, null, "no-plan", "no-plan"],
  ["china-starter", "trial", "active", "trial-days-left", null, "starter"],
  ["china-premium", "active", "active", null, null, null],
  ["china-payment-failed", "error", "error", "payment-failed", null, null],
];

describe("the demo accounts", () => {
  test("are all described here", () => {
    expect(expected.map(([key]) => key)).toEqual(demoAccounts.map(({ key }) => key));
  });

  test.each(expected)(
    "%s shows badge %s, status %s, banner %s, editing %s, translation %s",
    async (...row) => {
      const [key, ...seen] = row;
      expect(await seenOf(key)).toEqual(seen);
    },
  );

  test("show the notice about the old name in one of them alone", async () => {
    const told: string[] = [];
    for (const { key } of demoAccounts) if ((await loadOf(key)).launchNotice) told.push(key);
    expect(told).toEqual([toldOfNewName]);
  });

  test("of China are in China, the others are not", async () => {
    for (const { key } of demoAccounts) {
      expect((await loadOf(key)).user.region).toBe(
        key.startsWith("china") ? "china" : "rest-of-world",
      );
    }
  });

  test("have paid for what was paid, in both products of the provider", async () => {
    const { premium } = (await loadOf("editing")).plans;
    expect(premium).toMatchObject({
      paddleVersion: "classic",
      billingHistory: [{ amount: { amount: 1200, currency: "USD" } }],
    });
    expect((await loadOf("translation")).plans.premium?.paddleVersion).toBe("newer");
    expect((await loadOf("china-premium")).plans.premium).toMatchObject({
      planPrice: { amount: 79_900, currency: "CNY" },
      renews: false,
      grantingMechanism: "others",
    });
    // A trial costs nothing, and so has no receipt.
    expect((await loadOf("card-trial")).plans.premium?.billingHistory).toMatchObject([
      { amount: { amount: 0 }, receiptCode: null },
    ]);
  });

  test("stay as they are when seeded again, and come back into their state as time passes", async () => {
    const facts = async () =>
      Promise.all(demoAccounts.map(async ({ key }) => (await loadOf(key)).plans));
    const before = await facts();
    await seedDemoAccounts(at.ctx, at.provider);
    expect(await facts()).toEqual(before);
    for (let days = 0; days < 3; days++) {
      at.clock.advance(4 * day);
      await seedDemoAccounts(at.ctx, at.provider);
      for (const [key, ...seen] of expected)
        expect([key, ...(await seenOf(key))]).toEqual([key, ...seen]);
    }
  });
});
