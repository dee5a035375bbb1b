import type { HumanOrderRow } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { statusTones } from "#features/human-editing/model.ts";
import { StatusBadge } from "#ui/status/status-badge.tsx";

/** Where a human order stands, in words for who works on it. */
export function OrderStatus({ order }: { order: Pick<HumanOrderRow, "status" | "refunded"> }) {
  const { t } = useTranslation(["staff", "human-editing"]);
  const { status, refunded } = order;
  if (refunded) return <StatusBadge tone="line">{t("human-editing:status-refunded")}</StatusBadge>;
  return (
    <StatusBadge tone={statusTones[status]}>
      {status === "question-to-author"
        ? t("waits-for-author")
        : t(`human-editing:status-${status}`)}
    </StatusBadge>
  );
}
