import {
  type AvailablePlan,
  editingMaxWords,
  type Plan,
  planNameKey,
  type StarterOffer,
  translationMaxWords,
} from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { useFlag } from "#lib/session.ts";

type Named = Pick<Plan, "planType" | "planName" | "catalogueSet">;

/** What plans and offers are called, what they include and what they cost, in words. */
export function usePlanMessages() {
  const { t } = useTranslation("plans");
  const formatting = useFormatting();
  const abstracts = useFlag("curie_abstract_writer");

  /** The name a plan is shown by (S117). */
  const nameOf = (plan: Named) => t(planNameKey(plan));

  function features(given: {
    /** Edits for the whole time of the plan; null: unlimited. */
    edits: number | null;
    /** Null: unlimited. */
    translations: number | null;
    /** Translations come again each month. */
    monthly: boolean;
  }): string[] {
    const list: string[] = [];
    const { edits } = given;
    if (edits !== 0) {
      const words = formatting.number(editingMaxWords);
      list.push(
        edits === null
          ? t("feature-editing", { words })
          : t("feature-edits", { count: edits, number: formatting.number(edits), words }),
      );
      list.push(t("feature-tracked"));
    }
    const { translations } = given;
    const words = formatting.number(translationMaxWords);
    if (translations === null) list.push(t("feature-translations-unlimited", { words }));
    else if (translations > 0) {
      list.push(
        t(given.monthly ? "feature-translations" : "feature-translations-once", {
          count: translations,
          number: formatting.number(translations),
          words,
        }),
      );
    }
    if (abstracts) list.push(t("feature-abstracts"));
    return list;
  }

  return {
    nameOf,
    nameOfOffer: ({ planName, catalogueSet }: AvailablePlan) =>
      nameOf({ planType: "premium", planName, catalogueSet }),

    featuresOf: ({ access, planType }: Plan) => {
      const { editing, translation } = access.features;
      return features({
        // A number that comes again each month stands in the meter only.
        edits:
          planType === "free_trial" || editing.usesProvisioned === 0
            ? editing.usesProvisioned
            : null,
        translations: translation.usesProvisioned,
        // A group gives each member its translations once, for the whole time.
        monthly: planType === "premium",
      });
    },
    featuresOfOffer: ({ translationsPerMonth }: AvailablePlan) =>
      features({ edits: null, translations: translationsPerMonth, monthly: true }),
    featuresOfStarter: ({ edits }: StarterOffer) => [
      t("feature-edits", {
        count: edits,
        number: formatting.number(edits),
        words: formatting.number(editingMaxWords),
      }),
      t("feature-tracked"),
    ],

    priceOf: (plan: Plan) => {
      if (plan.planType === "free_trial") return t("price-free");
      if (plan.planType === "preferred_group") {
        return plan.groupName === null
          ? t("price-group")
          : t("price-group-by", { group: plan.groupName });
      }
      if (plan.planPrice === null) return t("price-granted");
      const price = formatting.money(plan.planPrice.amount, plan.planPrice.currency);
      if (!plan.renews && plan.grantingMechanism !== "paddle")
        return t("price-year-once", { price });
      return t(plan.subscriptionInterval === "monthly" ? "price-monthly" : "price-yearly", {
        price,
      });
    },
  };
}
