import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import form from "#features/staff/components/staff-form.module.css";
import { StaffList } from "#features/staff/components/staff-list.tsx";
import { pagesOf, staffApi } from "#features/staff/queries.ts";
import { useFormatting } from "#lib/language.tsx";

/** Money that came when there was nothing to pay for any more; nothing where there was none. */
export function ReturnedMoney() {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const list = useInfiniteQuery(
    staffApi.payments.returned.infiniteOptions({
      input: (after: string | undefined) => pagesOf.input({ after }),
      ...pagesOf.following,
    }),
  );
  const isEmpty = !list.data?.pages.some(({ rows }) => rows.length > 0);
  if (isEmpty && !list.error) return null;
  return (
    <section className={form.section} aria-labelledby="returned-money">
      <h2 id="returned-money">{t("returned-money")}</h2>
      <p className={form.text}>{t("returned-money-lead")}</p>
      <StaffList
        list={list}
        caption={t("returned-money")}
        empty={t("nothing-found")}
        keyOf={(row) => row.identity}
        columns={[
          { label: t("when"), cell: (row) => formatting.dateTime(row.at) },
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
            label: t("taken-by"),
            cell: (row) => (
              <div>
                {row.takenBy === "alipay" ? "Alipay" : "Stripe"}
                <div className={form.small}>
                  {[row.reference, row.receiptCode].filter(Boolean).join(" · ")}
                </div>
              </div>
            ),
          },
          {
            label: t("amount"),
            number: true,
            cell: (row) => formatting.money(row.amount.amount, row.amount.currency),
          },
          { label: t("state"), cell: (row) => t(`money-${row.state}`) },
        ]}
      />
    </section>
  );
}
