import type { AvailablePlans, User } from "@curie/contract";
import { methodsOf } from "#config/payments.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { allFlags } from "#platform/flags.ts";
import { availablePlans, builtInCatalogue, everyOffer, type StoredCataloguePlan } from "./rules.ts";
import { findCataloguePlan, insertCatalogueOnce, listCatalogue } from "./store.ts";

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
  const [catalogue, flags] = await Promise.all([
    listCatalogue(db),
    allFlags(ctx.flags, user.identity),
  ]);
  const { region, currency } = user;
  const paysDirectly = methodsOf(ctx.config, region).length > 0;
  const buyer = { region, currency, flags, paysDirectly };
  return { offers: availablePlans(catalogue, buyer), catalogue };
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
