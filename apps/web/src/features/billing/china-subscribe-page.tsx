import { overviewRedirects, usesChinaFlows } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import { PlanArea } from "#features/plans/components/plan-area.tsx";
import { usePlanMessages } from "#features/plans/components/use-plan-messages.ts";
import type { PlanStart } from "#features/plans/model.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import { BillingCycleChoice } from "./components/billing-cycle-choice.tsx";
import { NothingOffered } from "./components/nothing-offered.tsx";
import { PlanPaymentForm } from "./components/payment-form.tsx";
import { PlanChoice } from "./components/plan-choice.tsx";
import { PurchaseReview } from "./components/purchase-review.tsx";
import { useChosenOffer } from "./components/use-chosen-offer.ts";
import classes from "./purchase-page.module.css";

/** China’s own way to Premium: by the year, paid once, with the methods used there (S23, S128). */
export function ChinaSubscribePage() {
  const { t } = useTranslation("billing");
  usePageTitle(t("premium-title"));
  return (
    <>
      <PageHead title={t("premium-title")} lead={t("subscribe-china-lead")} />
      <PlanArea>{(start) => <Subscribe start={start} />}</PlanArea>
    </>
  );
}

function Subscribe({ start }: { start: PlanStart }) {
  const messages = usePlanMessages();
  const chosen = useChosenOffer(start.availablePlans.editing);
  if (overviewRedirects(start.plans)) return <Navigate to="/rubriq" replace />;
  if (!usesChinaFlows(start.user.region, start.flags)) {
    return <Navigate to="/rubriq/plan/subscribe" replace />;
  }
  if (!chosen) return <NothingOffered start={start} />;
  const { offer, cycles, kinds } = chosen;
  return (
    <div className={`${classes.grid} ${classes.withForm}`}>
      <div className={classes.choices}>
        <PlanChoice kinds={kinds} chosen={offer.planName} onChoose={chosen.chooseKind} />
        <BillingCycleChoice cycles={cycles} chosen={offer} onChoose={chosen.chooseCycle} />
      </div>
      <PurchaseReview offer={offer} sum="price">
        <FeatureList features={messages.featuresOfOffer(offer)} />
      </PurchaseReview>
      <PlanPaymentForm key={offer.identity} planIdentity={offer.identity} start={start} />
    </div>
  );
}
