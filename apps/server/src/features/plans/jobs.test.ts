import { randomUUID } from "node:crypto";
import { locales } from "@curie/contract";
import { makeFormatting } from "@curie/locales/formatting";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getPerson } from "#features/accounts/service.ts";
import { type Person, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { builtInCatalogue } from "./catalogue/rules.ts";
import { mailAboutPlan, mailGroupJoined } from "./emails.ts";
import { grantPremium, withdrawPlan } from "./grants/service.ts";
import { planJobs } from "./jobs.ts";
import type { PlanReminderKind } from "./reminders/rules.ts";
import type { StoredPlan } from "./rules.ts";
import { findPlan } from "./store.ts";
import { applySubscription } from "./subscriptions/service.ts";
import { endTrial, grantTrial } from "./trials/service.ts";

const day = 86_400_000;
const english = makeFormatting("en_US", "UTC");
let at: TestApp;
let person: Person;
beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

const inDays = (days: number) => new Date(at.clock.now().getTime() + days * day);
const userOf = (who = person) => getPerson(at.ctx.db, who.identity);

type Mail = { subject: string; text: string; html: string };

/** Mails on their way to somebody, oldest first. */
async function mailsTo(email: string): Promise<Mail[]> {
  const { rows } = await at.ctx.db.execute<{ data: Mail }>(
    sql`select data from pgboss.job where name = 'mail.deliver' and data->>'to' = ${email} order by created_on, id`,
  );
  return rows.map((row) => row.data);
}

async function remind(): Promise<void> {
  const [job] = planJobs;
  await job?.work(at.ctx, {}, { id: "1", signal: new AbortController().signal });
}

const subjects = async () => (await mailsTo(person.email)).map(({ subject }) => subject);

describe("the daily round", () => {
  test("writes three days before a trial ends and when it has ended, once each, however often it runs [G-65]", async () => {
    await grantTrial(at.ctx, await userOf());
    await remind();
    expect(await subjects()).toEqual([]);
    at.clock.advance(4 * day);
    for (let times = 0; times < 3; times++) await remind();
    expect(await subjects()).toEqual(["Your free trial ends on 9 March 2026"]);
    at.clock.advance(3 * day);
    await Promise.all([remind(), remind()]);
    expect((await subjects()).slice(1)).toEqual(["Starter has ended"]);
  });

  test("writes anew about a new end", async () => {
    const user = await userOf();
    await grantTrial(at.ctx, user, { endsAt: inDays(2) });
    await remind();
    await grantTrial(at.ctx, user, { endsAt: inDays(3) });
    await remind();
    expect(await subjects()).toHaveLength(2);
  });

  test("writes about subscriptions: the first payment, a yearly renewal, the end of grace [G-65]", async () => {
    const plan = builtInCatalogue().find(
      ({ code }) => code === "rest-of-world.original.premium_editing_only.yearly.checkout",
    );
    const tell = (event: object) =>
      at.ctx.db.transaction((tx) =>
        applySubscription(at.ctx, tx, {
          subscriptionId: `sub_${person.identity}`,
          paddleVersion: "newer",
          userId: person.identity,
          paddlePlanId: plan?.paddlePriceId ?? "",
          price: { amount: 9900, currency: "USD" },
          event: { eventId: randomUUID(), occurredAt: at.clock.now(), cancelsAt: null, ...event },
        }),
      );
    const dayIn = (days: number) => english.date(inDays(days).toISOString());
    const [first, second] = [dayIn(3), dayIn(368)];
    await tell({ status: "trialing", trialEndsAt: inDays(3), periodEndsAt: inDays(3) });
    await remind();
    at.clock.advance(3 * day);
    await tell({ status: "active", firstPaidAt: at.clock.now(), periodEndsAt: inDays(365) });
    await remind();
    at.clock.advance(344 * day);
    await remind();
    at.clock.advance(21 * day);
    await tell({ status: "past_due" });
    await remind();
    at.clock.advance(14 * day);
    await remind();
    expect(await subjects()).toEqual([
      `Your free trial ends on ${first}, and your plan begins`,
      `Premium, editing only renews on ${second}`,
      "The payment for Premium, editing only did not go through",
      "Premium, editing only has ended",
    ]);
  });

  test("says nothing about a plan that was given up or withdrawn", async () => {
    const user = await userOf();
    await grantTrial(at.ctx, user, { endsAt: inDays(2) });
    await endTrial(at.ctx, user);
    await grantPremium(at.ctx, {
      userId: user.identity,
      planName: "premium_editing_only",
      endsAt: inDays(2),
      grantedFrom: "operator",
    });
    const plan = await findPlan(at.ctx.db, user.identity, "premium");
    if (plan) await withdrawPlan(at.ctx, at.ctx.db, plan);
    await remind();
    expect(await subjects()).toEqual([]);
  });
});

describe("every email about plans", () => {
  const kinds: PlanReminderKind[] = [
    "trial-ending",
    "first-payment",
    "plan-renewing",
    "plan-ending",
    "plan-expired",
    "plan-cancelled",
    "payment-failed",
  ];

  test.each(locales)("reads whole in %s [G-65]", async (locale) => {
    const user = { ...(await userOf()), locale };
    await grantPremium(at.ctx, {
      userId: user.identity,
      planName: "premium_including_translation",
      endsAt: inDays(2),
      grantedFrom: "operator",
    });
    const plan = (await findPlan(at.ctx.db, user.identity, "premium")) as StoredPlan;
    const facts = { plan, on: inDays(2), amount: { amount: 15_900, currency: "USD" as const } };
    for (const kind of kinds) await mailAboutPlan(at.ctx, at.ctx.db, user, kind, facts);
    await mailGroupJoined(at.ctx, at.ctx.db, user, "Alpine Lab");
    const mails = await mailsTo(person.email);
    expect(mails).toHaveLength(kinds.length + 1);
    for (const { subject, text, html } of mails) {
      expect(`${subject}${text}`).not.toMatch(/\{\{|undefined|null/);
      expect(html).toContain("/rubriq/");
    }
    expect(mails[1]?.text).toMatch(/159[.,]00/);
  });
});
