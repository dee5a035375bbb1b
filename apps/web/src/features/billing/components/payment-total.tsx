import type { Money, PaymentPage } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import classes from "./payment-form.module.css";

type PaymentTotalProps = { page: PaymentPage; code: string | null };

/** What is due today; with a discount, from which price and less what. Read out when it changes. */
export function PaymentTotal({ page: { plan, discount, total }, code }: PaymentTotalProps) {
  const { t } = useTranslation("billing");
  const formatting = useFormatting();
  const price = (money: Money) => formatting.money(money.amount, money.currency);
  return (
    <dl className={classes.sum} aria-live="polite">
      {discount && (
        <>
          <div>
            <dt>{t("price")}</dt>
            <dd>{price({ amount: plan.price, currency: plan.currency })}</dd>
          </div>
          <div>
            <dt>{t("discount-of", { code })}</dt>
            <dd>{price({ ...discount, amount: -discount.amount })}</dd>
          </div>
        </>
      )}
      <div className={classes.total}>
        <dt>{t("total")}</dt>
        <dd>{price(total)}</dd>
      </div>
    </dl>
  );
}
