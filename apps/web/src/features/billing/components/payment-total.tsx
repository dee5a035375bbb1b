import type { Money } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import type { Quote } from "../queries.ts";
import classes from "./payment-form.module.css";

type PaymentTotalProps = { quote: Quote; code: string | null };

/** What is due today; with a discount, from which price and less what. Read out when it changes. */
export function PaymentTotal({ quote: { price, off, total }, code }: PaymentTotalProps) {
  const { t } = useTranslation("billing");
  const formatting = useFormatting();
  const shown = (money: Money) => formatting.money(money.amount, money.currency);
  return (
    <dl className={classes.sum} aria-live="polite">
      {off.length > 0 && (
        <>
          <div>
            <dt>{t("price")}</dt>
            <dd>{shown(price)}</dd>
          </div>
          {off.map(({ name, amount }) => (
            <div key={name}>
              <dt>{name ?? t("discount-of", { code })}</dt>
              <dd>{shown({ ...amount, amount: -amount.amount })}</dd>
            </div>
          ))}
        </>
      )}
      <div className={classes.total}>
        <dt>{t("total")}</dt>
        <dd>{shown(total)}</dd>
      </div>
    </dl>
  );
}
