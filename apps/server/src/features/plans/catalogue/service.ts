import type { AvailablePlans, Money, PublicOffer, Region, User } from "@curie/contract";
import { methodsOf } from "#config/payments.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { allFlags } from "#platform/flags.ts";
import {
  availablePlans,
  builtInCatalogue,
  everyOffer,
  lowestPerMonth,
  nextCode,
  priceProblem,
  type StoredCataloguePlan,
  starterOf,
} from "./rules.ts";
import {
  findCataloguePlan,
  findCurrencyPaid,
  insertCatalogueOnce,
  insertOffer,
  listCatalogue,
  listWholeCatalogue,
  lockOffer,
  updateOffered,
} from "./store.ts";

/** A new installation begins with the built-in catalogue; an existing one keeps its own. */
export async function stockCatalogue(ctx: Context): Promise<void> {
  const plans = builtInCatalogue().map((plan) => ({ ...plan, id: ctx.ids.uuid() }));
  await ctx.db.transaction(async (tx) => {
    if ((await listCatalogue(tx)).length === 0) await insertCatalogueOnce(tx, plans);
  });
}

/** What this person may buy, and the catalogue it was chosen from. */
export async function loadOffers(
  ctx: Context,
  db: Db,
  user: User,
): Promise<{ offers: AvailablePlans; catalogue: StoredCataloguePlan[] }> {
  const [catalogue, flags, currency] = await Promise.all([
    listCatalogue(db),
    allFlags(ctx.flags, user.identity),
    // Who chose none is quoted what was paid in before.
    user.currency ?? findCurrencyPaid(db, user.identity),
  ]);
  const { region } = user;
  const paysDirectly = methodsOf(ctx.config, region).length > 0;
  const buyer = { region, currency, flags, paysDirectly };
  return { offers: availablePlans(catalogue, buyer), catalogue };
}

/** The free trial and the lowest price of a region, for people without an account. */
export async function loadPublicOffer(
  ctx: Context,
  region: Region,
  isSold: boolean,
): Promise<PublicOffer> {
  const [catalogue, flags] = await Promise.all([listCatalogue(ctx.db), allFlags(ctx.flags)]);
  const paysDirectly = methodsOf(ctx.config, region).length > 0;
  const { premium } = availablePlans(catalogue, { region, currency: null, flags, paysDirectly });
  const starter = starterOf(catalogue, region);
  return {
    trial: {
      trialDays: starter?.trialDays ?? 1,
      edits: starter?.edits ?? 0,
      translations: starter?.translations ?? 0,
    },
    from: isSold ? lowestPerMonth(premium) : null,
  };
}

/**
 * The offer a person chose, as they would pay it now; null when it is not offered to them: another
 * region's, a monthly one in China, one of the other set of prices (S128, S146).
 */
export async function findOffer(ctx: Context, db: Db, user: User, identity: string) {
  const { offers, catalogue } = await loadOffers(ctx, db, user);
  const offer = everyOffer(offers).find((one) => one.identity === identity);
  const plan = catalogue.find((one) => one.id === identity);
  return offer && plan ? { offer, plan } : null;
}

/** The plan of the catalogue behind one of the provider's identities, of Paddle Billing or Paddle Classic. */
export async function findByProviderIdentity(
  db: Db,
  version: "classic" | "newer",
  identity: string,
): Promise<StoredCataloguePlan | null> {
  return findCataloguePlan(
    db,
    version === "newer" ? { paddlePriceId: identity } : { classicPlanId: identity },
  );
}

/** The plan of a code, also when it is no longer offered. */
export async function findByCode(db: Db, code: string): Promise<StoredCataloguePlan | null> {
  return findCataloguePlan(db, { code });
}

/** A plan of the catalogue, also when it is no longer offered. */
export async function getCataloguePlan(db: Db, id: string): Promise<StoredCataloguePlan | null> {
  return findCataloguePlan(db, { id });
}

export type WholeOffer = StoredCataloguePlan & { offered: boolean };

/** Everything that is offered, or was. */
export async function wholeCatalogue(db: Db): Promise<WholeOffer[]> {
  return listWholeCatalogue(db);
}

export type OfferChange = {
  prices: readonly Money[];
  paddlePriceId: string | null;
  classicPlanId: string | null;
  trialDays: number;
  edits: number | null;
  translations: number | null;
};

/**
 * Another offer takes the place of one: from now on it is what people are shown. The old row stays, since
 * plans, open purchases and the provider's messages name it.
 *
 * @returns the identity of the new one
 * @throws `not-found`, `staff.offer-not-current`, `staff.provider-identity-taken`, `staff.price-list-refused`
 */
export async function replaceOffer(ctx: Context, id: string, change: OfferChange): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const held = await lockOffer(tx, id);
    const old = held && (await findCataloguePlan(tx, { id }));
    if (!old) throw new Failure("not-found");
    if (!held.offered) throw new Failure("staff.offer-not-current");
    const { prices: given, ...values } = change;
    const problem = priceProblem(old, given);
    if (problem) throw new Failure("staff.price-list-refused", problem);
    await requireNewIdentities(tx, values);
    const next = ctx.ids.uuid();
    const prices = Object.fromEntries(given.map(({ currency, amount }) => [currency, amount]));
    const { position } = held;
    await updateOffered(tx, id, false);
    await insertOffer(tx, {
      ...old,
      ...values,
      id: next,
      code: nextCode(old.code),
      prices,
      position,
    });
    return next;
  });
}

/**
 * Takes an offer out, or offers it again; of what fills one place only one at a time.
 * @throws `not-found`, `staff.offer-not-current`
 */
export async function offerAgain(ctx: Context, id: string, offered: boolean): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const held = await lockOffer(tx, id);
    if (!held) throw new Failure("not-found");
    const all = await listWholeCatalogue(tx);
    const [base] = (all.find((plan) => plan.id === id)?.code ?? "").split("@");
    const another = all.some(
      (plan) => plan.id !== id && plan.offered && plan.code.split("@")[0] === base,
    );
    if (offered && another) throw new Failure("staff.offer-not-current");
    await updateOffered(tx, id, offered);
  });
}

/** A message of the provider names one plan: no two may share an identity there. */
async function requireNewIdentities(
  db: Db,
  { paddlePriceId, classicPlanId }: Pick<OfferChange, "paddlePriceId" | "classicPlanId">,
): Promise<void> {
  const taken =
    (paddlePriceId !== null && (await findCataloguePlan(db, { paddlePriceId }))) ||
    (classicPlanId !== null && (await findCataloguePlan(db, { classicPlanId })));
  if (taken) throw new Failure("staff.provider-identity-taken");
}
