import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePageTitle } from "#lib/page-title.ts";
import { useApplication } from "#lib/session.ts";
import { EmptyPanel } from "#ui/empty-panel.tsx";
import { PageHead } from "#ui/page-head.tsx";

/** Where “Upgrade now” leads; it says plainly that nothing can be bought here yet. */
export function SubscribePage() {
  const { t } = useTranslation("plans");
  const { contact } = useApplication();
  usePageTitle(t("subscribe-title"));
  const how = contact === null ? t("subscribe-write-operator") : t("subscribe-write", { contact });
  return (
    <>
      <PageHead title={t("subscribe-title")} />
      <EmptyPanel
        title={t("subscribe-later-title")}
        text={`${t("subscribe-later-text")} ${how}`}
        action={
          <Button component={Link} to="/rubriq/plan">
            {t("back-to-plan")}
          </Button>
        }
      />
    </>
  );
}
