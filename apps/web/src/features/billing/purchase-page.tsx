import { offersShortCardTrial, purchaseGate, usesChinaFlows } from "@curie/contract";
import { Button } from "@mantine/core";
import { IconArrowLeft, IconExternalLink } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router";
import { PlanArea } from "#features/plans/components/plan-area.tsx";
import { PurchaseWaiting } from "#features/plans/components/purchase-waiting.tsx";
import { usePlanMessages } from "#features/plans/components/use-plan-messages.ts";
import type { PlanStart } from "#features/plans/model.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import { BillingCycleChoice } from "./components/billing-cycle-choice.tsx";
import { NothingOffered } from "./components/nothing-offered.tsx";
import { PlanChoice } from "./components/plan-choice.tsx";
import { PurchaseReview } from "./components/purchase-review.tsx";
import { useCheckout } from "./components/use-checkout.ts";
import { useChosenOffer } from "./components/use-chosen-offer.ts";
import { offersOf, type PurchaseVariant } from "./model.ts";
import classes from "./purchase-page.module.css";

const DuplicatePlanDialog = lazy(async () => ({
  default: (await import("./components/duplicate-plan-dialog.tsx")).DuplicatePlanDialog,
}));

/** A plan before it is bought: what it is, how it is paid, what is charged (S20–S22, S126–S132). */
export function PurchasePage({ variant }: { variant: PurchaseVariant }) {
  const { t } = useTranslation("billing");
  const title = t(`${variant}-title`);
  usePageTitle(title);
  return (
    <>
      <p className={classes.back}>
        <Link to="/rubriq/plan/subscribe">
          <IconArrowLeft size={18} stroke={1.6} aria-hidden />
          {t("all-plans")}
        </Link>
      </p>
      <PageHead title={title} />
      <PlanArea>{(start) => <Gate variant={variant} start={start} />}</PlanArea>
    </>
  );
}

type SummaryProps = { variant: PurchaseVariant; start: PlanStart };

/** Who may not buy here is led where they may, or to what they have. */
function Gate({ variant, start }: SummaryProps) {
  const { region } = start.user;
  if (purchaseGate(start.plans) === "redirect") return <Navigate to="/rubriq" replace />;
  if (usesChinaFlows(region, start.flags)) return <Navigate to="/rubriq/subscribe" replace />;
  if (variant === "trial" && !offersShortCardTrial(region, start.flags)) {
    return <Navigate to="/rubriq/plan/subscribe" replace />;
  }
  return <Summary variant={variant} start={start} />;
}

function Summary({ variant, start }: SummaryProps) {
  const { t } = useTranslation("billing");
  const failureMessage = useFailureMessage();
  const messages = usePlanMessages();
  const chosen = useChosenOffer(offersOf(variant, start.availablePlans));
  const checkout = useCheckout(start);
  if (checkout.state.step === "waiting") return <PurchaseWaiting since={null} />;
  if (!chosen) {
    return (
      <NothingOffered
        start={start}
        action={
          <Button component={Link} to="/rubriq/plan/subscribe">
            {t("all-plans")}
          </Button>
        }
      />
    );
  }

  const { offer, cycles, kinds } = chosen;
  const { state } = checkout;
  const said =
    state.step === "refused"
      ? failureMessage(state.failure)
      : state.step === "not-loaded"
        ? t("checkout-not-loaded")
        : state.step === "closed"
          ? t("checkout-closed")
          : null;
  return (
    <div className={classes.grid}>
      <div className={classes.choices}>
        <PlanChoice kinds={kinds} chosen={offer.planName} onChoose={chosen.chooseKind} />
        <BillingCycleChoice cycles={cycles} chosen={offer} onChoose={chosen.chooseCycle} />
        <section aria-labelledby="what-you-get">
          <h2 id="what-you-get" className={classes.title}>
            {t("what-you-get")}
          </h2>
          <FeatureList features={messages.featuresOfOffer(offer)} />
        </section>
      </div>
      <PurchaseReview offer={offer}>
        <BusyButton
          variant="filled"
          size="lg"
          fullWidth
          iconAfter={<IconExternalLink size={18} stroke={1.6} aria-hidden />}
          busy={state.step === "opening"}
          onClick={() => checkout.open(offer)}
        >
          {t(state.step === "opening" ? "opening-checkout" : "to-checkout")}
        </BusyButton>
        <p className={classes.said} role="status">
          {said}
        </p>
        <p className={classes.note}>{t("checkout-note")}</p>
      </PurchaseReview>
      <Suspense fallback={null}>
        {state.step === "duplicate" && <DuplicatePlanDialog onClose={checkout.dismiss} />}
      </Suspense>
    </div>
  );
}
