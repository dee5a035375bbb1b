import { type AuditEntry, staffActs } from "@curie/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { FilterSelect, useFilter } from "../components/filter.tsx";
import form from "../components/staff-form.module.css";
import { StaffList } from "../components/staff-list.tsx";
import { pagesOf, staffApi } from "../queries.ts";

/** Who did what to whom, newest first. Nobody can change it. */
export function AuditPage() {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const [query] = useSearchParams();
  const acts = useFilter("act", staffActs);
  const about = query.get("about") ?? undefined;
  usePageTitle(t("page-audit"));
  const list = useInfiniteQuery(
    staffApi.audit.list.infiniteOptions({
      input: (after: string | undefined) => pagesOf.input({ after, act: acts.chosen, about }),
      ...pagesOf.following,
    }),
  );
  return (
    <>
      <PageHead title={t("page-audit")} lead={t("audit-lead")} />
      <div className={form.bar}>
        <FilterSelect
          filter={acts}
          label={t("act")}
          all={t("all-acts")}
          nameOf={(name) => t(`act-${name}`)}
        />
        {about !== undefined && (
          <p>
            {t("only-about", { about })} <Link to="/audit">{t("show-all")}</Link>
          </p>
        )}
      </div>
      <StaffList
        list={list}
        caption={t("page-audit")}
        empty={t("audit-empty")}
        keyOf={(entry) => entry.identity}
        columns={[
          { label: t("when"), cell: (entry) => formatting.dateTime(entry.at) },
          { label: t("who"), cell: (entry) => entry.by?.name ?? t("command-line") },
          { label: t("act"), cell: (entry) => t(`act-${entry.act}`) },
          {
            label: t("about"),
            cell: (entry) => (
              <Link to={`/audit?${new URLSearchParams({ about: entry.about.identity })}`}>
                {t(`subject-${entry.about.kind}`)}{" "}
                <span className={form.code}>{entry.about.identity}</span>
              </Link>
            ),
          },
          {
            label: t("details"),
            cell: ({ details }) => <Details details={details} />,
          },
        ]}
      />
    </>
  );
}

/** What an act has set, as it is kept; what it has left open is not said. */
function Details({ details }: Pick<AuditEntry, "details">) {
  const set = Object.entries(details).filter(([, value]) => value !== null);
  if (set.length === 0) return null;
  return (
    <div>
      {set.map(([name, value]) => (
        <div key={name} className={form.small}>
          {name}: {String(value)}
        </div>
      ))}
    </div>
  );
}
