import {
  type OrderPage,
  type OrderPayment,
  type OrderStatus,
  paginationMaxLinks,
  productTypeOf,
} from "@curie/contract";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePlanMessages } from "#features/plans/components/use-plan-messages.ts";
import { useFormatting } from "#lib/language.tsx";
import { Pager } from "#ui/page/pager.tsx";
import { type BadgeTone, StatusBadge } from "#ui/status/status-badge.tsx";
import { FapiaoActions } from "./fapiao-actions.tsx";
import { FapiaoState } from "./fapiao-state.tsx";
import { InvoiceButton } from "./invoice-button.tsx";
import classes from "./order-table.module.css";
import { useInvoice } from "./use-invoice.ts";

const InvoiceFailedDialog = lazy(async () => ({
  default: (await import("./invoice-failed-dialog.tsx")).InvoiceFailedDialog,
}));

const tones: Record<OrderStatus, BadgeTone> = {
  paid: "verdigris",
  "partly-refunded": "ochre",
  refunded: "line",
};

type OrderTableProps = {
  page: OrderPage;
  /** Two more columns, for people who are offered fapiao (S176). */
  withFapiao: boolean;
};

/** Orders as a ruled table; on phones each row is a small block of the same facts. */
export function OrderTable({ page, withFapiao }: OrderTableProps) {
  const { t } = useTranslation(["orders", "fapiao", "app"]);
  const formatting = useFormatting();
  const invoice = useInvoice();
  const { orders, pagination } = page;
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t("date")}</th>
            <th scope="col">{t("product")}</th>
            <th scope="col" className={classes.amount}>
              {t("amount")}
            </th>
            <th scope="col">{t("status")}</th>
            <th scope="col">{t("invoice")}</th>
            {withFapiao && (
              <>
                <th scope="col">{t("fapiao")}</th>
                <th scope="col">{t("actions")}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.paymentId}>
              <Facts order={order} />
              <td className={classes.invoice}>
                <InvoiceButton order={order} invoice={invoice} />
              </td>
              {withFapiao && (
                <>
                  <td className={classes.fapiao} data-label={t("fapiao")}>
                    <FapiaoState fapiao={order.fapiao ?? null} />
                  </td>
                  <td className={classes.actions}>
                    <FapiaoActions order={order} fapiao={order.fapiao ?? null} />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {withFapiao && (
        <p className={classes.note}>
          {t("fapiao:note")} <Link to="/rubriq/fapiao">{t("fapiao:request-one")}</Link>
        </p>
      )}
      <Pager
        current={pagination.page}
        pages={Math.ceil(pagination.numberOfResults / pagination.pageSize)}
        mostLinks={paginationMaxLinks}
        addressOf={(number) => ({ search: number === 1 ? "" : `?page=${number}` })}
        labels={{
          pages: t("app:pages"),
          previous: t("app:previous-page"),
          next: t("app:next-page"),
          page: (number) => t("app:page-number", { page: formatting.number(number) }),
        }}
      />
      <Suspense fallback={null}>
        {invoice.failure && (
          <InvoiceFailedDialog failure={invoice.failure} onClose={invoice.forget} />
        )}
      </Suspense>
    </>
  );
}

/** When, what, how much, and whether it was given back. */
function Facts({ order }: { order: OrderPayment }) {
  const { t } = useTranslation(["orders", "plans"]);
  const formatting = useFormatting();
  const messages = usePlanMessages();
  const { date, kind, plan, productName, status, paidAmount, netAmount } = order;
  const facts = [
    t(`type-${productTypeOf(productName)}`),
    ...(plan?.billingInterval ? [t(plan.billingInterval)] : []),
  ];
  const refunded = paidAmount.amount - netAmount.amount;
  return (
    <>
      <td className={classes.date}>
        <time dateTime={date}>{formatting.shortDate(date)}</time>
      </td>
      <td className={classes.product}>
        <b>
          {kind === "plan" && plan
            ? messages.nameOf({ planType: "premium", ...plan })
            : t("human-edit")}
        </b>
        <p className={classes.small}>{facts.join(" · ")}</p>
      </td>
      <td className={classes.amount}>{formatting.money(paidAmount.amount, paidAmount.currency)}</td>
      <td className={classes.status}>
        <StatusBadge tone={tones[status]}>{t(`status-${status}`)}</StatusBadge>
        {refunded > 0 && (
          <p className={classes.small}>
            {t("plans:refunded", { amount: formatting.money(refunded, netAmount.currency) })}
          </p>
        )}
      </td>
    </>
  );
}
