import { z } from "zod";
import { Region } from "../accounts/accounts.ts";
import { Money } from "../billing/money.ts";
import { errors } from "../errors.ts";
import { Done, Identity } from "../http.ts";
import { HumanServiceLevel } from "../human-editing/human-editing.ts";
import { BillingInterval, CatalogueSet, PlanName } from "../plans/catalogue.ts";
import { operatorActs, operatorReads } from "./access.ts";

const ProviderIdentity = z.string().trim().min(1).max(100).nullable();
const Uses = z.int().min(0).max(100_000).nullable();

/** What people can buy or try, and what they could before: nothing that was sold ever goes. */
export const StaffOffer = z.object({
  identity: Identity,
  code: z.string(),
  kind: z.enum(["checkout", "trial", "trial_30_days", "direct", "starter"]),
  audience: Region,
  catalogueSet: CatalogueSet,
  /** Null: the Starter plan. */
  planName: PlanName.nullable(),
  billingInterval: BillingInterval.nullable(),
  renews: z.boolean(),
  offered: z.boolean(),
  trialDays: z.int(),
  edits: z.int().nullable(),
  translations: z.int().nullable(),
  paddlePriceId: z.string().nullable(),
  classicPlanId: z.string().nullable(),
  prices: z.array(Money),
});
export type StaffOffer = z.infer<typeof StaffOffer>;

/** What a manuscript of at most so many words costs at a service level, in every currency. */
const HumanPriceTier = z.object({ upToWords: z.int(), prices: z.array(Money).max(20) });

/** The prices of human editing at one service level, for the usual turnaround, by rising words. */
export const HumanPriceList = z.object({
  serviceLevel: HumanServiceLevel,
  /** Changes with the prices: who saves names the one they have seen. */
  revision: z.string(),
  tiers: z.array(HumanPriceTier),
});
export type HumanPriceList = z.infer<typeof HumanPriceList>;

const ofOffer = z.object({ identity: Identity });

export const staffCatalogue = {
  list: operatorReads
    .route({
      method: "GET",
      path: "/catalogue",
      summary: "Every offer with its prices, also old ones",
    })
    .output(z.object({ offers: z.array(StaffOffer) })),
  setOffered: operatorActs("offer-changed")
    .route({
      method: "POST",
      path: "/catalogue/{identity}/offered",
      summary: "Take an offer out, or offer it again; what was bought with it stays",
    })
    .input(ofOffer.extend({ offered: z.boolean() }))
    .output(Done)
    .errors(errors("staff.offer-not-current")),
  replace: operatorActs("price-changed")
    .route({
      method: "POST",
      path: "/catalogue/{identity}/replace",
      summary: "Offer this with other prices from now on; running plans keep theirs",
    })
    .input(
      ofOffer.extend({
        prices: z.array(Money).max(10),
        /** A price at the provider never changes: another price is another identity there. */
        paddlePriceId: ProviderIdentity,
        classicPlanId: ProviderIdentity,
        trialDays: z.int().min(0).max(365),
        edits: Uses,
        translations: Uses,
      }),
    )
    .output(ofOffer)
    .errors(
      errors(
        "staff.offer-not-current",
        "staff.provider-identity-taken",
        "staff.price-list-refused",
      ),
    ),
  humanPrices: operatorReads
    .route({
      method: "GET",
      path: "/human-prices",
      summary: "What human editing costs, by service level and words",
    })
    .output(z.object({ lists: z.array(HumanPriceList) })),
  changeHumanPrices: operatorActs("human-prices-changed")
    .route({
      method: "POST",
      path: "/human-prices/{serviceLevel}",
      summary:
        "Other prices of a service level from now on; what is paid, or begun to be paid, keeps its own",
    })
    .input(
      HumanPriceList.extend({
        revision: z.string().max(100),
        tiers: HumanPriceList.shape.tiers.min(1).max(50),
      }),
    )
    .output(Done)
    .errors(errors("staff.price-list-refused", "staff.price-list-changed")),
};
