import {
  type AvailablePlan,
  offersShortCardTrial,
  overviewRedirects,
  usesChinaFlows,
} from "@curie/contract";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router";
import { OfferCard, OfferList } from "#features/plans/components/offer-card.tsx";
import {
  GroupOfferCard,
  PayOnceLink,
  StarterOfferCard,
  usePriceText,
} from "#features/plans/components/offers.tsx";
import { PlanArea } from "#features/plans/components/plan-area.tsx";
import { usePlanMessages } from "#features/plans/components/use-plan-messages.ts";
import { cheapestPerMonth, offersToPayOnce, type PlanStart } from "#features/plans/model.ts";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { NothingOffered } from "./components/nothing-offered.tsx";
import { cyclesOf, planNamesOf } from "./model.ts";

/** Every plan one can have, side by side (S18). */
export function SubscribePage() {
  const { t } = useTranslation("billing");
  usePageTitle(t("overview-title"));
  return (
    <>
      <PageHead title={t("overview-title")} />
      <PlanArea>{(start) => <Overview start={start} />}</PlanArea>
    </>
  );
}

function Overview({ start }: { start: PlanStart }) {
  const { plans, user, flags, availablePlans } = start;
  // A running premium plan leads home (S19), in China too, before its own page is opened (G-34).
  if (overviewRedirects(plans)) return <Navigate to="/rubriq" replace />;
  if (usesChinaFlows(user.region, flags)) return <Navigate to="/rubriq/subscribe" replace />;
  const offers = availablePlans.premium;
  const trials = offersShortCardTrial(user.region, flags) ? availablePlans.trial : [];
  const once = offersToPayOnce(start);
  return (
    <>
      {offers.length === 0 && <NothingOffered start={start} />}
      <OfferList>
        {start.starter.entry !== "used" && <StarterOfferCard start={start} />}
        {planNamesOf(offers)
          .toReversed()
          .map((planName) => (
            <PremiumCard
              key={planName}
              cycles={cyclesOf(offers, planName)}
              trial={trials.find((offer) => offer.planName === planName) ?? null}
              once={once.find((offer) => offer.planName === planName) ?? null}
            />
          ))}
        <GroupOfferCard />
      </OfferList>
    </>
  );
}

type PremiumCardProps = {
  cycles: readonly AvailablePlan[];
  trial: AvailablePlan | null;
  /** Paid once on our own payment page. */
  once: AvailablePlan | null;
};

/** One kind of Premium at its lowest price by the month, with its trial if there is one (S21). */
function PremiumCard({ cycles, trial, once }: PremiumCardProps) {
  const { t } = useTranslation(["billing", "plans"]);
  const formatting = useFormatting();
  const messages = usePlanMessages();
  const priceText = usePriceText();
  const offer = cheapestPerMonth(cycles);
  if (!offer) return null;
  const price = priceText(offer);
  const name = messages.nameOfOffer(offer);
  return (
    <OfferCard
      title={name}
      price={price.amount}
      priceNote={price.note}
      lead={t("plans:offer-premium-lead")}
      features={messages.featuresOfOffer(offer)}
      action={
        <>
          <Button
            component={Link}
            to={`/rubriq/plan/subscribe/premium?plan=${offer.planName}`}
            variant={offer.translationsPerMonth > 0 ? "filled" : "default"}
            fullWidth
            aria-label={t("choose-plan", { plan: name })}
          >
            {t("choose")}
          </Button>
          {trial && (
            <Link to={`/rubriq/plan/subscribe/freetrial?plan=${trial.planName}`}>
              {t("try-free", {
                count: trial.trialDays,
                number: formatting.number(trial.trialDays),
              })}
            </Link>
          )}
          {once && <PayOnceLink offer={once} />}
        </>
      }
    />
  );
}
