import { type Currency, currencies } from "@curie/contract";
import { and, asc, desc, eq, gt, isNotNull } from "drizzle-orm";
import { builtOnce, type Db } from "#platform/db/client.ts";
import { cataloguePlans, cataloguePrices, payments } from "../tables.ts";
import type { CataloguePlan, StoredCataloguePlan } from "./rules.ts";

const offered = builtOnce((db) =>
  db
    .select()
    .from(cataloguePlans)
    .leftJoin(cataloguePrices, eq(cataloguePrices.cataloguePlanId, cataloguePlans.id))
    .where(eq(cataloguePlans.offered, true))
    .orderBy(asc(cataloguePlans.position))
    .prepare("offered_catalogue"),
);

type Row = Awaited<ReturnType<ReturnType<typeof offered>["execute"]>>[number];

/** Everything that is offered, in the operator's order. */
export async function listCatalogue(db: Db): Promise<StoredCataloguePlan[]> {
  return withPrices(await offered(db).execute());
}

/** In which currency a person paid for a plan last; null who never did. */
export async function findCurrencyPaid(db: Db, userId: string): Promise<Currency | null> {
  const [row] = await db
    .select({ currency: payments.currency })
    .from(payments)
    .where(and(eq(payments.userId, userId), isNotNull(payments.planName), gt(payments.amount, 0)))
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .limit(1);
  return row?.currency ?? null;
}

/** One plan of the catalogue, also one that is no longer offered. */
export async function findCataloguePlan(
  db: Db,
  by: { id: string } | { code: string } | { paddlePriceId: string } | { classicPlanId: string },
): Promise<StoredCataloguePlan | null> {
  const matches =
    "id" in by
      ? eq(cataloguePlans.id, by.id)
      : "code" in by
        ? eq(cataloguePlans.code, by.code)
        : "paddlePriceId" in by
          ? eq(cataloguePlans.paddlePriceId, by.paddlePriceId)
          : eq(cataloguePlans.classicPlanId, by.classicPlanId);
  const rows = await db
    .select()
    .from(cataloguePlans)
    .leftJoin(cataloguePrices, eq(cataloguePrices.cataloguePlanId, cataloguePlans.id))
    .where(matches);
  return withPrices(rows)[0] ?? null;
}

/** Everything that was ever offered, in the operator's order; what is offered now before what was. */
export async function listWholeCatalogue(
  db: Db,
): Promise<(StoredCataloguePlan & { offered: boolean })[]> {
  const rows = await db
    .select()
    .from(cataloguePlans)
    .leftJoin(cataloguePrices, eq(cataloguePrices.cataloguePlanId, cataloguePlans.id))
    .orderBy(asc(cataloguePlans.position), desc(cataloguePlans.offered), asc(cataloguePlans.code));
  const offered = new Map(rows.map(({ catalogue_plans: row }) => [row.id, row.offered]));
  return withPrices(rows).map((plan) => ({ ...plan, offered: offered.get(plan.id) === true }));
}

/** Held until the transaction ends, so that an offer is replaced once. */
export async function lockOffer(
  db: Db,
  id: string,
): Promise<{ offered: boolean; position: number } | null> {
  const [row] = await db
    .select({ offered: cataloguePlans.offered, position: cataloguePlans.position })
    .from(cataloguePlans)
    .where(eq(cataloguePlans.id, id))
    .for("update");
  return row ?? null;
}

export async function updateOffered(db: Db, id: string, offered: boolean): Promise<void> {
  await db.update(cataloguePlans).set({ offered }).where(eq(cataloguePlans.id, id));
}

export async function insertOffer(
  db: Db,
  { prices, ...plan }: StoredCataloguePlan & { position: number },
): Promise<void> {
  await db.insert(cataloguePlans).values(plan);
  const rows = pricesOf(plan.id, prices);
  if (rows.length > 0) await db.insert(cataloguePrices).values(rows);
}

function pricesOf(cataloguePlanId: string, prices: CataloguePlan["prices"]) {
  return currencies.flatMap((currency) => {
    const amount = prices[currency];
    return amount === undefined ? [] : [{ cataloguePlanId, currency, amount }];
  });
}

/** Adds what is not there yet; what an operator changed stays as it is. */
export async function insertCatalogueOnce(
  db: Db,
  plans: readonly (CataloguePlan & { id: string })[],
): Promise<void> {
  for (const [position, { prices, ...plan }] of plans.entries()) {
    const [added] = await db
      .insert(cataloguePlans)
      .values({ ...plan, position })
      .onConflictDoNothing()
      .returning({ id: cataloguePlans.id });
    const rows = pricesOf(plan.id, prices);
    if (added && rows.length > 0) await db.insert(cataloguePrices).values(rows);
  }
}

function withPrices(rows: readonly Row[]): StoredCataloguePlan[] {
  const plans = new Map<string, StoredCataloguePlan>();
  for (const { catalogue_plans: row, catalogue_prices: price } of rows) {
    const plan = plans.get(row.id) ?? planOf(row);
    plans.set(row.id, plan);
    if (price) plan.prices[price.currency] = price.amount;
  }
  return [...plans.values()];
}

function planOf(row: Row["catalogue_plans"]): StoredCataloguePlan {
  return {
    id: row.id,
    code: row.code,
    planType: row.planType,
    planName: row.planName,
    audience: row.audience,
    catalogueSet: row.catalogueSet,
    billingInterval: row.billingInterval,
    trialDays: row.trialDays,
    renews: row.renews,
    kind: row.kind,
    edits: row.edits,
    translations: row.translations,
    paddlePriceId: row.paddlePriceId,
    classicPlanId: row.classicPlanId,
    prices: {},
  };
}
