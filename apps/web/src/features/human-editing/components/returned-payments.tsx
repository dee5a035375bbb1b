import type { HumanOrder } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { Notice } from "#ui/status/notice.tsx";
import classes from "./order-form.module.css";

/** Payments that came when there was nothing to pay for any more. */
export function ReturnedPayments({ order: { returnedPayments } }: { order: HumanOrder }) {
  const { t } = useTranslation("human-editing");
  const formatting = useFormatting();
  return returnedPayments.map(({ at, total, receiptCode }) => (
    <div key={receiptCode} className={classes.notice}>
      <Notice title={t("returned-title")}>
        <p>
          {t("returned-text", {
            total: formatting.money(total.amount, total.currency),
            code: receiptCode,
            date: formatting.date(at),
          })}
        </p>
      </Notice>
    </div>
  ));
}
