import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { NewGroupDialog } from "../components/group-dialogs.tsx";
import { SearchBar, useSearch } from "../components/search-bar.tsx";
import form from "../components/staff-form.module.css";
import { StaffList } from "../components/staff-list.tsx";
import { lastDayOf } from "../model.ts";
import { pagesOf, staffApi } from "../queries.ts";

/** Groups whose members share a plan by a code (G-24). */
export function GroupsPage() {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const search = useSearch();
  const [adding, setAdding] = useState(false);
  usePageTitle(t("page-groups"));
  const list = useInfiniteQuery(
    staffApi.groups.list.infiniteOptions({
      input: (after: string | undefined) => pagesOf.input({ after, search }),
      ...pagesOf.following,
    }),
  );
  return (
    <>
      <PageHead
        title={t("page-groups")}
        lead={t("groups-lead")}
        action={
          <Button variant="filled" onClick={() => setAdding(true)}>
            {t("new-group")}
          </Button>
        }
      />
      <SearchBar label={t("code-name-email")} />
      <StaffList
        list={list}
        caption={t("page-groups")}
        empty={t("nothing-found")}
        keyOf={(row) => row.identity}
        columns={[
          {
            label: t("group-name"),
            cell: (row) => (
              <div>
                <Link to={`/groups/${row.identity}`}>{row.name}</Link>
                <div className={form.small}>{row.adminEmail}</div>
              </div>
            ),
          },
          { label: t("code"), cell: (row) => <span className={form.code}>{row.code}</span> },
          { label: t("kind"), cell: (row) => t(`kind-${row.kind}`) },
          {
            label: t("members"),
            number: true,
            cell: (row) =>
              row.seats === null
                ? formatting.number(row.members)
                : `${formatting.number(row.members)} / ${formatting.number(row.seats)}`,
          },
          {
            label: t("last-day"),
            cell: (row) => (row.endsAt ? lastDayOf(row.endsAt) : t("no-end")),
          },
        ]}
      />
      {adding && <NewGroupDialog onClose={() => setAdding(false)} />}
    </>
  );
}
