import type { Region } from "../accounts/accounts.ts";
import type { Flags } from "../system.ts";
import type { CatalogueSet, PaddleVersion, StarterEntry } from "./catalogue.ts";

/**
 * What region and flags decide, one function each; nothing else may put the two together (S234).
 */

/** China's own trial, subscription and payment pages, unless China also uses the common ones. */
export function usesChinaFlows(region: Region, flags: Flags): boolean {
  return region === "china" && !flags.rubriq_china_also_uses_paddle;
}

/** Where “Subscribe” and “Upgrade now” lead (S19, S23). */
export function subscribePath(
  region: Region,
  flags: Flags,
): "/rubriq/subscribe" | "/rubriq/plan/subscribe" {
  return usesChinaFlows(region, flags) ? "/rubriq/subscribe" : "/rubriq/plan/subscribe";
}

/** How somebody who has not had it starts the Starter plan (S257). */
export function starterEntryOf(region: Region, flags: Flags): Exclude<StarterEntry, "used"> {
  if (!usesChinaFlows(region, flags)) return "link";
  return flags.curie_group_based_china_trials_enabled ? "group-code" : "china-link";
}

/** Trials that ask for a card and end in the first payment: never in China, elsewhere by flag (S21). */
export function offersShortCardTrial(region: Region, flags: Flags): boolean {
  return region !== "china" && flags.curie_row_free_trials_through_paddle === true;
}

/** Which names and prices are offered; China has one set (S259). */
export function catalogueSetOf(region: Region, flags: Flags): CatalogueSet {
  const repriced = flags.rubriq_show_repriced_and_renamed_plans_for_row === true;
  return region !== "china" && repriced ? "repriced" : "original";
}

/** The product in whose checkout a new subscription is made; running ones keep theirs (S258). */
export function checkoutVersionOf(flags: Flags): PaddleVersion {
  return flags.curie_use_paddle_billing_for_new_subscriptions ? "newer" : "classic";
}

/** The external page about group discounts (S34). */
export function groupDiscountUrlOf(
  region: Region,
  urls: { china: string; restOfWorld: string },
): string {
  return region === "china" ? urls.china : urls.restOfWorld;
}
