import { currencies } from "@curie/contract";
import { asc, eq } from "drizzle-orm";
import { builtOnce, type Db } from "#platform/db/client.ts";
import { cataloguePlans, cataloguePrices } from "../tables.ts";
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
    const rows = currencies.flatMap((currency) => {
      const amount = prices[currency];
      return amount === undefined ? [] : [{ cataloguePlanId: plan.id, currency, amount }];
    });
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
