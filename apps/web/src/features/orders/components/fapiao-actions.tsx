import type { Fapiao, OrderPayment } from "@curie/contract";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import classes from "./order-table.module.css";

const CancelFapiaoDialog = lazy(async () => ({
  default: (await import("./cancel-fapiao-dialog.tsx")).CancelFapiaoDialog,
}));

type FapiaoActionsProps = { order: OrderPayment; fapiao: Fapiao | null };

/** Request, cancel where it is issued (S186), and the way to support, with the payment named (G-57). */
export function FapiaoActions({ order, fapiao }: FapiaoActionsProps) {
  const { t } = useTranslation("fapiao");
  const [cancelling, setCancelling] = useState(false);
  const { paymentId, receiptCode } = order;
  const status = fapiao?.status;
  return (
    <>
      {fapiao?.canRequest && receiptCode !== null && (
        <Link to={`/rubriq/${receiptCode}/fapiao`}>{t("request")}</Link>
      )}
      {status === "completed" && (
        <button type="button" className={classes.download} onClick={() => setCancelling(true)}>
          {t("cancel")}
        </button>
      )}
      <Link to={`/help?about=${paymentId}`}>{t("get-support")}</Link>
      <Suspense fallback={null}>
        {cancelling && fapiao && (
          <CancelFapiaoDialog
            paymentId={paymentId}
            fapiao={fapiao}
            onClose={() => setCancelling(false)}
          />
        )}
      </Suspense>
    </>
  );
}
