import type { PaymentMethodId } from "@curie/contract";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import classes from "./payment-method-choice.module.css";

type PaymentMethodChoiceProps = {
  methods: readonly PaymentMethodId[];
  chosen: string | null;
  onChoose: (method: PaymentMethodId) => void;
};

/** The ways to pay that the server offers; never by transfer, boleto or credits (S147). */
export function PaymentMethodChoice({ methods, chosen, onChoose }: PaymentMethodChoiceProps) {
  const { t } = useTranslation("billing");
  const name = useId();
  return (
    <fieldset className={classes.methods}>
      <legend className={classes.label}>{t("payment-method")}</legend>
      {methods.map((method) => (
        <label key={method} className={classes.method}>
          <input
            type="radio"
            name={name}
            value={method}
            checked={method === chosen}
            onChange={() => onChoose(method)}
          />
          {t(`method-${method}`)}
        </label>
      ))}
    </fieldset>
  );
}
