import { IconInfoCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { bannerOf } from "#features/plans/model.ts";
import { startQuery } from "#features/plans/queries.ts";
import { StatusBanner } from "#ui/status-banner.tsx";

/** The one thing about the plan that matters on every page (S12); a healthy plan says nothing. */
export function PlanBanner() {
  const { t } = useTranslation("plans");
  const start = useQuery(startQuery).data;
  if (!start || bannerOf(start.plans) !== "starter-ended") return null;
  return (
    <StatusBanner
      tone="accent"
      icon={<IconInfoCircle size={22} stroke={1.6} aria-hidden />}
      action={<Link to="/rubriq/plan">{t("see-plans")}</Link>}
    >
      {t("curie.free-trial-expired")}
    </StatusBanner>
  );
}
