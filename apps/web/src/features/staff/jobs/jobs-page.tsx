import type { StaffJob } from "@curie/contract";
import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CheckLine } from "#features/billing/components/check-line.tsx";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { type BadgeTone, StatusBadge } from "#ui/status/status-badge.tsx";
import { ActDialog } from "../components/act-dialog.tsx";
import { FilterSelect, useFilter } from "../components/filter.tsx";
import form from "../components/staff-form.module.css";
import { StaffList } from "../components/staff-list.tsx";
import { pagesOf, staffApi, staffClient, useAct } from "../queries.ts";

const tones: Record<StaffJob["state"], BadgeTone> = {
  ...{ failed: "madder", waiting: "ochre", active: "accent", done: "line" },
};
const states = Object.keys(tones) as StaffJob["state"][];

/** Background work, mails among it: what failed can be tried once more. */
export function JobsPage() {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const state = useFilter("state", states);
  const mails = useFilter("mails", ["yes"]);
  const [retrying, setRetrying] = useState<StaffJob | null>(null);
  usePageTitle(t("page-jobs"));
  const list = useInfiniteQuery({
    ...staffApi.jobs.list.infiniteOptions({
      input: (after: string | undefined) =>
        pagesOf.input({ after, state: state.chosen, mails: mails.chosen }),
      ...pagesOf.following,
    }),
    // Somebody who looks at work sees it go on.
    refetchInterval: 10_000,
  });
  return (
    <>
      <PageHead title={t("page-jobs")} lead={t("jobs-lead")} />
      <div className={form.bar}>
        <FilterSelect
          filter={state}
          label={t("state")}
          all={t("all-states")}
          nameOf={(value) => t(`job-${value}`)}
        />
        <CheckLine
          checked={mails.chosen === "yes"}
          onChange={(on) => mails.choose(on ? "yes" : "")}
        >
          {t("only-mails")}
        </CheckLine>
      </div>
      <StaffList
        list={list}
        caption={t("page-jobs")}
        empty={t("nothing-found")}
        keyOf={(row) => row.identity}
        columns={[
          { label: t("when"), cell: (row) => formatting.dateTime(row.createdAt) },
          {
            label: t("job"),
            cell: (row) => (
              <div>
                {row.name}
                {row.mail && (
                  <div className={form.small}>
                    {row.mail.to} · {row.mail.subject}
                  </div>
                )}
              </div>
            ),
          },
          {
            label: t("state"),
            cell: (row) => (
              <div>
                <StatusBadge tone={tones[row.state]}>{t(`job-${row.state}`)}</StatusBadge>
                {row.percent !== null && (
                  <div className={form.small}>
                    {t("percent-done", { percent: formatting.number(row.percent) })}
                  </div>
                )}
                {row.problem && <div className={form.small}>{row.problem}</div>}
              </div>
            ),
          },
          {
            label: t("tries"),
            number: true,
            cell: (row) => `${formatting.number(row.tries)} / ${formatting.number(row.mostTries)}`,
          },
          {
            label: "",
            cell: (row) =>
              row.state === "failed" && (
                <Button
                  aria-label={t("of", { what: t("retry"), whose: row.name })}
                  onClick={() => setRetrying(row)}
                >
                  {t("retry")}
                </Button>
              ),
          },
        ]}
      />
      {retrying && <RetryDialog job={retrying} onClose={() => setRetrying(null)} />}
    </>
  );
}

function RetryDialog({ job, onClose }: { job: StaffJob; onClose: () => void }) {
  const { t } = useTranslation("staff");
  const { name, identity } = job;
  const act = useAct(() => staffClient.jobs.retry({ name, identity }), onClose);
  return (
    <ActDialog
      title={t("retry")}
      text={t("retry-text", { name })}
      confirm={t("retry")}
      act={act}
      onClose={onClose}
    />
  );
}
