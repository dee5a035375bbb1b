import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { AccessNote } from "#features/plans/components/access-note.tsx";
import { startQuery } from "#features/plans/queries.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { servicesBaseOf } from "#lib/preferred-locale.ts";
import { BusyButton } from "#ui/busy-button.tsx";
import { EmptyPanel } from "#ui/empty-panel.tsx";
import { MarginNote, WithMargin } from "#ui/margin-column.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { dialogOfAccess, type TranslationDialog } from "./model.ts";

const TranslationFactDialog = lazy(async () => ({
  default: (await import("./components/translation-fact-dialog.tsx")).TranslationFactDialog,
}));

/** The place of the translation service: what one's plan gives, and plainly that it is being built. */
export function TranslationPage() {
  const { t } = useTranslation(["translation", "editing", "app"]);
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const [dialog, setDialog] = useState<TranslationDialog | null>(null);
  const [checking, setChecking] = useState(false);
  usePageTitle(t("title"));

  /** S40: the reason why not; without one there is nothing to open yet. */
  async function translateDocument() {
    setChecking(true);
    try {
      const { access } = await queries.fetchQuery({ ...startQuery, staleTime: 0 });
      setDialog(dialogOfAccess(access.translation));
    } catch {
      setDialog({ kind: "access-failed" });
    } finally {
      setChecking(false);
    }
  }

  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("app:translation-lead")}
        action={
          <BusyButton
            variant="filled"
            size="lg"
            icon={<IconUpload size={20} stroke={1.6} aria-hidden />}
            busy={checking}
            onClick={translateDocument}
          >
            {t("translate-a-document")}
          </BusyButton>
        }
      />
      <WithMargin
        label={t("editing:your-allowance")}
        margin={
          <MarginNote title={t("editing:your-allowance")} rule="strong">
            <AccessNote service="translations" />
          </MarginNote>
        }
      >
        <EmptyPanel
          title={t("app:translation-later-title")}
          text={t("app:translation-later-text")}
          action={
            <Button component={Link} to={servicesBaseOf(pathname)}>
              {t("app:to-editing")}
            </Button>
          }
        />
      </WithMargin>
      <Suspense fallback={null}>
        {dialog && <TranslationFactDialog dialog={dialog} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
