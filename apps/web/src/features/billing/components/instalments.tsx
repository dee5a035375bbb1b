import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import type { Quote } from "../queries.ts";
import classes from "./payment-form.module.css";

/** S148: what each payment would be when the price is split; said to be converted from dollars. */
export function Instalments({ quote: { instalments } }: { quote: Quote }) {
  const { t } = useTranslation("billing");
  const formatting = useFormatting();
  if (instalments.length === 0) return null;
  return (
    <ul className={classes.instalments}>
      {instalments.map(({ count, each, convertedFrom }) => (
        <li key={count}>
          {t("instalments", {
            count,
            number: formatting.number(count),
            each: formatting.money(each.amount, each.currency),
            from: formatting.money(convertedFrom.amount, convertedFrom.currency),
          })}
        </li>
      ))}
    </ul>
  );
}
