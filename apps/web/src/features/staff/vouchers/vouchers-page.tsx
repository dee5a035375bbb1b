import { type Currency, currencies, type StaffVoucher } from "@curie/contract";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { ActDialog } from "../components/act-dialog.tsx";
import { AmountField } from "../components/amount-field.tsx";
import { CountField } from "../components/count-field.tsx";
import { EndField } from "../components/end-field.tsx";
import form from "../components/staff-form.module.css";
import { StaffList } from "../components/staff-list.tsx";
import { amountOf, countOf, endOf, lastDayOf } from "../model.ts";
import { pagesOf, staffApi, staffClient, useAct } from "../queries.ts";

/** Discount codes: a percentage, or an amount in one currency (G-38). */
export function VouchersPage() {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const [adding, setAdding] = useState(false);
  const [ending, setEnding] = useState<StaffVoucher | null>(null);
  usePageTitle(t("page-vouchers"));
  const list = useInfiniteQuery(
    staffApi.vouchers.list.infiniteOptions({
      input: (after: string | undefined) => pagesOf.input({ after }),
      ...pagesOf.following,
    }),
  );
  return (
    <>
      <PageHead
        title={t("page-vouchers")}
        lead={t("vouchers-lead")}
        action={
          <Button variant="filled" onClick={() => setAdding(true)}>
            {t("new-voucher")}
          </Button>
        }
      />
      <StaffList
        list={list}
        caption={t("page-vouchers")}
        empty={t("no-vouchers")}
        keyOf={(row) => row.code}
        columns={[
          { label: t("code"), cell: (row) => <span className={form.code}>{row.code}</span> },
          {
            label: t("takes-off"),
            cell: (row) =>
              row.amount
                ? formatting.money(row.amount.amount, row.amount.currency)
                : t("percent", { percent: formatting.number(row.percent ?? 0) }),
          },
          {
            label: t("last-day"),
            cell: (row) => (row.endsAt ? lastDayOf(row.endsAt) : t("no-end")),
          },
          {
            label: "",
            cell: (row) => (
              <Button
                aria-label={t("of", { what: t("end-voucher"), whose: row.code })}
                onClick={() => setEnding(row)}
              >
                {t("end-voucher")}
              </Button>
            ),
          },
        ]}
      />
      {adding && <VoucherDialog onClose={() => setAdding(false)} />}
      {ending && <EndDialog voucher={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

function VoucherDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("staff");
  const [code, setCode] = useState("");
  const [percent, setPercent] = useState("");
  const [amount, setAmount] = useState("");
  const [currency, setCurrency] = useState<Currency>("USD");
  const [end, setEnd] = useState("");
  const act = useAct(() => {
    const off = amountOf(amount, currency);
    return staffClient.vouchers.save({
      ...{ code, percent: countOf(percent), endsAt: endOf(end) },
      amount: off === null ? null : { amount: off, currency },
    });
  }, onClose);
  const isPercent = percent !== "";
  const percentMistake =
    isPercent === (amount.trim() !== "")
      ? t("percent-or-amount")
      : isPercent && (Number(percent) < 1 || Number(percent) > 100)
        ? t("percent-range")
        : "";
  return (
    <ActDialog
      title={t("new-voucher")}
      text={t("voucher-text")}
      confirm={t("save")}
      act={act}
      onClose={onClose}
    >
      <TextInput
        label={t("code")}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <CountField
        label={t("percentage")}
        value={percent}
        onChange={setPercent}
        mistake={percentMistake}
      />
      <AmountField label={t("amount")} currency={currency} value={amount} onChange={setAmount} />
      <NativeSelect
        label={t("currency")}
        value={currency}
        data={[...currencies]}
        onChange={(event) => setCurrency(event.currentTarget.value as Currency)}
      />
      <EndField value={end} onChange={setEnd} />
    </ActDialog>
  );
}

function EndDialog({ voucher, onClose }: { voucher: StaffVoucher; onClose: () => void }) {
  const { t } = useTranslation("staff");
  const { code } = voucher;
  const act = useAct(() => staffClient.vouchers.end({ code }), onClose);
  return (
    <ActDialog
      danger
      title={t("end-voucher")}
      text={t("end-voucher-text", { code })}
      confirm={t("end-voucher")}
      act={act}
      onClose={onClose}
    />
  );
}
