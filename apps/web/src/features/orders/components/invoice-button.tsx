import type { OrderPayment } from "@curie/contract";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./order-table.module.css";
import type { OpenInvoice } from "./use-invoice.ts";

type InvoiceButtonProps = { order: OrderPayment; invoice: OpenInvoice };

/** The number of the invoice, which opens it. What cost nothing has none (G-46). */
export function InvoiceButton({ order, invoice }: InvoiceButtonProps) {
  const { t } = useTranslation(["orders", "plans"]);
  const { paymentId, receiptCode } = order;
  if (receiptCode === null) return t("plans:no-receipt");
  const number = order.invoiceNumber ?? receiptCode;
  const { blocked } = invoice;
  return (
    <>
      <button
        type="button"
        className={classes.download}
        aria-label={`${t("download-invoice", { number })} (${t("plans:opens-new-window")})`}
        onClick={() => invoice.open(paymentId)}
      >
        <IconDownload size={17} stroke={1.6} aria-hidden />
        {number}
      </button>
      <p className={classes.small} role="status">
        {blocked?.paymentId === paymentId && (
          <>
            {t("invoice-blocked")}{" "}
            <a href={blocked.address} target="_blank" rel="noopener">
              {t("open-invoice", { number })}
            </a>
          </>
        )}
      </p>
    </>
  );
}
