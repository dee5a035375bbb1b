import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useErrorMessage } from "#lib/failure-message.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { Spinner } from "#ui/status/spinner.tsx";
import { TrialButton, useTrialStart } from "./components/trial-button.tsx";

type TrialPageProps = { entry: "link" | "china-link" };

/**
 * A trial link that was opened as an address: the page makes the request by itself (G-27). Only who
 * was sent here by another website is asked first.
 */
export function TrialPage({ entry }: TrialPageProps) {
  const { t } = useTranslation("plans");
  usePageTitle(t("trial-page-title"));
  if (cameFromElsewhere()) {
    return (
      <>
        <PageHead title={t("trial-page-title")} lead={t("trial-page-ask")} />
        <TrialButton entry={entry} variant="filled" size="lg" />
      </>
    );
  }
  return <StartAtOnce entry={entry} />;
}

function StartAtOnce({ entry }: TrialPageProps) {
  const { t } = useTranslation("plans");
  const errorMessage = useErrorMessage();
  const { start, error } = useTrialStart();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    start(entry);
  }, [start, entry]);

  if (error !== null) {
    return (
      <>
        <PageHead title={t("trial-page-title")} />
        <EmptyPanel
          title={t("trial-not-started")}
          text={errorMessage(error)}
          action={
            <Button component={Link} to="/rubriq/plan" variant="filled">
              {t("title")}
            </Button>
          }
        />
      </>
    );
  }
  return (
    <>
      <PageHead title={t("trial-page-title")} lead={t("trial-page-lead")} />
      <Spinner size={24} />
    </>
  );
}

function cameFromElsewhere(): boolean {
  const { referrer } = document;
  return referrer !== "" && new URL(referrer).origin !== window.location.origin;
}
