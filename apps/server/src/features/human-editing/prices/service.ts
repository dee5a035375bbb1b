import type { Context } from "#platform/context.ts";
import { builtInPrices } from "./rules.ts";
import { insertTiersOnce, listTiers } from "./store.ts";

/** A new installation begins with the built-in prices; an existing one keeps its own. */
export async function stockHumanPrices(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if ((await listTiers(tx)).length === 0) await insertTiersOnce(tx, builtInPrices());
  });
}
