import type { StaffJob } from "@curie/contract";
import { Button, NativeSelect } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { CheckLine } from "#features/billing/components/check-line.tsx";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { type BadgeTone, StatusBadge } from "#ui/status/status-badge.tsx";
import { ActDialog } from "../components/act-dialog.tsx";
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
  const [query, setQuery] = useSearchParams();
  const state = states.find((one) => one === query.get("state"));
  const mails = query.get("mails") === "yes" ? ("yes" as const) : undefined;
  const [retrying, setRetrying] = useState<StaffJob | null>(null);
  usePageTitle(t("page-jobs"));
  const list = useInfiniteQuery({
    ...staffApi.jobs.list.infiniteOptions({
      input: (after: string | undefined) => pagesOf.input({ after, state, mails }),
      ...pagesOf.following,
    }),
    // Somebody who looks at work sees it go on.
    refetchInterval: 10_000,
  });
  function choose(name: string, value: string) {
    const next = new URLSearchParams(query);
    if (value === "") next.delete(name);
    else next.set(name, value);
    setQuery(next);
  }
  return (
    <>
      <PageHead title={t("page-jobs")} lead={t("jobs-lead")} />
      <div className={form.bar}>
        <NativeSelect
          label={t("state")}
          value={state ?? ""}
          data={[
            { value: "", label: t("all-states") },
            ...states.map((value) => ({ value, label: t(`job-${value}`) })),
          ]}
          onChange={(event) => choose("state", event.currentTarget.value)}
        />
        <CheckLine checked={mails === "yes"} onChange={(on) => choose("mails", on ? "yes" : "")}>
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
      onConfirm={() => act.mutate(undefined)}
      onClose={onClose}
    />
  );
}
