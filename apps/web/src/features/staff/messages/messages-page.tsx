import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import form from "../components/staff-form.module.css";
import { StaffList } from "../components/staff-list.tsx";
import { pagesOf, staffApi, staffClient, useAct } from "../queries.ts";

/** What people wrote to the operator; answered by mail. */
export function MessagesPage() {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  usePageTitle(t("page-messages"));
  const list = useInfiniteQuery(
    staffApi.messages.list.infiniteOptions({
      input: (after: string | undefined) => pagesOf.input({ after }),
      ...pagesOf.following,
    }),
  );
  const answered = useAct((identity: string) => staffClient.messages.markAnswered({ identity }));
  return (
    <>
      <PageHead title={t("page-messages")} lead={t("messages-lead")} />
      <FormFailure error={answered.error} />
      <StaffList
        list={list}
        caption={t("page-messages")}
        empty={t("no-messages")}
        keyOf={(row) => row.identity}
        columns={[
          { label: t("when"), cell: (row) => formatting.dateTime(row.writtenAt) },
          {
            label: t("who"),
            cell: (row) => (
              <div>
                {row.person ? <Link to={`/people/${row.person}`}>{row.name}</Link> : row.name}
                <div className={form.small}>
                  <a href={`mailto:${row.email}`}>{row.email}</a>
                </div>
              </div>
            ),
          },
          {
            label: t("message"),
            cell: (row) => (
              <div>
                <div className={form.small}>
                  {[t(`message-${row.subject}`), row.reference].filter(Boolean).join(" · ")}
                </div>
                <p className={form.body}>{row.text}</p>
              </div>
            ),
          },
          {
            label: t("answer"),
            cell: (row) =>
              row.answeredAt ? (
                formatting.shortDate(row.answeredAt)
              ) : (
                <Button
                  aria-label={t("of", { what: t("mark-answered"), whose: row.name })}
                  onClick={() => answered.mutate(row.identity)}
                >
                  {t("mark-answered")}
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}
