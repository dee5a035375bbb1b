import type { DemoAccountKey, Locale, User } from "@curie/contract";
import { createConfirmedAccount, findAccount, removeAccount } from "#features/accounts/service.ts";
import { consumeTranslation } from "#features/plans/access/service.ts";
import type { StoredCataloguePlan } from "#features/plans/catalogue/rules.ts";
import { findByCode } from "#features/plans/catalogue/service.ts";
import { grantPremium, grantPurchase } from "#features/plans/grants/service.ts";
import { addMember, createGroup } from "#features/plans/groups/service.ts";
import { recordPayment } from "#features/plans/payments/service.ts";
import { daysAfter } from "#features/plans/rules.ts";
import { loadPlanState } from "#features/plans/service.ts";
import type { SubscriptionNews } from "#features/plans/subscriptions/rules.ts";
import { applySubscription } from "#features/plans/subscriptions/service.ts";
import { grantTrial } from "#features/plans/trials/service.ts";
import type { Context } from "#platform/context.ts";

/** The password of every account that the demo profile makes. */
export const demoPassword = "demo-manuscript";

/**
 * One account for every state a plan can be in, in both regions: `KEY@curie.test`. They are made by
 * the same services that people and the payment provider reach, and brought back into their state
 * at each start, so that a trial with five days left always has five.
 */
export type DemoAccount = {
  key: DemoAccountKey;
  name: string;
  country: string;
  locale: Locale;
  /** Brings the account into its state; safe to do again. */
  setUp(seed: Seed): Promise<void>;
};

export function demoEmail(key: DemoAccountKey): string {
  return `${key}@curie.test`;
}

const editing = "rest-of-world.original.premium_editing_only";
const translation = "rest-of-world.original.premium_including_translation";
const chinaYear = "china.original.premium_including_translation.yearly.direct";

/** Three years: a demonstration that lets one pass still has members. */
const groupDays = 1100;

export const demoGroups = [
  { code: "DEMO-LAB", name: "Alpine Hydrology Lab", translationsPerMember: 3, days: groupDays },
  { code: "DEMO-FULL", name: "One Seat Institute", seats: 0, days: groupDays },
  { code: "DEMO-ENDED", name: "Last Year’s Cohort", translationsPerMember: 3, days: -2 },
  {
    code: "DEMO-TRANSLATION",
    name: "Translators’ Circle",
    grantsEditing: false,
    translationsPerMember: 2,
    days: groupDays,
  },
  { code: "DEMO-TRIAL", name: "Summer School", kind: "trial", days: groupDays },
] as const;

export const demoAccounts: readonly DemoAccount[] = [
  person("no-plan", "Ana Ferreira", "PT", async () => {}),
  person("starter", "Mateo Ruiz", "ES", (seed) => seed.trial(5)),
  person("starter-ended", "Inés Duarte", "MX", (seed) => seed.trial(-1)),
  person("editing", "Nora Lind", "SE", (seed) =>
    seed.subscription(`${editing}.monthly.checkout`, { periodEnds: 25 }, "classic"),
  ),
  person("translation", "Yuki Tanaka", "JP", async (seed) => {
    await seed.subscription(`${translation}.yearly.checkout`, { periodEnds: 200 });
    await seed.translations(1);
  }),
  person("used-up", "Paulo Lima", "BR", async (seed) => {
    await seed.subscription(`${translation}.monthly.checkout`, { periodEnds: 12 });
    await seed.translations(2);
  }),
  person("renewing", "Grace Okafor", "GB", (seed) =>
    seed.subscription(`${translation}.yearly.checkout`, { periodEnds: 9 }),
  ),
  person("card-trial", "Leo Brandt", "DE", (seed) =>
    seed.subscription(`${translation}.monthly.trial`, { trialEnds: 6 }),
  ),
  person("card-trial-cancelled", "Mia Novak", "HR", (seed) =>
    seed.subscription(`${translation}.monthly.trial`, { trialEnds: 5, cancels: 5 }),
  ),
  person("cancelled", "Olu Adeyemi", "NG", (seed) =>
    seed.subscription(`${editing}.monthly.checkout`, { periodEnds: 12, cancels: 12 }),
  ),
  person("payment-failed", "Elena Popa", "RO", (seed) =>
    seed.subscription(`${editing}.monthly.checkout`, { periodEnds: 28, pastDueSince: -2 }),
  ),
  person("expired", "Tom Becker", "AT", (seed) =>
    seed.subscription(`${editing}.yearly.checkout`, { periodEnds: -3, ended: -3 }),
  ),
  person("granted", "Dr Amal Haddad", "LB", (seed) => seed.grant()),
  person("member", "Sofia Conti", "IT", (seed) => seed.member("DEMO-LAB")),
  person("member-ended", "Jan Kowalski", "PL", (seed) => seed.member("DEMO-ENDED")),
  person("member-translation", "Lucía Vega", "CL", (seed) => seed.member("DEMO-TRANSLATION")),
  person("member-and-premium", "Hugo Martin", "FR", async (seed) => {
    await seed.member("DEMO-LAB");
    await seed.subscription(`${editing}.monthly.checkout`, { periodEnds: 18 });
  }),
  person("china", "李静", "CN", async () => {}),
  person("china-starter", "王磊", "CN", (seed) => seed.trial(5)),
  person("china-premium", "陈敏", "CN", (seed) => seed.yearInChina()),
  person("china-payment-failed", "赵宁", "CN", (seed) =>
    seed.subscription(`${translation}.monthly.checkout`, { periodEnds: 28, pastDueSince: -2 }),
  ),
];

function person(
  key: DemoAccountKey,
  name: string,
  country: string,
  setUp: DemoAccount["setUp"],
): DemoAccount {
  const locales: Partial<Record<string, Locale>> = {
    ...{
      ES: "es_ES",
      MX: "es_ES",
      CL: "es_ES",
      JP: "ja_JP",
      BR: "pt_BR",
      PT: "pt_BR",
      CN: "zh_CN",
    },
  };
  return { key, name, country, locale: locales[country] ?? "en_US", setUp };
}

/** Ends the demo accounts with all they hold, so that seeding makes them anew. */
export async function removeDemoAccounts(ctx: Context): Promise<void> {
  for (const { key } of demoAccounts) {
    const user = await findAccount(ctx.db, demoEmail(key));
    if (user) await removeAccount(ctx.db, user.identity);
  }
}

/** Every account in its state; done again, it changes nothing but what time has changed. */
export async function seedDemoAccounts(ctx: Context): Promise<void> {
  for (const { days, ...group } of demoGroups) {
    const endsAt = daysAfter(ctx.clock.now(), days);
    const startsAt = daysAfter(ctx.clock.now(), -30);
    await createGroup(ctx, { ...group, startsAt, endsAt, adminEmail: "group-admin@curie.test" });
  }
  await Promise.all(
    demoAccounts.map(async ({ key, name, country, locale, setUp }) => {
      const email = demoEmail(key);
      const profile = { name, email, password: demoPassword, country, locale };
      await setUp(seedFor(ctx, await createConfirmedAccount(ctx, profile)));
    }),
  );
}

/** What can be done to a demo account; days count from now, and below zero they are past. */
type Seed = {
  trial(daysLeft: number): Promise<void>;
  grant(): Promise<void>;
  member(code: string): Promise<void>;
  yearInChina(): Promise<void>;
  translations(used: number): Promise<void>;
  subscription(
    code: string,
    days: {
      periodEnds?: number;
      trialEnds?: number;
      cancels?: number;
      ended?: number;
      pastDueSince?: number;
    },
    paddleVersion?: "classic" | "newer",
  ): Promise<void>;
};

function seedFor(ctx: Context, user: User): Seed {
  const now = ctx.clock.now();
  const on = (days: number) => daysAfter(now, days);
  const today = now.toISOString().slice(0, 10);
  const plans = async () => (await loadPlanState(ctx, user, true)).plans;

  return {
    trial: (daysLeft) =>
      grantTrial(ctx, user, { startsAt: on(daysLeft - 7), endsAt: on(daysLeft) }),

    grant: async () => {
      const { premium } = await plans();
      if (premium && premium.status !== "expired") return;
      await grantPremium(ctx, {
        userId: user.identity,
        planName: "premium_including_translation",
        endsAt: on(120),
        grantedFrom: "demo",
      });
    },

    member: async (code) => {
      if (!(await plans()).preferred_group) await addMember(ctx, user, code);
    },

    yearInChina: async () => {
      const { premium } = await plans();
      if (premium && premium.status !== "expired") return;
      const plan = await getByCode(ctx, chinaYear);
      const price = priceOf(plan);
      const externalId = `demo-${user.identity}-${today}`;
      await ctx.db.transaction(async (tx) => {
        const planId = await grantPurchase(ctx, tx, {
          userId: user.identity,
          plan,
          price,
          grantingMechanism: "others",
          grantedFrom: externalId,
        });
        const payment = { userId: user.identity, externalId, paidAt: now, amount: price, plan };
        await recordPayment(ctx, tx, { ...payment, takenBy: "direct", belongsTo: { planId } });
      });
    },

    translations: async (used) => {
      const { premium } = await plans();
      const consumed = premium?.access.features.translation.usesConsumed ?? used;
      for (let uses = consumed; uses < used; uses++) {
        await ctx.db.transaction((tx) => consumeTranslation(ctx, tx, user));
      }
    },

    subscription: async (code, days, paddleVersion = "newer") => {
      const plan = await getByCode(ctx, code);
      const price = priceOf(plan);
      const subscriptionId = `${paddleVersion === "newer" ? "sub_" : ""}demo-${user.identity}`;
      const { periodEnds, trialEnds, cancels, ended, pastDueSince } = days;
      const startedAt = on(trialEnds === undefined ? -60 : trialEnds - plan.trialDays);
      const paid = trialEnds === undefined;
      const calm: SubscriptionNews = {
        newsId: `${today}.1`,
        occurredAt: on(Math.min(0, pastDueSince ?? 0, ended ?? 0) - 0.5),
        status: paid ? "active" : "trialing",
        startedAt,
        ...(paid ? { firstPaidAt: startedAt } : {}),
        trialEndsAt: trialEnds === undefined ? null : on(trialEnds),
        periodEndsAt: on(periodEnds ?? trialEnds ?? 0),
        cancelsAt: cancels === undefined ? null : on(cancels),
        ...(paddleVersion === "classic"
          ? { updateUrl: "/demo/classic/update", cancelUrl: "/demo/classic/cancel" }
          : {}),
      };
      const then: SubscriptionNews[] = [];
      if (pastDueSince !== undefined) {
        then.push({ newsId: `${today}.2`, occurredAt: on(pastDueSince), status: "past_due" });
      }
      if (ended !== undefined) {
        const endedAt = on(ended);
        then.push({ newsId: `${today}.3`, occurredAt: endedAt, status: "canceled", endedAt });
      }
      await ctx.db.transaction(async (tx) => {
        for (const news of [calm, ...then]) {
          await applySubscription(ctx, tx, {
            subscriptionId,
            paddleVersion,
            userId: user.identity,
            paddlePlanId:
              (paddleVersion === "newer" ? plan.paddlePriceId : plan.classicPlanId) ?? "",
            price,
            news,
          });
        }
        if (!paid) return;
        await recordPayment(ctx, tx, {
          userId: user.identity,
          takenBy: paddleVersion,
          externalId: `demo-${user.identity}`,
          paidAt: startedAt,
          amount: price,
          plan,
          belongsTo: { subscriptionId },
        });
      });
    },
  };
}

async function getByCode(ctx: Context, code: string): Promise<StoredCataloguePlan> {
  const plan = await findByCode(ctx.db, code);
  if (!plan) throw new Error(`the catalogue has no ${code}`);
  return plan;
}

/** In dollars, and in yuan in China. */
function priceOf({ prices, code }: StoredCataloguePlan) {
  if (prices.USD !== undefined) return { amount: prices.USD, currency: "USD" as const };
  if (prices.CNY !== undefined) return { amount: prices.CNY, currency: "CNY" as const };
  throw new Error(`${code} has no price`);
}
