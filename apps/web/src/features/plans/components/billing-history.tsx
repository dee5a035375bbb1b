import type { BillingEntry } from "@curie/contract";
import { IconDownload } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Failure, failureOf } from "#lib/failure.ts";
import { useFormatting } from "#lib/language.tsx";
import { receiptAddress } from "../queries.ts";
import classes from "./billing-history.module.css";
import { usePlanMessages } from "./use-plan-messages.ts";

const FailureDialog = lazy(async () => ({
  default: (await import("./failure-dialog.tsx")).FailureDialog,
}));

/** Every payment for a plan, newest first: a table, and on phones lines of the same facts (S119). */
export function BillingHistory({ entries }: { entries: readonly BillingEntry[] }) {
  const { t } = useTranslation("plans");
  const formatting = useFormatting();
  const messages = usePlanMessages();
  const [failure, setFailure] = useState<Failure | null>(null);

  async function openReceipt(receiptCode: string) {
    // A window may only be opened while the click lasts; its address comes a moment later.
    const page = window.open("", "_blank");
    if (page) page.opener = null;
    try {
      const address = await receiptAddress(receiptCode);
      if (page) page.location.replace(address);
      else window.location.assign(address);
    } catch (error) {
      page?.close();
      setFailure(failureOf(error));
    }
  }

  const rows = entries.map((entry) => ({
    entry,
    date: <time dateTime={entry.date}>{formatting.shortDate(entry.date)}</time>,
    detail: detailOf(entry),
    amount: formatting.money(entry.amount.amount, entry.amount.currency),
    refunded:
      entry.refunded &&
      t("refunded", { amount: formatting.money(entry.refunded.amount, entry.refunded.currency) }),
    receipt:
      entry.receiptCode === null ? (
        t("no-receipt")
      ) : (
        <ReceiptButton code={entry.receiptCode} onOpen={openReceipt} />
      ),
  }));

  function detailOf({ detail }: BillingEntry): string {
    const plan = messages.nameOf({ planType: "premium", ...detail });
    if (detail.billingInterval === null) return plan;
    return t(`detail-${detail.billingInterval}`, { plan });
  }

  return (
    <section className={classes.history} aria-labelledby="billing-history">
      <h2 id="billing-history">{t("history-title")}</h2>
      {rows.length === 0 ? (
        <p className={classes.empty}>{t("history-empty")}</p>
      ) : (
        <>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t("history-date")}</th>
                <th scope="col">{t("history-detail")}</th>
                <th scope="col" className={classes.amount}>
                  {t("history-amount")}
                </th>
                <th scope="col">{t("history-receipt")}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ entry, date, detail, amount, refunded, receipt }) => (
                <tr key={entry.paymentId}>
                  <td className={classes.date}>{date}</td>
                  <td>
                    {detail}
                    {refunded && <p className={classes.small}>{refunded}</p>}
                  </td>
                  <td className={classes.amount}>{amount}</td>
                  <td>{receipt}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ol className={classes.list}>
            {rows.map(({ entry, date, detail, amount, refunded, receipt }) => (
              <li key={entry.paymentId}>
                <p className={classes.first}>
                  <span>{detail}</span>
                  <span className={classes.amount}>{amount}</span>
                </p>
                <div className={classes.second}>
                  <p className={classes.small}>
                    {date} {refunded}
                  </p>
                  {entry.receiptCode !== null && receipt}
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
      <Suspense fallback={null}>
        {failure && (
          <FailureDialog
            title={t("receipt-failed")}
            failure={failure}
            onClose={() => setFailure(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

type ReceiptButtonProps = { code: string; onOpen: (code: string) => void };

function ReceiptButton({ code, onOpen }: ReceiptButtonProps) {
  const { t } = useTranslation("plans");
  return (
    <button
      type="button"
      className={classes.receipt}
      aria-label={`${t("open-receipt", { code })} (${t("opens-new-window")})`}
      onClick={() => onOpen(code)}
    >
      <IconDownload size={17} stroke={1.6} aria-hidden />
      {code}
    </button>
  );
}
