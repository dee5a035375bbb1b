import {
  fapiaoCancelReasons,
  fapiaoFormats,
  fapiaoStatuses,
  type StaffFapiao,
} from "@curie/contract";
import { Button, NativeSelect } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { type BadgeTone, StatusBadge } from "#ui/status/status-badge.tsx";
import { ActDialog } from "../components/act-dialog.tsx";
import { FilterSelect, useFilter } from "../components/filter.tsx";
import { SearchBar, useSearch } from "../components/search-bar.tsx";
import form from "../components/staff-form.module.css";
import { StaffList } from "../components/staff-list.tsx";
import { pagesOf, staffApi, staffClient, useAct } from "../queries.ts";

type Status = StaffFapiao["status"];

const tones: Record<Status, BadgeTone> = {
  "can-generate": "line",
  requested: "ochre",
  issuing: "ochre",
  completed: "verdigris",
  failed: "madder",
  "cancellation-pending": "ochre",
  cancelled: "line",
  "cancellation-rejected": "madder",
};
const statuses = fapiaoStatuses.filter((status) => status !== "can-generate");

/** Every fapiao with its life so far; what a refund waits for is reversed here. */
export function StaffFapiaoPage() {
  const { t } = useTranslation("staff");
  const search = useSearch();
  const status = useFilter("status", statuses);
  const [reversing, setReversing] = useState<StaffFapiao | null>(null);
  usePageTitle(t("page-fapiao"));
  const list = useInfiniteQuery(
    staffApi.fapiao.list.infiniteOptions({
      input: (after: string | undefined) => pagesOf.input({ after, search, status: status.chosen }),
      ...pagesOf.following,
    }),
  );
  return (
    <>
      <PageHead title={t("page-fapiao")} lead={t("fapiao-lead")} />
      <SearchBar label={t("fapiao-search")} />
      <div className={form.bar}>
        <FilterSelect
          filter={status}
          label={t("state")}
          all={t("all-states")}
          nameOf={(value) => t(`fapiao-${value}`)}
        />
      </div>
      <StaffList
        list={list}
        caption={t("page-fapiao")}
        empty={t("nothing-found")}
        keyOf={(row) => row.identity}
        columns={[
          { label: t("buyer"), cell: (row) => <Buyer fapiao={row} /> },
          { label: t("paid-for"), cell: (row) => <PaidFor fapiao={row} /> },
          { label: t("state"), cell: (row) => <Life fapiao={row} /> },
          { label: t("document"), cell: (row) => <Documents fapiao={row} /> },
          {
            label: "",
            cell: (row) =>
              row.canReverse && (
                <Button
                  aria-label={t("of", { what: t("reverse-fapiao"), whose: row.title })}
                  onClick={() => setReversing(row)}
                >
                  {t(row.status === "cancellation-rejected" ? "reverse-again" : "reverse-fapiao")}
                </Button>
              ),
          },
        ]}
      />
      {reversing && <ReverseDialog fapiao={reversing} onClose={() => setReversing(null)} />}
    </>
  );
}

function Buyer({ fapiao }: { fapiao: StaffFapiao }) {
  const { t } = useTranslation("staff");
  const { title, taxNumber, person, type } = fapiao;
  return (
    <div>
      <b>{title}</b>
      <div className={form.small}>
        {[t(`fapiao-type-${type}`), taxNumber].filter(Boolean).join(" · ")}
      </div>
      <div className={form.small}>
        {person ? (
          <Link to={`/people/${person.identity}`}>{person.email}</Link>
        ) : (
          t("account-closed")
        )}
      </div>
    </div>
  );
}

function PaidFor({ fapiao: { payment, total } }: { fapiao: StaffFapiao }) {
  const formatting = useFormatting();
  const search = payment.receiptCode ?? "";
  return (
    <div>
      {formatting.money(total.amount, total.currency)}
      <div className={form.small}>{payment.productName}</div>
      <div className={form.small}>
        <Link to={`/payments?${new URLSearchParams({ search })}`}>{payment.receiptCode}</Link>
      </div>
    </div>
  );
}

/** What has happened, in its order. */
function Life({ fapiao }: { fapiao: StaffFapiao }) {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const { status, requestedAt, issuedAt, reversal, redNumber, refusal, refund } = fapiao;
  const on = (what: string, at: string) => t("of", { what, whose: formatting.dateTime(at) });
  return (
    <div>
      <StatusBadge tone={tones[status]}>{t(`fapiao-${status}`)}</StatusBadge>
      <div className={form.small}>
        <div>{on(t("fapiao-requested"), requestedAt)}</div>
        {issuedAt && <div>{on(t("fapiao-completed"), issuedAt)}</div>}
        {reversal?.reason && (
          <div>
            {t("of", { what: t("reversal"), whose: t(`reversal-${reversal.reason}`) })}
            {reversal.takenAt && ` · ${formatting.dateTime(reversal.takenAt)}`}
          </div>
        )}
        {refusal && <div>{t("of", { what: t("issuer-says"), whose: refusal })}</div>}
        {redNumber && <div>{t("of", { what: t("red-number"), whose: redNumber })}</div>}
        {refund && (
          <div>{t("refund-waits", { reason: refund.reason, who: refund.requestedBy })}</div>
        )}
      </div>
    </div>
  );
}

function Documents({ fapiao: { identity, number } }: { fapiao: StaffFapiao }) {
  if (number === null) return null;
  return (
    <div>
      <div className={form.code}>{number}</div>
      {fapiaoFormats.map((format) => (
        <span key={format}>
          <a
            href={`/api/staff/fapiao/${identity}/file?format=${format}`}
            aria-label={`${format.toUpperCase()} ${number}`}
            download
          >
            {format.toUpperCase()}
          </a>{" "}
        </span>
      ))}
    </div>
  );
}

function ReverseDialog({ fapiao, onClose }: { fapiao: StaffFapiao; onClose: () => void }) {
  const { t } = useTranslation("staff");
  const { identity, title, type } = fapiao;
  const [reason, setReason] = useState<(typeof fapiaoCancelReasons)[number]>("issued-in-error");
  const act = useAct(() => staffClient.fapiao.reverse({ identity, reason }), onClose);
  return (
    <ActDialog
      danger
      title={t("reverse-fapiao")}
      text={t(type === "special" ? "reverse-text-special" : "reverse-text", { title })}
      confirm={t("reverse-fapiao")}
      act={act}
      onClose={onClose}
    >
      <NativeSelect
        label={t("reason")}
        value={reason}
        data={fapiaoCancelReasons.map((value) => ({ value, label: t(`reversal-${value}`) }))}
        onChange={(event) => setReason(event.currentTarget.value as typeof reason)}
      />
    </ActDialog>
  );
}
