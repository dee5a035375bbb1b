import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { SearchBar, useSearch } from "../components/search-bar.tsx";
import { StaffList } from "../components/staff-list.tsx";
import { pagesOf, staffApi } from "../queries.ts";

/** Users, to be found by name or address. */
export function PeoplePage() {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const search = useSearch();
  usePageTitle(t("page-people"));
  const list = useInfiniteQuery(
    staffApi.people.find.infiniteOptions({
      input: (after: string | undefined) => pagesOf.input({ after, search }),
      ...pagesOf.following,
    }),
  );
  return (
    <>
      <PageHead title={t("page-people")} lead={t("people-lead")} />
      <SearchBar label={t("name-or-email")} />
      <StaffList
        list={list}
        caption={t("page-people")}
        empty={t("nothing-found")}
        keyOf={(row) => row.identity}
        columns={[
          {
            label: t("name"),
            cell: (row) => <Link to={`/people/${row.identity}`}>{row.name}</Link>,
          },
          { label: t("email"), cell: (row) => row.email },
          { label: t("country"), cell: (row) => row.country ?? "" },
          { label: t("group"), cell: (row) => row.group ?? "" },
          { label: t("since"), cell: (row) => formatting.shortDate(row.since) },
        ]}
      />
    </>
  );
}
