import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import form from "../components/staff-form.module.css";
import { StaffList, Unanswered } from "../components/staff-list.tsx";
import { type Column, StaffTable } from "../components/staff-table.tsx";
import { pagesOf, staffApi } from "../queries.ts";

type Grades = { overall: number; language: number; meaning: number };

/** What people think of results: means by engine, and every answer. */
export function SurveysPage() {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  usePageTitle(t("page-surveys"));
  const summary = useQuery(staffApi.surveys.summary.queryOptions());
  const list = useInfiniteQuery(
    staffApi.surveys.list.infiniteOptions({
      input: (after: string | undefined) => pagesOf.input({ after }),
      ...pagesOf.following,
    }),
  );
  const grades = (["overall", "language", "meaning"] as const).map(
    (grade): Column<Grades> => ({
      label: t(`grade-${grade}`),
      number: true,
      cell: (row) => formatting.number(Math.round(row[grade] * 10) / 10),
    }),
  );
  return (
    <>
      <PageHead title={t("page-surveys")} lead={t("surveys-lead")} />
      {summary.data ? (
        summary.data.rows.length > 0 && (
          <StaffTable
            caption={t("means")}
            rows={summary.data.rows}
            keyOf={(row) => `${row.feature} ${row.modelVersion}`}
            columns={[
              { label: t("service"), cell: (row) => t(`feature-${row.feature}`) },
              { label: t("engine"), cell: (row) => row.modelVersion ?? t("unknown") },
              { label: t("answers"), number: true, cell: (row) => formatting.number(row.answers) },
              ...grades,
            ]}
          />
        )
      ) : (
        <Unanswered query={summary} />
      )}
      <section className={form.section} aria-labelledby="answers">
        <h2 id="answers">{t("answers")}</h2>
        <StaffList
          list={list}
          caption={t("answers")}
          empty={t("no-answers")}
          keyOf={(row) => row.identity}
          columns={[
            { label: t("when"), cell: (row) => formatting.shortDate(row.answeredAt) },
            { label: t("service"), cell: (row) => t(`feature-${row.feature}`) },
            ...grades,
            { label: t("comment"), cell: (row) => row.comment ?? "" },
          ]}
        />
      </section>
    </>
  );
}
