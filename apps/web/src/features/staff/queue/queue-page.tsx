import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { OrderStatus } from "../components/order-status.tsx";
import { Unanswered } from "../components/staff-list.tsx";
import { StaffTable } from "../components/staff-table.tsx";
import { staffApi } from "../queries.ts";

/** The orders of the editor who looks, the most urgent first. */
export function QueuePage() {
  const { t } = useTranslation(["staff", "human-editing"]);
  const formatting = useFormatting();
  const queue = useQuery(staffApi.queue.list.queryOptions());
  usePageTitle(t("page-queue"));
  return (
    <>
      <PageHead title={t("page-queue")} lead={t("queue-lead")} />
      {!queue.data && <Unanswered query={queue} />}
      {queue.data?.orders.length === 0 && <p>{t("queue-empty")}</p>}
      {queue.data && queue.data.orders.length > 0 && (
        <StaffTable
          caption={t("page-queue")}
          rows={queue.data.orders}
          keyOf={(row) => row.identity}
          columns={[
            {
              label: t("human-editing:file"),
              cell: (row) => <Link to={`/queue/${row.identity}`}>{row.file.name}</Link>,
            },
            {
              label: t("human-editing:words"),
              number: true,
              cell: (row) => formatting.number(row.words),
            },
            { label: t("state"), cell: (row) => <OrderStatus order={row} /> },
            {
              label: t("due"),
              cell: (row) => (row.dueAt === null ? "" : formatting.dateTime(row.dueAt)),
            },
          ]}
        />
      )}
    </>
  );
}
