import {
  type HumanOrder,
  type HumanOrderForm,
  humanServiceLevels,
  humanTurnarounds,
} from "@curie/contract";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { ChoiceCard, ChoiceCards } from "#ui/forms/choice-cards.tsx";
import { type Offer, offerFor, turnaroundsIn } from "../model.ts";
import classes from "./order-form.module.css";

type OfferChoicesProps = {
  prices: HumanOrder["prices"];
  form: HumanOrderForm;
  change: (part: Partial<HumanOrderForm>) => void;
};

/** How thorough and how soon, each with what it would cost together with the other choice. */
export function OfferChoices({ prices, form, change }: OfferChoicesProps) {
  const { t } = useTranslation("human-editing");
  const formatting = useFormatting();
  const name = useId();
  const { serviceLevel, turnaround } = form;
  const offered = prices.length === 0 ? humanTurnarounds : turnaroundsIn(prices, serviceLevel);
  return (
    <>
      <ChoiceCards legend={<legend className={classes.question}>{t("which-level")}</legend>}>
        {humanServiceLevels.map((level) => (
          <ChoiceCard
            key={level}
            name={`${name}-level`}
            value={level}
            checked={level === serviceLevel}
            label={t(`level-${level}`)}
            describedBy={`${name}-level-${level} ${name}-level-${level}-price`}
            onChoose={() => change({ serviceLevel: level })}
          >
            <b>{t(`level-${level}`)}</b>
            <span className={classes.text} id={`${name}-level-${level}`}>
              {t(`level-${level}-text`)}
            </span>
            <Price
              id={`${name}-level-${level}-price`}
              offer={offerFor(prices, level, turnaround)}
            />
          </ChoiceCard>
        ))}
      </ChoiceCards>
      <ChoiceCards legend={<legend className={classes.question}>{t("which-turnaround")}</legend>}>
        {offered.map((one) => {
          const offer = offerFor(prices, serviceLevel, one);
          return (
            <ChoiceCard
              key={one}
              name={`${name}-turnaround`}
              value={one}
              checked={one === turnaround}
              label={t(`turnaround-${one}`)}
              describedBy={`${name}-${one}-days ${name}-${one}-price`}
              onChoose={() => change({ turnaround: one })}
            >
              <b>{t(`turnaround-${one}`)}</b>
              <span className={classes.text} id={`${name}-${one}-days`}>
                {offer && t("days", { count: offer.days, number: formatting.number(offer.days) })}
              </span>
              <Price id={`${name}-${one}-price`} offer={offer} />
            </ChoiceCard>
          );
        })}
      </ChoiceCards>
    </>
  );
}

function Price({ id, offer }: { id: string; offer: Offer | null }) {
  const { t } = useTranslation("human-editing");
  const formatting = useFormatting();
  if (!offer) return null;
  const before = formatting.money(offer.price.amount, offer.price.currency);
  const price = formatting.money(offer.reduced.amount, offer.reduced.currency);
  if (offer.reduced.amount === offer.price.amount) {
    return (
      <span className={classes.price} id={id}>
        {price}
      </span>
    );
  }
  return (
    <span
      className={classes.price}
      id={id}
      role="img"
      aria-label={t("instead-of", { price, before })}
    >
      <s>{before}</s> {price}
    </span>
  );
}
