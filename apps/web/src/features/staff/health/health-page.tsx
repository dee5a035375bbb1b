import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import form from "../components/staff-form.module.css";
import { Unanswered } from "../components/staff-list.tsx";
import { StaffTable } from "../components/staff-table.tsx";
import { staffApi } from "../queries.ts";

/** Whether the installation can work, and what waits. */
export function HealthPage() {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const health = useQuery({ ...staffApi.health.look.queryOptions(), refetchInterval: 10_000 });
  usePageTitle(t("page-health"));
  if (!health.data) return <Unanswered query={health} />;
  const { ready, failed, freeBytes, engine, queues, failedJobs, openEvents, lastEventAt } =
    health.data;
  return (
    <>
      <PageHead title={t("page-health")} lead={t("health-lead")} />
      <dl className={form.facts}>
        <dt>{t("state")}</dt>
        <dd>
          <StatusBadge tone={ready ? "verdigris" : "madder"}>
            {t(ready ? "ready" : "not-ready")}
          </StatusBadge>{" "}
          {failed.join(", ")}
        </dd>
        <dt>{t("free-space")}</dt>
        <dd>{formatting.bytes(freeBytes)}</dd>
        <dt>{t("engine-threads")}</dt>
        <dd>
          {engine
            ? t("threads-busy", {
                busy: formatting.number(engine.busy),
                all: formatting.number(engine.threads),
                waiting: formatting.number(engine.waiting),
              })
            : t("unknown")}
        </dd>
        <dt>{t("failed-jobs")}</dt>
        <dd>
          <Link to="/jobs?state=failed">{formatting.number(failedJobs)}</Link>
        </dd>
        <dt>{t("open-events")}</dt>
        <dd>
          <Link to="/events?open=yes">{formatting.number(openEvents)}</Link>
        </dd>
        <dt>{t("last-event")}</dt>
        <dd>{lastEventAt ? formatting.dateTime(lastEventAt) : t("never")}</dd>
      </dl>
      <section className={form.section} aria-labelledby="queues">
        <h2 id="queues">{t("queues")}</h2>
        {queues.length === 0 ? (
          <p>{t("nothing-waits")}</p>
        ) : (
          <StaffTable
            caption={t("queues")}
            rows={queues}
            keyOf={(queue) => queue.name}
            columns={[
              { label: t("job"), cell: (queue) => queue.name },
              {
                label: t("waiting"),
                number: true,
                cell: (queue) => formatting.number(queue.waiting),
              },
              {
                label: t("oldest-seconds"),
                number: true,
                cell: (queue) => formatting.number(queue.oldestWaitingSeconds),
              },
            ]}
          />
        )}
      </section>
    </>
  );
}
