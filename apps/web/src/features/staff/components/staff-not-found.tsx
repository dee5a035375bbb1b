import { useTranslation } from "react-i18next";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";

/** Says so where the console has no page. */
export function StaffNotFound() {
  const { t } = useTranslation("staff");
  usePageTitle(t("no-page"));
  return <PageHead title={t("no-page")} lead={t("no-page-text")} />;
}
