import { describe, expect, it } from "vitest";
import type { Region } from "./accounts/accounts.ts";
import { type FlagName, flagDefaults, flagNames } from "./flags.ts";
import {
  catalogueSetOf,
  checkoutVersionOf,
  offersShortCardTrial,
  starterEntryOf,
  subscribePath,
} from "./plans/flows.ts";
import type { Flags } from "./system.ts";

/** Everything about plans and buying that region and flags decide. */
function decisions(region: Region, flags: Flags) {
  return {
    subscribing: subscribePath(region, flags),
    trial: starterEntryOf(region, flags),
    cardTrial: offersShortCardTrial(region, flags),
    names: catalogueSetOf(region, flags),
    checkout: checkoutVersionOf(flags),
  };
}

/** What changes when this flag alone is switched on. */
function changedBy(flag: FlagName, region: Region): string[] {
  const before = Object.entries(decisions(region, flagDefaults));
  const after = new Map<string, unknown>(
    Object.entries(decisions(region, { ...flagDefaults, [flag]: true })),
  );
  return before.filter(([name, value]) => after.get(name) !== value).map(([name]) => name);
}

describe("a flag that is switched alone", () => {
  it.each<[FlagName, string[], string[]]>([
    ["rubriq_china_also_uses_paddle", ["subscribing", "trial"], []],
    ["curie_group_based_china_trials_enabled", ["trial"], []],
    ["curie_row_free_trials_through_paddle", [], ["cardTrial"]],
    ["curie_use_paddle_billing_for_new_subscriptions", ["checkout"], ["checkout"]],
    ["rubriq_show_repriced_and_renamed_plans_for_row", [], ["names"]],
    ["curie_abstract_writer", [], []],
    ["rubriq_upsell_discount", [], []],
    ["curie_change_plan", [], []],
  ])(
    "%s changes in China %j and elsewhere %j, and nothing else of plans [S233]",
    (flag, ...rest) => {
      const [inChina, elsewhere] = rest;
      expect(changedBy(flag, "china")).toEqual(inChina);
      expect(changedBy(flag, "rest-of-world")).toEqual(elsewhere);
    },
  );

  it("is one of seven of the specification, and one of ours [S233]", () => {
    expect(flagNames).toHaveLength(8);
    expect(Object.values(flagDefaults)).toEqual(flagNames.map(() => false));
  });
});
