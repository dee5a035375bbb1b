import type { SandboxOffer } from "@curie/paddle-sandbox";
import type { CataloguePlan } from "#features/plans/catalogue/rules.ts";

const productNames = {
  premium_editing_only: "Premium editing",
  premium_including_translation: "Premium including translation",
} as const;

/** What the local provider has to sell so that every plan of the catalogue can be bought from it. */
export function offersOf(catalogue: readonly CataloguePlan[]): SandboxOffer[] {
  return catalogue.flatMap((plan) => {
    const { planName, paddlePriceId, classicPlanId, renews } = plan;
    if (planName === null || paddlePriceId === null) return [];
    return [
      {
        productName: productNames[planName],
        priceId: paddlePriceId,
        // Paddle Classic sells nothing that ends by itself.
        classicPlanId: renews && classicPlanId !== null ? Number(classicPlanId) : null,
        interval: plan.billingInterval === "monthly" ? "month" : "year",
        renews,
        trialDays: plan.trialDays,
        amounts: plan.prices,
      },
    ];
  });
}
