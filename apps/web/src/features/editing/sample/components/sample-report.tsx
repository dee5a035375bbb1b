import type { ChangeReport, ProofRow } from "@curie/contract";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import {
  KeepingContext,
  ReportContext,
} from "#features/editing/decisions/components/change-decision.tsx";
import { createDecisionStore } from "#features/editing/decisions/components/decision-store.ts";
import {
  DecisionsContext,
  useDecisionSummary,
} from "#features/editing/decisions/components/use-decisions.ts";
import { ChangeBrowser } from "#features/editing/report/components/change-browser.tsx";
import { FileColophon } from "#features/editing/report/components/file-colophon.tsx";
import { ProofSheet } from "#features/editing/report/components/proof-sheet.tsx";
import { ReportFigures } from "#features/editing/report/components/report-figures.tsx";
import { changesOf } from "#features/editing/report/model.ts";
import { proofQuery } from "#features/editing/report/queries.ts";
import { useUser } from "#lib/session.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { sampleDecisionCalls } from "../queries.ts";

type SampleReportProps = { report: ChangeReport; proof: ProofRow[] };

/** The report as its owner would have it, but for the files: nothing that is decided here is kept. */
export function SampleReport({ report, proof }: SampleReportProps) {
  const { t } = useTranslation(["report", "app", "editing"]);
  const queries = useQueryClient();
  const user = useUser();
  const [store] = useState(() => {
    // The proof sheet reads its rows a page at a time; these are all there are.
    const pagination = {
      page: 1,
      pageSize: proof.length,
      numberOfResults: proof.length,
      offset: 0,
    };
    queries.setQueryData(proofQuery(report.identity).queryKey, {
      pages: [{ rows: proof, pagination }],
      pageParams: [1],
    });
    return createDecisionStore(
      changesOf(report).map(({ number }) => number),
      sampleDecisionCalls(),
    );
  });
  const { counts } = useDecisionSummary(store);
  return (
    <DecisionsContext value={store}>
      <PageHead
        title={t("sample-title")}
        lead={t("sample-lead", { name: report.file.name })}
        action={
          <Button
            component={Link}
            to={user ? "/rubriq/editing" : "/sign-up"}
            variant="filled"
            size="lg"
          >
            {user ? t("editing:check-a-document") : t("app:create-an-account")}
          </Button>
        }
      />
      <ReportFigures report={report} />
      <ReportContext value={report}>
        <KeepingContext value={false}>
          <ChangeBrowser report={report} wanted={null} />
        </KeepingContext>
      </ReportContext>
      <ProofSheet
        identity={report.identity}
        proof={report.proof}
        decided={counts.accepted + counts.rejected > 0}
        editsTakenOut={report.editsTakenOut}
        csv={null}
      />
      <FileColophon report={report} />
    </DecisionsContext>
  );
}
