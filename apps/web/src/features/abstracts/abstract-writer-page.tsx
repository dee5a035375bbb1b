import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useLocation } from "react-router";
import { usePageTitle } from "#lib/page-title.ts";
import { servicesBaseOf } from "#lib/preferred-locale.ts";
import { useFlag } from "#lib/session.ts";
import { EmptyPanel } from "#ui/empty-panel.tsx";
import { PageHead } from "#ui/page-head.tsx";

/** The place of the abstract writer, for those who have its flag (S11). */
export function AbstractWriterPage() {
  const { t } = useTranslation();
  const enabled = useFlag("curie_abstract_writer");
  const base = servicesBaseOf(useLocation().pathname);
  usePageTitle(t("tab-abstract-writer"));
  if (!enabled) return <Navigate to={base} replace />;
  return (
    <>
      <PageHead title={t("tab-abstract-writer")} lead={t("abstract-lead")} />
      <EmptyPanel
        title={t("abstract-later-title")}
        text={t("abstract-later-text")}
        action={
          <Button component={Link} to={base}>
            {t("to-editing")}
          </Button>
        }
      />
    </>
  );
}
