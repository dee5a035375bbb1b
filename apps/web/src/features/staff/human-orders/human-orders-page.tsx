import { humanOrderStatuses, type Money } from "@curie/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import { FilterSelect, useFilter } from "../components/filter.tsx";
import { OrderStatus } from "../components/order-status.tsx";
import { SearchBar, useSearch } from "../components/search-bar.tsx";
import form from "../components/staff-form.module.css";
import { StaffList } from "../components/staff-list.tsx";
import { pagesOf, staffApi } from "../queries.ts";

/** Orders of professional editing with who edits them, until when, and what is left of the price. */
export function HumanOrdersPage() {
  const { t } = useTranslation(["staff", "human-editing"]);
  const formatting = useFormatting();
  const search = useSearch();
  const status = useFilter("status", humanOrderStatuses);
  usePageTitle(t("page-human-orders"));
  const list = useInfiniteQuery(
    staffApi.humanOrders.list.infiniteOptions({
      input: (after: string | undefined) => pagesOf.input({ after, search, status: status.chosen }),
      ...pagesOf.following,
    }),
  );
  const money = (sum: Money | null) =>
    sum === null ? "" : formatting.money(sum.amount, sum.currency);
  return (
    <>
      <PageHead title={t("page-human-orders")} lead={t("human-orders-lead")} />
      <SearchBar label={t("email-file-receipt")} />
      <div className={form.bar}>
        <FilterSelect
          filter={status}
          label={t("state")}
          all={t("all-states")}
          nameOf={(value) =>
            value === "question-to-author"
              ? t("waits-for-author")
              : t(`human-editing:status-${value}`)
          }
        />
      </div>
      <StaffList
        list={list}
        caption={t("page-human-orders")}
        empty={t("nothing-found")}
        keyOf={(row) => row.identity}
        columns={[
          {
            label: t("human-editing:file"),
            cell: (row) => (
              <div>
                <Link to={`/human-orders/${row.identity}`}>{row.file.name}</Link>
                <div className={form.small}>
                  {row.author ? row.author.email : t("account-closed")} ·{" "}
                  {t("words-of", { words: formatting.number(row.words) })}
                </div>
              </div>
            ),
          },
          { label: t("state"), cell: (row) => <OrderStatus order={row} /> },
          { label: t("edited-by"), cell: (row) => row.editor?.name ?? t("nobody-yet") },
          {
            label: t("due"),
            cell: (row) => (
              <div>
                {row.dueAt === null ? "" : formatting.dateTime(row.dueAt)}{" "}
                {row.late && <StatusBadge tone="madder">{t("late")}</StatusBadge>}
              </div>
            ),
          },
          { label: t("amount"), number: true, cell: (row) => money(row.paid) },
          { label: t("margin"), number: true, cell: (row) => money(row.margin) },
        ]}
      />
    </>
  );
}
