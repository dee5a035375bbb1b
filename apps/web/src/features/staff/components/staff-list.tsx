import { Button } from "@mantine/core";
import type { UseInfiniteQueryResult, UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { failureOf } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import classes from "./staff-form.module.css";
import { type Column, StaffTable } from "./staff-table.tsx";

type Pages<Row> = { pages: readonly { rows: readonly Row[] }[] };

type StaffListProps<Row> = {
  list: UseInfiniteQueryResult<Pages<Row>>;
  caption: string;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  empty: string;
};

/** A list a page at a time: what is there stays, and the next page is added below. */
export function StaffList<Row>({ list, empty, ...table }: StaffListProps<Row>) {
  const { t } = useTranslation(["staff", "app"]);
  if (!list.data) return <Unanswered query={list} />;
  const rows = list.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <p>{empty}</p>;
  return (
    <>
      <StaffTable {...table} rows={rows} />
      {list.hasNextPage && (
        <div className={classes.more}>
          <BusyButton busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {t("more")}
          </BusyButton>
        </div>
      )}
    </>
  );
}

/** In the place of an answer that has not come, or says that it will not. */
export function Unanswered({ query }: { query: Pick<UseQueryResult, "error" | "refetch"> }) {
  const { t } = useTranslation(["staff", "app"]);
  const failureMessage = useFailureMessage();
  if (!query.error) return <ContentSkeleton label={t("app:loading")} />;
  return (
    <EmptyPanel
      title={t("not-loaded")}
      text={failureMessage(failureOf(query.error))}
      action={<Button onClick={() => query.refetch()}>{t("app:try-again")}</Button>}
    />
  );
}
