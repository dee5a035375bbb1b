import type { DemoAccountKey, Locale, User } from "@curie/contract";
import type { PaddleSandbox } from "@curie/paddle-sandbox";
import { acknowledgeLaunch } from "#features/accounts/notices/service.ts";
import { createConfirmedAccount, findAccount, removeAccount } from "#features/accounts/service.ts";
import { numberInvoice } from "#features/billing/receipts/service.ts";
import { processReceivedMessages } from "#features/billing/webhooks/service.ts";
import { consumeTranslation } from "#features/plans/access/service.ts";
import type { StoredCataloguePlan } from "#features/plans/catalogue/rules.ts";
import { findByCode } from "#features/plans/catalogue/service.ts";
import { grantPremium, grantPurchase } from "#features/plans/grants/service.ts";
import { addMember, createGroup } from "#features/plans/groups/service.ts";
import { recordPayment } from "#features/plans/payments/service.ts";
import { daysAfter } from "#features/plans/rules.ts";
import { loadPlanState } from "#features/plans/service.ts";
import { forgetSubscriptions } from "#features/plans/subscriptions/service.ts";
import { grantTrial } from "#features/plans/trials/service.ts";
import type { Context } from "#platform/context.ts";
import { boughtAt, isAsWished, type SubscriptionWish } from "./rules.ts";

/** The password of every account that the demo profile makes. */
export const demoPassword = "demo-manuscript";

/** Shows the notice about the product's new name (S83); in all others it has been read. */
export const toldOfNewName: DemoAccountKey = "granted";

/** The local payment provider, as far as accounts are made with it. */
export type SeededProvider = Pick<
  PaddleSandbox,
  "addSubscription" | "hasSubscription" | "forgetBuyer" | "settled"
> & { clock: Pick<PaddleSandbox["clock"], "catchUp"> };

/**
 * One account for every state a plan can be in, in both regions: `KEY@curie.test`. They are made by
 * the same services that people reach; what is bought is bought at the local provider, whose
 * messages say the rest. At each start those that have left their state come back into it.
 */
export type DemoAccount = {
  key: DemoAccountKey;
  name: string;
  country: string;
  locale: Locale;
  /** Brings the account into its state; safe to do again. */
  setUp(seed: Seed): Promise<void>;
  /** What it holds at the provider. */
  subscription: SubscriptionWish | null;
  /** How many translations of the present month are used. */
  translationsUsed: number;
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
  person("no-plan", "Ana Ferreira", "PT"),
  person("starter", "Mateo Ruiz", "ES", { setUp: (seed) => seed.trial(5) }),
  person("starter-ended", "Inés Duarte", "MX", { setUp: (seed) => seed.trial(-1) }),
  person("editing", "Nora Lind", "SE", {
    subscription: { code: `${editing}.monthly.checkout`, paddleVersion: "classic", ends: 25 },
  }),
  person("translation", "Yuki Tanaka", "JP", {
    subscription: { code: `${translation}.yearly.checkout`, ends: 200 },
    translationsUsed: 1,
  }),
  person("used-up", "Paulo Lima", "BR", {
    subscription: { code: `${translation}.monthly.checkout`, ends: 12 },
    translationsUsed: 2,
  }),
  person("renewing", "Grace Okafor", "GB", {
    subscription: { code: `${translation}.yearly.checkout`, ends: 9 },
  }),
  person("card-trial", "Leo Brandt", "DE", {
    subscription: { code: `${translation}.monthly.trial`, ends: 6 },
  }),
  person("card-trial-cancelled", "Mia Novak", "HR", {
    subscription: { code: `${translation}.monthly.trial`, ends: 5, cancelled: -0.5 },
  }),
  person("cancelled", "Olu Adeyemi", "NG", {
    subscription: { code: `${editing}.monthly.checkout`, ends: 12, cancelled: -0.5 },
  }),
  person("payment-failed", "Elena Popa", "RO", {
    subscription: { code: `${editing}.monthly.checkout`, ends: -2, declined: true },
  }),
  person("expired", "Tom Becker", "AT", {
    subscription: { code: `${editing}.yearly.checkout`, ends: -3, cancelled: -30 },
  }),
  person("granted", "Dr Amal Haddad", "LB", { setUp: (seed) => seed.grant() }),
  person("member", "Sofia Conti", "IT", { setUp: (seed) => seed.member("DEMO-LAB") }),
  person("member-ended", "Jan Kowalski", "PL", { setUp: (seed) => seed.member("DEMO-ENDED") }),
  person("member-translation", "Lucía Vega", "CL", {
    setUp: (seed) => seed.member("DEMO-TRANSLATION"),
  }),
  person("member-and-premium", "Hugo Martin", "FR", {
    setUp: (seed) => seed.member("DEMO-LAB"),
    subscription: { code: `${editing}.monthly.checkout`, ends: 18 },
  }),
  person("china", "李静", "CN"),
  person("china-starter", "王磊", "CN", { setUp: (seed) => seed.trial(5) }),
  person("china-premium", "陈敏", "CN", { setUp: (seed) => seed.yearInChina() }),
  person("china-payment-failed", "赵宁", "CN", {
    subscription: { code: `${translation}.monthly.checkout`, ends: -2, declined: true },
  }),
];

function person(
  key: DemoAccountKey,
  name: string,
  country: string,
  holds: Partial<Pick<DemoAccount, "setUp" | "subscription" | "translationsUsed">> = {},
): DemoAccount {
  const locales = new Map<string, Locale>([
    ["ES", "es_ES"],
    ["MX", "es_ES"],
    ["CL", "es_ES"],
    ["JP", "ja_JP"],
    ["BR", "pt_BR"],
    ["PT", "pt_BR"],
    ["CN", "zh_CN"],
  ]);
  const nothing = { setUp: async () => {}, subscription: null, translationsUsed: 0 };
  return { key, name, country, locale: locales.get(country) ?? "en_US", ...nothing, ...holds };
}

/** Ends the demo accounts with all they hold, so that seeding makes them anew. */
export async function removeDemoAccounts(ctx: Context): Promise<void> {
  for (const { key } of demoAccounts) {
    const user = await findAccount(ctx.db, demoEmail(key));
    if (!user) continue;
    await forgetSubscriptions(ctx, user.identity);
    await removeAccount(ctx.db, user.identity);
  }
}

/**
 * Every account in its state. Done again it changes nothing, but for accounts that have left their
 * state, by the passing of time or by what somebody did.
 *
 * @param provider null where payments are not local: nobody can be made to have bought something
 */
export async function seedDemoAccounts(
  ctx: Context,
  provider: SeededProvider | null,
): Promise<void> {
  for (const { days, ...group } of demoGroups) {
    const endsAt = daysAfter(ctx.clock.now(), days);
    const startsAt = daysAfter(ctx.clock.now(), -30);
    await createGroup(ctx, { ...group, startsAt, endsAt, adminEmail: "group-admin@curie.test" });
  }
  const accounts = await Promise.all(
    demoAccounts.map(async (account) => {
      const { key, name, country, locale } = account;
      const email = demoEmail(key);
      const profile = { name, email, password: demoPassword, country, locale };
      const user = await createConfirmedAccount(ctx, profile);
      if (key !== toldOfNewName) await acknowledgeLaunch(ctx, user);
      await account.setUp(seedFor(ctx, user));
      return { ...account, user };
    }),
  );
  if (provider) await seedSubscriptions(ctx, provider, accounts);
  for (const { user, translationsUsed } of accounts) {
    await consumeTranslations(ctx, user, translationsUsed);
  }
}

type MadeAccount = DemoAccount & { user: User };

/** The provider lets them happen and tells of them, and we read what it tells. */
async function seedSubscriptions(
  ctx: Context,
  provider: SeededProvider,
  accounts: readonly MadeAccount[],
): Promise<void> {
  // What became due while nobody was here belongs to the state that is looked at.
  provider.clock.catchUp();
  await hearFrom(ctx, provider);
  await Promise.all(accounts.map((account) => seedSubscription(ctx, provider, account)));
  await hearFrom(ctx, provider);
}

async function hearFrom(ctx: Context, provider: SeededProvider): Promise<void> {
  await provider.settled();
  await processReceivedMessages(ctx);
}

async function seedSubscription(
  ctx: Context,
  provider: SeededProvider,
  { user, subscription: wish }: MadeAccount,
): Promise<void> {
  if (wish === null) return;
  const now = ctx.clock.now();
  const { premium } = (await loadPlanState(ctx, user, true)).plans;
  const plan = await getByCode(ctx, wish.code);
  const isKnown = provider.hasSubscription(premium?.grantedFrom?.identifier ?? "");
  if (isKnown && isAsWished(premium, wish, plan, now)) return;

  await forgetSubscriptions(ctx, user.identity);
  provider.forgetBuyer(user.email);
  const classic = wish.paddleVersion === "classic";
  provider.addSubscription({
    generation: classic ? "classic" : "billing",
    planId: (classic ? plan.classicPlanId : plan.paddlePriceId) ?? "",
    buyer: { email: user.email, name: user.name, countryCode: user.country ?? "US" },
    customData: {
      user_identity: user.identity,
      ...(classic ? {} : { projectEnvironmentName: ctx.config.projectEnvironmentName }),
    },
    boughtAt: boughtAt(wish, plan, now),
    ...(wish.declined ? { renewalsDeclined: true } : {}),
    ...(wish.cancelled === undefined ? {} : { cancelledAt: daysAfter(now, wish.cancelled) }),
  });
}

async function consumeTranslations(ctx: Context, user: User, used: number): Promise<void> {
  if (used === 0) return;
  const { premium } = (await loadPlanState(ctx, user, true)).plans;
  const consumed = premium?.access.features.translation.usesConsumed ?? used;
  for (let uses = consumed; uses < used; uses++) {
    await ctx.db.transaction((tx) => consumeTranslation(ctx, tx, user));
  }
}

/** What can be done to a demo account; days count from now, and below zero they are past. */
type Seed = {
  trial(daysLeft: number): Promise<void>;
  grant(): Promise<void>;
  member(code: string): Promise<void>;
  yearInChina(): Promise<void>;
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
        await recordPayment(ctx, tx, {
          userId: user.identity,
          takenBy: "direct",
          externalId,
          paidAt: now,
          amount: price,
          plan,
          belongsTo: { planId },
          invoiceNumber: await numberInvoice(ctx, tx),
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
