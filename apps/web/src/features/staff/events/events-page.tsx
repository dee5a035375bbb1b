import type { StaffEvent } from "@curie/contract";
import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CheckLine } from "#features/billing/components/check-line.tsx";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { ActDialog } from "../components/act-dialog.tsx";
import { useFilter } from "../components/filter.tsx";
import form from "../components/staff-form.module.css";
import { StaffList } from "../components/staff-list.tsx";
import { pagesOf, staffApi, staffClient, useAct } from "../queries.ts";

/** What the payment provider told, and what became of it. */
export function EventsPage() {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const open = useFilter("open", ["yes"]);
  const [replaying, setReplaying] = useState<StaffEvent | null>(null);
  usePageTitle(t("page-events"));
  const list = useInfiniteQuery(
    staffApi.events.list.infiniteOptions({
      input: (after: string | undefined) => pagesOf.input({ after, open: open.chosen }),
      ...pagesOf.following,
    }),
  );
  return (
    <>
      <PageHead title={t("page-events")} lead={t("events-lead")} />
      <div className={form.bar}>
        <CheckLine checked={open.chosen === "yes"} onChange={(on) => open.choose(on ? "yes" : "")}>
          {t("only-open")}
        </CheckLine>
      </div>
      <StaffList
        list={list}
        caption={t("page-events")}
        empty={t("nothing-found")}
        keyOf={(row) => `${row.paddleVersion} ${row.messageId}`}
        columns={[
          { label: t("when"), cell: (row) => formatting.dateTime(row.receivedAt) },
          {
            label: t("event"),
            cell: (row) => (
              <div>
                {row.kind}
                <div className={`${form.small} ${form.code}`}>{row.messageId}</div>
              </div>
            ),
          },
          {
            label: t("outcome"),
            cell: (row) =>
              row.outcome === null
                ? t("outcome-open")
                : [t(`outcome-${row.outcome}`), row.ignoreReason].filter(Boolean).join(": "),
          },
          {
            label: "",
            cell: (row) =>
              row.kept && (
                <Button
                  aria-label={t("of", { what: t("replay"), whose: row.messageId })}
                  onClick={() => setReplaying(row)}
                >
                  {t("replay")}
                </Button>
              ),
          },
        ]}
      />
      {replaying && <ReplayDialog event={replaying} onClose={() => setReplaying(null)} />}
    </>
  );
}

function ReplayDialog({ event, onClose }: { event: StaffEvent; onClose: () => void }) {
  const { t } = useTranslation("staff");
  const { paddleVersion, messageId } = event;
  const act = useAct(() => staffClient.events.replay({ paddleVersion, messageId }), onClose);
  return (
    <ActDialog
      title={t("replay")}
      text={t("replay-text", { kind: event.kind })}
      confirm={t("replay")}
      act={act}
      onClose={onClose}
    />
  );
}
