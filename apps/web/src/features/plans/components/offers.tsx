import { type AvailablePlan, pricePerMonth } from "@curie/contract";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import {
  cheapestPerMonth,
  offersToBuy,
  offersToPayOnce,
  type PlanStart,
  subscribeAddress,
} from "../model.ts";
import { OfferCard } from "./offer-card.tsx";
import { TrialButton } from "./trial-button.tsx";
import { usePlanMessages } from "./use-plan-messages.ts";

/** Free, without a card, once. */
export function StarterOfferCard({ start: { starter } }: { start: PlanStart }) {
  const { t } = useTranslation("plans");
  const formatting = useFormatting();
  const messages = usePlanMessages();
  const { trialDays } = starter;
  return (
    <OfferCard
      title={t("starter")}
      price={t("price-free")}
      priceNote={t("offer-days", { count: trialDays, number: formatting.number(trialDays) })}
      lead={t("offer-starter-lead")}
      features={messages.featuresOfStarter(starter)}
      action={
        starter.entry === "used" ? (
          <p>{t("trial-had")}</p>
        ) : (
          <TrialButton entry={starter.entry} fullWidth />
        )
      }
    />
  );
}

/** Premium at its lowest price; which one is chosen on the next page. Nothing where none is sold (S249). */
export function PremiumOfferCard({ start }: { start: PlanStart }) {
  const { t } = useTranslation("plans");
  const messages = usePlanMessages();
  const offers = offersToBuy(start);
  const cheapest = cheapestPerMonth(offers);
  const largest = offers.toSorted((a, b) => b.translationsPerMonth - a.translationsPerMonth)[0];
  const price = usePriceText();
  const address = subscribeAddress(start);
  if (address === null) return null;
  return (
    <OfferCard
      title={t("premium")}
      price={cheapest ? t("from-price", { price: price(cheapest).amount }) : "–"}
      priceNote={cheapest ? price(cheapest).note : t("not-on-sale")}
      lead={t("offer-premium-lead")}
      features={largest ? messages.featuresOfOffer(largest) : []}
      action={
        <>
          <Button component={Link} to={address} variant="filled" fullWidth>
            {t("choose-premium")}
          </Button>
          {offersToPayOnce(start).map((offer) => (
            <PayOnceLink key={offer.identity} offer={offer} />
          ))}
        </>
      }
    />
  );
}

/** To the payment page of one plan, which does not renew (G-33). */
export function PayOnceLink({ offer }: { offer: AvailablePlan }) {
  const { t } = useTranslation("plans");
  const formatting = useFormatting();
  const plan = usePlanMessages().nameOfOffer(offer);
  return (
    <Link to={`/rubriq/payment/${offer.identity}`}>
      {t("pay-once", { price: formatting.money(offer.price, offer.currency), plan })}
    </Link>
  );
}

/** Paid by somebody else; its code is entered on My Plan. */
export function GroupOfferCard() {
  const { t } = useTranslation("plans");
  return (
    <OfferCard
      title={t("preferred-group")}
      price={t("offer-group-price")}
      priceNote={t("offer-group-price-by")}
      lead={t("offer-group-lead")}
      features={[t("feature-group")]}
      action={
        <Button component={Link} to="/rubriq/plan#group-code" fullWidth>
          {t("enter-group-code")}
        </Button>
      }
    />
  );
}

/** A price by the month, and how it is paid. What is paid once is shown whole. */
export function usePriceText() {
  const { t } = useTranslation("plans");
  const formatting = useFormatting();
  return ({ price, currency, billingInterval, renews }: AvailablePlan) => {
    if (!renews) return { amount: formatting.money(price, currency), note: t("a-year") };
    return billingInterval === "yearly"
      ? {
          amount: formatting.money(pricePerMonth(price), currency),
          note: t("a-month-yearly"),
        }
      : { amount: formatting.money(price, currency), note: t("a-month") };
  };
}
