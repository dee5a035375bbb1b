import type { StaffPayment } from "@curie/contract";
import { Button, Textarea } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { CheckLine } from "#features/billing/components/check-line.tsx";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { ActDialog } from "../components/act-dialog.tsx";
import { SearchBar, useSearch } from "../components/search-bar.tsx";
import form from "../components/staff-form.module.css";
import { StaffList } from "../components/staff-list.tsx";
import { pagesOf, staffApi, staffClient, useAct } from "../queries.ts";
import { ReturnedMoney } from "./components/returned-money.tsx";

/** What was paid, and what was given back of it. */
export function PaymentsPage() {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const search = useSearch();
  const [query] = useSearchParams();
  const person = query.get("person") ?? undefined;
  const [refunding, setRefunding] = useState<StaffPayment | null>(null);
  usePageTitle(t("page-payments"));
  const list = useInfiniteQuery(
    staffApi.payments.list.infiniteOptions({
      input: (after: string | undefined) => pagesOf.input({ after, search, person }),
      ...pagesOf.following,
    }),
  );
  return (
    <>
      <PageHead title={t("page-payments")} lead={t("payments-lead")} />
      <SearchBar label={t("email-receipt-invoice")} />
      {person !== undefined && (
        <p className={form.text}>
          {t("only-about", { about: person })} <Link to="/payments">{t("show-all")}</Link>
        </p>
      )}
      <StaffList
        list={list}
        caption={t("page-payments")}
        empty={t("nothing-found")}
        keyOf={(row) => row.identity}
        columns={[
          { label: t("when"), cell: (row) => formatting.dateTime(row.paidAt) },
          {
            label: t("who"),
            cell: (row) =>
              row.person ? (
                <Link to={`/people/${row.person.identity}`}>{row.person.email}</Link>
              ) : (
                t("account-closed")
              ),
          },
          {
            label: t("paid-for"),
            cell: (row) => (
              <div>
                {row.productName}
                <div className={form.small}>
                  {[row.invoiceNumber, row.receiptCode].filter(Boolean).join(" · ")}
                </div>
              </div>
            ),
          },
          {
            label: t("amount"),
            number: true,
            cell: (row) => formatting.money(row.amount.amount, row.amount.currency),
          },
          { label: t("page-fapiao"), cell: (row) => <LiveFapiao payment={row} /> },
          { label: t("refunds"), cell: (row) => <Refunds payment={row} /> },
          {
            label: "",
            cell: (row) =>
              row.refunded.amount < row.amount.amount && (
                <Button
                  aria-label={t("of", { what: t("refund"), whose: row.productName })}
                  onClick={() => setRefunding(row)}
                >
                  {t("refund")}
                </Button>
              ),
          },
        ]}
      />
      {person === undefined && search === undefined && <ReturnedMoney />}
      {refunding && <RefundDialog payment={refunding} onClose={() => setRefunding(null)} />}
    </>
  );
}

/** The one that counts: a refund has to wait for its reversal. */
function LiveFapiao({ payment: { fapiao, receiptCode } }: { payment: StaffPayment }) {
  const { t } = useTranslation("staff");
  if (!fapiao) return null;
  const search = fapiao.number ?? receiptCode ?? "";
  return (
    <Link to={`/fapiao?${new URLSearchParams({ search })}`}>{t(`fapiao-${fapiao.status}`)}</Link>
  );
}

function Refunds({ payment }: { payment: StaffPayment }) {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  if (payment.refunds.length === 0) return null;
  return (
    <div>
      {payment.refunds.map(({ amount, status, reason, requestedBy, requestedAt }) => (
        <div key={requestedAt} className={form.small}>
          {formatting.money(amount.amount, amount.currency)} · {t(`refund-${status}`)} ·{" "}
          {requestedBy} · {reason}
        </div>
      ))}
    </div>
  );
}

function RefundDialog({ payment, onClose }: { payment: StaffPayment; onClose: () => void }) {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const [reason, setReason] = useState("");
  const [endPlan, setEndPlan] = useState(true);
  const { identity, amount, refunded } = payment;
  const act = useAct(() => staffClient.payments.refund({ identity, reason, endPlan }), onClose);
  const left = formatting.money(amount.amount - refunded.amount, amount.currency);
  return (
    <ActDialog
      danger
      title={t("refund")}
      text={t("refund-text", { amount: left, product: payment.productName })}
      confirm={t("refund-amount", { amount: left })}
      act={act}
      onClose={onClose}
    >
      {payment.fapiao && (
        <p role="note">{t("fapiao-first", { number: payment.fapiao.number ?? "" })}</p>
      )}
      <Textarea
        label={t("reason")}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <CheckLine checked={endPlan} onChange={(on) => setEndPlan(on)}>
        {t("end-what-was-paid")}
      </CheckLine>
    </ActDialog>
  );
}
