import type { StaffHumanOrder } from "@curie/contract";
import { writeAmount } from "@curie/locales/amounts";
import { NativeSelect, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActDialog } from "#features/staff/components/act-dialog.tsx";
import { AmountField } from "#features/staff/components/amount-field.tsx";
import { MomentField } from "#features/staff/components/moment-field.tsx";
import { amountOf, instantOf, localOf } from "#features/staff/model.ts";
import { staffApi, staffClient, useAct } from "#features/staff/queries.ts";
import { useFormatting, useLanguage } from "#lib/language.tsx";

type OfOrder = { order: StaffHumanOrder; onClose: () => void };

/** Until when, and for how much; as they stand now unless something else is typed. */
function useTerms({ dueAt, pay, paid }: StaffHumanOrder) {
  const { locale } = useLanguage();
  const [due, setDue] = useState(localOf(dueAt));
  const [sum, setSum] = useState(pay ? writeAmount(pay.amount, pay.currency, locale) : "");
  const currency = paid?.currency ?? null;
  const terms = { dueAt: instantOf(due) ?? "", pay: currency && amountOf(sum, currency) };
  return { due, setDue, sum, setSum, currency, terms };
}

function TermsFields({ due, setDue, sum, setSum, currency }: ReturnType<typeof useTerms>) {
  const { t } = useTranslation("staff");
  return (
    <>
      <MomentField label={t("due")} value={due} onChange={setDue} />
      {currency && (
        <AmountField
          label={t("pay-in", { currency })}
          hint={t("pay-hint")}
          least={0}
          currency={currency}
          value={sum}
          onChange={setSum}
        />
      )}
    </>
  );
}

export function AssignDialog({ order, onClose }: OfOrder) {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const { identity } = order;
  const editors = useQuery(staffApi.humanOrders.editors.queryOptions()).data?.editors ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const editor = chosen ?? order.editor?.identity ?? editors[0]?.identity ?? "";
  const terms = useTerms(order);
  const act = useAct(
    () => staffClient.humanOrders.assign({ identity, editor, ...terms.terms }),
    onClose,
  );
  return (
    <ActDialog
      title={t("assign")}
      text={t("assign-text")}
      confirm={t("assign")}
      act={act}
      onClose={onClose}
    >
      <NativeSelect
        label={t("role-editor")}
        value={editor}
        data={editors.map(({ identity: value, name, openOrders }) => ({
          value,
          label: t("editor-with-orders", { name, orders: formatting.number(openOrders) }),
        }))}
        error={editors.length === 0 ? t("no-editors") : undefined}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <TermsFields {...terms} />
    </ActDialog>
  );
}

export function TermsDialog({ order, onClose }: OfOrder) {
  const { t } = useTranslation("staff");
  const { identity } = order;
  const terms = useTerms(order);
  const act = useAct(() => staffClient.humanOrders.change({ identity, ...terms.terms }), onClose);
  return (
    <ActDialog
      title={t("change-terms")}
      text={t("change-terms-text")}
      confirm={t("save")}
      act={act}
      onClose={onClose}
    >
      <TermsFields {...terms} />
    </ActDialog>
  );
}

export function RefundDialog({ order, onClose }: OfOrder) {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const [reason, setReason] = useState("");
  const { identity, paid, file } = order;
  const amount = paid === null ? "" : formatting.money(paid.amount, paid.currency);
  const act = useAct(() => staffClient.humanOrders.refund({ identity, reason }), onClose);
  return (
    <ActDialog
      danger
      title={t("refund")}
      text={t("refund-order-text", { amount, file: file.name })}
      confirm={t("refund")}
      act={act}
      onClose={onClose}
    >
      <Textarea
        label={t("reason")}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
