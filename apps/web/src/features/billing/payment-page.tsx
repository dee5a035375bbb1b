import { purchaseGate, usesChinaFlows } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router";
import { PlanArea } from "#features/plans/components/plan-area.tsx";
import { usePlanMessages } from "#features/plans/components/use-plan-messages.ts";
import type { PlanStart } from "#features/plans/model.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import { PlanPaymentForm } from "./components/payment-form.tsx";
import { PurchaseReview } from "./components/purchase-review.tsx";
import classes from "./purchase-page.module.css";

/** Pays for one digital-editing plan without the provider’s checkout (G-33). */
export function PaymentPage() {
  const { t } = useTranslation("billing");
  usePageTitle(t("payment-title"));
  return (
    <>
      <PageHead title={t("payment-title")} />
      <PlanArea>{(start) => <Payment start={start} />}</PlanArea>
    </>
  );
}

/**
 * Leads away, also while the page is open: to the overview of plans in China while plans there are not
 * paid through the provider (S31), home once the purchase is complete or where the application sells no
 * editing (S32). Nobody buys a second plan (S247).
 */
function Payment({ start }: { start: PlanStart }) {
  const { planIdentity = "" } = useParams();
  const messages = usePlanMessages();
  const { user, flags, application, digitalEdit } = start;
  if (usesChinaFlows(user.region, flags)) return <Navigate to="/rubriq/plan/subscribe" replace />;
  if (!application.allowsDigitalEditing || digitalEdit.hasDigitalEditingPurchase) {
    return <Navigate to="/rubriq" replace />;
  }
  if (purchaseGate(start.plans) !== "open") return <Navigate to="/rubriq" replace />;
  const offer = start.availablePlans.editing.find(({ identity }) => identity === planIdentity);
  const form = <PlanPaymentForm planIdentity={planIdentity} start={start} />;
  if (!offer) return form;
  return (
    <div className={`${classes.grid} ${classes.withForm}`}>
      <FeatureList features={messages.featuresOfOffer(offer)} />
      <PurchaseReview offer={offer} sum="price" />
      {form}
    </div>
  );
}
