import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { usePageTitle } from "#lib/page-title.ts";
import { servicesBaseOf } from "#lib/preferred-locale.ts";
import { EmptyPanel } from "#ui/empty-panel.tsx";
import { PageHead } from "#ui/page-head.tsx";

/** The place of the translation service; it says plainly that there is none yet. */
export function TranslationPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  usePageTitle(t("tab-translation"));
  return (
    <>
      <PageHead title={t("tab-translation")} lead={t("translation-lead")} />
      <EmptyPanel
        title={t("translation-later-title")}
        text={t("translation-later-text")}
        action={
          <Button component={Link} to={servicesBaseOf(pathname)}>
            {t("to-editing")}
          </Button>
        }
      />
    </>
  );
}
