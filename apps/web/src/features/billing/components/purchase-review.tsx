import type { AvailablePlan } from "@curie/contract";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePlanMessages } from "#features/plans/components/use-plan-messages.ts";
import { useFormatting } from "#lib/language.tsx";
import { useServerTime } from "#lib/server-time.ts";
import { reviewOf } from "../model.ts";
import classes from "./purchase-review.module.css";

type PurchaseReviewProps = {
  offer: AvailablePlan;
  /** What the last line is: the charge, or the price where a form beside it says what is due. */
  sum?: "charged-today" | "price";
  /** The button, and what is said about it. */
  children?: ReactNode;
};

/** What will be charged, and when (S129). */
export function PurchaseReview(props: PurchaseReviewProps) {
  const { offer, sum = "charged-today", children } = props;
  const { t } = useTranslation("billing");
  const formatting = useFormatting();
  const messages = usePlanMessages();
  const [now] = useState(useServerTime());
  const { trial, renews, periodEnd, chargedToday } = reviewOf(offer, now);
  const price = formatting.money(offer.price, offer.currency);
  return (
    <section className={classes.review} aria-labelledby="review">
      <h2 id="review">{t("review")}</h2>
      <dl className={classes.facts}>
        <Fact name={t("review-plan")}>{messages.nameOfOffer(offer)}</Fact>
        {trial && (
          <Fact name={t("review-trial")}>
            {t("trial-period", {
              count: trial.days,
              number: formatting.number(trial.days),
              date: formatting.date(trial.until),
            })}
          </Fact>
        )}
        <Fact name={t("review-renews")}>
          {t(renews === null ? "renews-never" : `renews-${renews}`, {
            date: formatting.date(periodEnd),
          })}
        </Fact>
        {trial && (
          <Fact name={t("charged-on", { date: formatting.date(trial.until) })}>{price}</Fact>
        )}
        <Fact name={t("review-terms")}>
          <Link to="/terms">{t("terms-link")}</Link>
        </Fact>
        <Fact name={t(sum)} total>
          {formatting.money(chargedToday.amount, chargedToday.currency)}
        </Fact>
      </dl>
      {children}
    </section>
  );
}

type FactProps = { name: string; total?: boolean; children: ReactNode };

function Fact({ name, total = false, children }: FactProps) {
  return (
    <div className={total ? classes.total : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
