import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "#lib/failure-message.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { SampleReport } from "./components/sample-report.tsx";
import { sampleReportQuery } from "./queries.ts";

/** What comes back of a manuscript, to be read and tried without an account. */
export function SamplePage() {
  const { t } = useTranslation(["report", "app"]);
  const errorMessage = useErrorMessage();
  const sample = useQuery(sampleReportQuery());
  usePageTitle(t("report:sample-title"));

  if (sample.data) return <SampleReport {...sample.data} />;
  return (
    <>
      <PageHead title={t("report:sample-title")} />
      {sample.isError ? (
        <EmptyPanel
          title={t("report:missing-title")}
          text={errorMessage(sample.error)}
          action={<Button onClick={() => sample.refetch()}>{t("app:try-again")}</Button>}
        />
      ) : (
        <ContentSkeleton label={t("app:loading")} />
      )}
    </>
  );
}
