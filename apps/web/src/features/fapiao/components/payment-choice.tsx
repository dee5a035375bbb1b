import type { EligiblePayment } from "@curie/contract";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { usePlanMessages } from "#features/plans/components/use-plan-messages.ts";
import { useFormatting } from "#lib/language.tsx";
import { ChoiceCard, ChoiceCards } from "#ui/forms/choice-cards.tsx";
import classes from "./fapiao-form.module.css";

type PaymentChoiceProps = {
  payments: readonly EligiblePayment[];
  chosen: string;
  refresh: ReactNode;
  onChoose: (paymentId: string) => void;
};

/** Which payment the fapiao is for. */
export function PaymentChoice({ payments, chosen, refresh, onChoose }: PaymentChoiceProps) {
  const { t } = useTranslation(["fapiao", "orders"]);
  const messages = usePlanMessages();
  const formatting = useFormatting();
  const name = useId();
  return (
    <div>
      <ChoiceCards legend={<legend className={classes.legend}>{t("payment")}</legend>}>
        {payments.map(({ paymentId, date, plan, paidAmount, receiptCode, invoiceNumber }) => {
          const product = plan
            ? messages.nameOf({ planType: "premium", ...plan })
            : t("orders:human-edit");
          const amount = formatting.money(paidAmount.amount, paidAmount.currency);
          const facts = [formatting.shortDate(date), invoiceNumber ?? receiptCode];
          return (
            <ChoiceCard
              key={paymentId}
              name={name}
              value={paymentId}
              checked={paymentId === chosen}
              label={[product, amount, ...facts].join(", ")}
              onChoose={() => onChoose(paymentId)}
            >
              <span className={classes.payment}>{product}</span>
              <span className={classes.amount}>{amount}</span>
              <span className={classes.small}>{facts.join(" · ")}</span>
            </ChoiceCard>
          );
        })}
      </ChoiceCards>
      <div className={classes.refresh}>{refresh}</div>
    </div>
  );
}
