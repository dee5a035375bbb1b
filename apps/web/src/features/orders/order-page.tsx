import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePageTitle } from "#lib/page-title.ts";
import { useApplication } from "#lib/session.ts";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";

/** Where “Get premium editing” leads until people can order it here. */
export function OrderPage() {
  const { t } = useTranslation();
  const { contact } = useApplication();
  usePageTitle(t("order-title"));
  const how = contact === null ? t("order-write-operator") : t("order-write", { contact });
  return (
    <>
      <PageHead title={t("order-title")} lead={t("order-lead")} />
      <EmptyPanel
        title={t("order-later-title")}
        text={`${t("order-later-text")} ${how}`}
        action={
          <Button component={Link} to="/rubriq/editing">
            {t("to-your-documents")}
          </Button>
        }
      />
    </>
  );
}
