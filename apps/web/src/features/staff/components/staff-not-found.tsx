import { useTranslation } from "react-i18next";
import { usePageTitle } from "#lib/page-title.ts";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";

/** An address of the console that is none. */
export function StaffNotFound() {
  const { t } = useTranslation("staff");
  usePageTitle(t("no-page"));
  return <EmptyPanel title={t("no-page")} text={t("no-page-text")} />;
}
