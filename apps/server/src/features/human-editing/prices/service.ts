import { type HumanPriceList, humanServiceLevels, tierProblem } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { builtInPrices, toPriceList, toTiers } from "./rules.ts";
import { insertTiersOnce, listTiers, lockTiers, replaceTiers } from "./store.ts";

/** A new installation begins with the built-in prices; an existing one keeps its own. */
export async function stockHumanPrices(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if ((await listTiers(tx)).length === 0) await insertTiersOnce(tx, builtInPrices());
  });
}

/** What human editing costs, by service level. */
export async function listHumanPrices(ctx: Context): Promise<HumanPriceList[]> {
  const tiers = await listTiers(ctx.db);
  return humanServiceLevels.map((serviceLevel) =>
    toPriceList(
      serviceLevel,
      tiers.filter((tier) => tier.serviceLevel === serviceLevel),
    ),
  );
}

/**
 * Other prices of a service level take the place of the present ones. Whoever looks at a draft sees them;
 * what is paid, or begun to be paid, has its own sum.
 *
 * @returns the prices before
 * @throws `staff.price-list-refused`, and `staff.price-list-changed` when they are not those that were seen
 */
export async function changeHumanPrices(
  ctx: Context,
  { serviceLevel, revision, tiers }: HumanPriceList,
): Promise<HumanPriceList> {
  const problem = tierProblem(tiers);
  if (problem) throw new Failure("staff.price-list-refused", problem);
  return ctx.db.transaction(async (tx) => {
    const before = toPriceList(serviceLevel, await lockTiers(tx, serviceLevel));
    if (before.revision !== revision) throw new Failure("staff.price-list-changed");
    await replaceTiers(tx, serviceLevel, toTiers(serviceLevel, tiers));
    return before;
  });
}
