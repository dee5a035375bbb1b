import type { AvailablePlan } from "@curie/contract";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { ChoiceCard, ChoiceCards } from "#ui/forms/choice-cards.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import { priceFigures } from "../model.ts";
import classes from "./billing-cycle-choice.module.css";

type BillingCycleChoiceProps = {
  cycles: readonly AvailablePlan[];
  chosen: AvailablePlan;
  onChoose: (offer: AvailablePlan) => void;
};

/** Yearly or monthly, as far as they are offered, each with its price by the month and in full. */
export function BillingCycleChoice({ cycles, chosen, onChoose }: BillingCycleChoiceProps) {
  const { t } = useTranslation("billing");
  const formatting = useFormatting();
  const name = useId();
  return (
    <ChoiceCards legend={<legend className={classes.question}>{t("how-to-pay")}</legend>}>
      {cycles.map((offer) => {
        const { perMonth, savingPercent } = priceFigures(offer, cycles);
        const price = formatting.money(offer.price, offer.currency);
        return (
          <ChoiceCard
            key={offer.identity}
            name={name}
            value={offer.identity}
            checked={offer.identity === chosen.identity}
            label={t(offer.billingInterval)}
            describedBy={`${name}-${offer.identity}`}
            onChoose={() => onChoose(offer)}
          >
            <span className={classes.name}>
              {t(offer.billingInterval)}
              {savingPercent !== null && (
                <StatusBadge tone="verdigris">
                  {t("save", { percent: formatting.percent(savingPercent / 100) })}
                </StatusBadge>
              )}
            </span>
            <span className={classes.full} id={`${name}-${offer.identity}`}>
              {t(
                !offer.renews
                  ? "one-year-once"
                  : offer.billingInterval === "yearly"
                    ? "once-a-year"
                    : "each-month",
                { price },
              )}
            </span>
            <span className={classes.price}>
              <b>{formatting.money(perMonth, offer.currency)}</b> {t("a-month")}
            </span>
          </ChoiceCard>
        );
      })}
    </ChoiceCards>
  );
}
