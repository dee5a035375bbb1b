import { describe, expect, it } from "vitest";
import { type FlagName, flagDefaults } from "../flags.ts";
import type { Flags } from "../system.ts";
import {
  catalogueSetOf,
  checkoutVersionOf,
  groupDiscountUrlOf,
  offersShortCardTrial,
  starterEntryOf,
  subscribePath,
  usesChinaFlows,
} from "./flows.ts";

const flagged = (...names: FlagName[]): Flags => ({
  ...flagDefaults,
  ...Object.fromEntries(names.map((name) => [name, true])),
});
const alsoPaddle = "rubriq_china_also_uses_paddle";
const groupTrials = "curie_group_based_china_trials_enabled";

describe("region and flags", () => {
  it.each([
    ["china", [], true, "/rubriq/subscribe", "china-link"],
    ["china", [groupTrials], true, "/rubriq/subscribe", "group-code"],
    ["china", [alsoPaddle], false, "/rubriq/plan/subscribe", "link"],
    ["china", [alsoPaddle, groupTrials], false, "/rubriq/plan/subscribe", "link"],
    ["rest-of-world", [], false, "/rubriq/plan/subscribe", "link"],
    ["rest-of-world", [groupTrials], false, "/rubriq/plan/subscribe", "link"],
    ["rest-of-world", [alsoPaddle], false, "/rubriq/plan/subscribe", "link"],
    ["rest-of-world", [alsoPaddle, groupTrials], false, "/rubriq/plan/subscribe", "link"],
  ] as const)(
    "of %s with %j choose the flows [S7 S234 S257]",
    (region, flags, china, path, entry) => {
      expect(usesChinaFlows(region, flagged(...flags))).toBe(china);
      expect(subscribePath(region, flagged(...flags))).toBe(path);
      expect(starterEntryOf(region, flagged(...flags))).toBe(entry);
    },
  );

  it("choose the repriced set outside China only [S259]", () => {
    const on = flagged("rubriq_show_repriced_and_renamed_plans_for_row");
    expect(catalogueSetOf("rest-of-world", on)).toBe("repriced");
    expect(catalogueSetOf("china", on)).toBe("original");
    expect(catalogueSetOf("rest-of-world", flagDefaults)).toBe("original");
  });

  it("offer the short trial with a card by flag, and never in China [S21]", () => {
    const on = flagged("curie_row_free_trials_through_paddle");
    expect(offersShortCardTrial("rest-of-world", on)).toBe(true);
    expect(offersShortCardTrial("rest-of-world", flagDefaults)).toBe(false);
    expect(offersShortCardTrial("china", on)).toBe(false);
  });

  it("choose the product whose checkout opens [S258]", () => {
    expect(checkoutVersionOf(flagDefaults)).toBe("classic");
    expect(checkoutVersionOf(flagged("curie_use_paddle_billing_for_new_subscriptions"))).toBe(
      "newer",
    );
  });

  it("choose the page about group discounts [S34]", () => {
    const urls = { china: "https://cn.example", restOfWorld: "https://row.example" };
    expect(groupDiscountUrlOf("china", urls)).toBe(urls.china);
    expect(groupDiscountUrlOf("rest-of-world", urls)).toBe(urls.restOfWorld);
  });
});
