import { groupDiscountUrlOf, isRunning } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { usePageTitle } from "#lib/page-title.ts";
import { MarginNote, WithMargin } from "#ui/page/margin-column.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { PageSide } from "#ui/page/page-side.tsx";
import { BillingHistory } from "./components/billing-history.tsx";
import { GroupCodeForm } from "./components/group-code-form.tsx";
import { OfferList } from "./components/offer-card.tsx";
import { GroupOfferCard, PremiumOfferCard, StarterOfferCard } from "./components/offers.tsx";
import { PlanArea } from "./components/plan-area.tsx";
import { PlanCard } from "./components/plan-card.tsx";
import { billingEntries, isWithoutPlan, knownPlans, type PlanStart } from "./model.ts";
import classes from "./plan-page.module.css";

/** What one has, what was paid for it, and the way into a group; without a plan, what one can have. */
export function PlanPage() {
  const { t } = useTranslation("plans");
  usePageTitle(t("title"));
  return (
    <>
      <PageHead title={t("title")} />
      <PlanArea>{(start) => <PlansAndGroup start={start} />}</PlanArea>
    </>
  );
}

function PlansAndGroup({ start }: { start: PlanStart }) {
  const { t } = useTranslation("plans");
  const plans = knownPlans(start.plans);
  const withoutPlan = isWithoutPlan(start.plans);
  return (
    <WithMargin label={t("group-title")} margin={<GroupMargin start={start} />}>
      <div className={classes.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.identity} plan={plan} />
        ))}
        {withoutPlan && (
          <section aria-labelledby="offers">
            <h2 id="offers" className={classes.title}>
              {t("offers-title")}
            </h2>
            <OfferList>
              <StarterOfferCard start={start} />
              <PremiumOfferCard start={start} />
              <GroupOfferCard />
            </OfferList>
          </section>
        )}
      </div>
      <BillingHistory entries={billingEntries(start.plans)} />
    </WithMargin>
  );
}

function GroupMargin({ start }: { start: PlanStart }) {
  const { t } = useTranslation("plans");
  const { user, plans, application } = start;
  const { preferred_group: group } = plans;
  // Who belonged to a group that has ended may enter the code of another.
  const member = user.preferredGroup !== null && (group === null || isRunning(group));
  return (
    <>
      {!member && (
        <>
          <MarginNote title={t("group-title")} rule="strong">
            <p>{t("group-text")}</p>
            <GroupCodeForm />
          </MarginNote>
          <MarginNote title={t("before-join-title")}>
            <p>{t("before-join-text")}</p>
          </MarginNote>
        </>
      )}
      {member && plans.premium?.status === "active" && (
        <MarginNote title={t("group-title")} rule="strong">
          <p>{t("also-premium")}</p>
        </MarginNote>
      )}
      <MarginNote title={t("margin-title")} rule={member ? "strong" : "hair"}>
        <p>{t("margin-text")}</p>
      </MarginNote>
      <MarginNote title={t("group-discount-title")}>
        <p>{t("group-discount-text")}</p>
        <p>
          <a href={groupDiscountUrlOf(user.region, application.groupDiscountUrls)}>
            {t("group-discount-link")}
          </a>
        </p>
      </MarginNote>
      <PageSide />
    </>
  );
}
