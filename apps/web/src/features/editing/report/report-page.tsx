import type { ChangeReport } from "@curie/contract";
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import { useDownloads } from "#features/documents/components/use-downloads.ts";
import { fileUseOf, strengthMessage, styleName } from "#features/documents/model.ts";
import { startQuery } from "#features/plans/queries.ts";
import type { Failure } from "#lib/failure.ts";
import { useErrorMessage } from "#lib/failure-message.ts";
import { withMessages } from "#lib/i18n.ts";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { servicesBaseOf } from "#lib/preferred-locale.ts";
import { samePage } from "#lib/same-page.ts";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { breakable } from "#ui/text/file-name.tsx";
import { ReportContext } from "../decisions/components/change-decision.tsx";
import { createDecisionStore } from "../decisions/components/decision-store.ts";
import {
  DecisionsContext,
  useDecisionSummary,
  useLeavingGuard,
  useOtherWindows,
} from "../decisions/components/use-decisions.ts";
import { decisionCalls } from "../decisions/queries.ts";
import { downloadEdit, downloadProof } from "../queries.ts";
import { downloadLog } from "../statement/queries.ts";
import { VersionNote } from "../versions/components/version-note.tsx";
import { ChangeBrowser } from "./components/change-browser.tsx";
import { FileColophon } from "./components/file-colophon.tsx";
import { ProofSheet } from "./components/proof-sheet.tsx";
import { ProofDownload, ReportDownloads } from "./components/report-downloads.tsx";
import { ReportFigures } from "./components/report-figures.tsx";
import { ShorteningNote } from "./components/shortening-note.tsx";
import { useDurationText } from "./components/use-duration-text.ts";
import { changesOf } from "./model.ts";
import { documentQuery, reportQuery } from "./queries.ts";
import classes from "./report-page.module.css";

const FailureDialog = lazy(async () => ({
  default: (await import("#features/plans/components/failure-dialog.tsx")).FailureDialog,
}));

const StatementSection = lazy(async () => ({
  default: (await import("../statement/components/statement-section.tsx")).StatementSection,
}));

const SubmissionCheck = lazy(async () => ({
  default: (await withMessages(import("../checks/components/submission-check.tsx"), "checks"))
    .SubmissionCheck,
}));

/** What was changed in a manuscript and why, and the proof of what was not (G-60). */
export function ReportPage() {
  const { identity = "" } = useParams();
  const { t } = useTranslation(["report", "app"]);
  const errorMessage = useErrorMessage();
  const report = useQuery(reportQuery(identity));
  usePageTitle(t("report:title"));

  return (
    <>
      <Link className={classes.back} to={`${servicesBaseOf(useLocation().pathname)}/editing`}>
        <IconArrowLeft size={18} stroke={1.6} aria-hidden />
        {t("report:all-documents")}
      </Link>
      {report.data ? (
        <Report key={report.data.identity} report={report.data} />
      ) : (
        <>
          <PageHead title={t("report:title")} />
          {report.isError ? (
            <EmptyPanel
              title={t("report:missing-title")}
              text={errorMessage(report.error)}
              action={<Button onClick={() => report.refetch()}>{t("app:try-again")}</Button>}
            />
          ) : (
            <ContentSkeleton label={t("app:loading")} />
          )}
        </>
      )}
    </>
  );
}

function Report({ report }: { report: ChangeReport }) {
  const { identity, sentences, editsLeftOut, editsTakenOut, paragraphsLeft, proof, paragraphs } =
    report;
  const { t } = useTranslation(["report", "documents"]);
  const formatting = useFormatting();
  const document = useQuery(documentQuery(report.identity)).data ?? null;
  const access = useQuery(startQuery).data?.access.editing;
  const [failure, setFailure] = useState<Failure | null>(null);
  const [store] = useState(() =>
    createDecisionStore(
      changesOf(report).map(({ number }) => number),
      decisionCalls(identity),
    ),
  );
  useOtherWindows(store);
  useLeavingGuard(store);
  const [wanted, setWanted] = useState<{ number: number } | null>(null);
  const navigate = useNavigate();
  function showChange(number: number) {
    // A filter may hide it.
    navigate({ search: "" }, samePage);
    setWanted({ number });
  }
  const files = useDownloads(async (document, file) => {
    // A copy says what was decided: what is on its way to the server comes first.
    await store.settle();
    await downloadEdit(document, file);
  }, setFailure);
  const table = useDownloads(downloadProof, setFailure);
  const log = useDownloads(async (document) => {
    await store.settle();
    await downloadLog(document);
  }, setFailure);
  const use = document === null ? null : fileUseOf(document, access);
  const { counts } = useDecisionSummary(store);
  const isDecided = counts.accepted + counts.rejected > 0;
  return (
    <DecisionsContext value={store}>
      <ReportHead report={report}>
        {document && use && (
          <ReportDownloads
            document={document}
            use={use}
            decided={isDecided}
            underway={files.underway.has(identity)}
            onDownload={(file) => files.download(document, file)}
          />
        )}
      </ReportHead>
      {report.version && (
        <VersionNote
          identity={identity}
          fileName={report.file.name}
          version={report.version}
          mayDownload={use === "allowed"}
        />
      )}
      <ReportFigures report={report} />
      <Suspense fallback={null}>
        <SubmissionCheck report={report} onShowChange={showChange} />
      </Suspense>
      {paragraphsLeft > 0 && (
        <p className={classes.leftOut}>
          {t("documents:model-left", {
            count: paragraphsLeft,
            number: formatting.number(paragraphsLeft),
          })}
        </p>
      )}
      {editsLeftOut > 0 && (
        <p className={classes.leftOut}>
          {t("documents:edits-left-out", {
            count: editsLeftOut,
            number: formatting.number(editsLeftOut),
          })}
        </p>
      )}
      {report.shortening && <ShorteningNote report={report} shortening={report.shortening} />}
      {paragraphs.length === 0 ? (
        <>
          <h2>{t("report:nothing-title")}</h2>
          <p className={classes.lead}>
            {t("report:nothing-text", {
              count: sentences.total,
              number: formatting.number(sentences.total),
            })}
          </p>
        </>
      ) : (
        <ReportContext value={report}>
          <ChangeBrowser report={report} wanted={wanted} />
        </ReportContext>
      )}
      <ProofSheet
        identity={identity}
        proof={proof}
        decided={isDecided}
        editsTakenOut={editsTakenOut}
        csv={
          document &&
          use && (
            <ProofDownload
              document={document}
              use={use}
              underway={table.underway.has(identity)}
              onDownload={() => table.download(document)}
            />
          )
        }
      />
      <Suspense fallback={null}>
        {document && (
          <StatementSection
            identity={identity}
            decided={counts.accepted + counts.rejected}
            settle={store.settle}
            underway={log.underway.has(identity)}
            onDownload={() => log.download(document)}
          />
        )}
      </Suspense>
      <FileColophon report={report} />
      <Suspense fallback={null}>
        {failure && (
          <FailureDialog
            title={t("documents:download-failed-title")}
            failure={failure}
            onClose={() => setFailure(null)}
          />
        )}
      </Suspense>
    </DecisionsContext>
  );
}

/** Which file this is about, when it was edited and how long that took. */
function ReportHead({ report, children }: { report: ChangeReport; children: ReactNode }) {
  const { t } = useTranslation(["report", "documents"]);
  const formatting = useFormatting();
  const durationText = useDurationText();
  const { file, completedAt, durationSeconds, shortening } = report;
  const [name, params] = strengthMessage(
    { strength: report.strength, targetWords: shortening?.target ?? null },
    formatting,
  ) ?? ["strength-proofread", {}];
  return (
    <div className={classes.head}>
      <div>
        <h1 className={classes.name}>{breakable(file.name)}</h1>
        <p className={classes.lead}>
          {t("report:edited-on", {
            style: t(`documents:${styleName(report)}`),
            date: formatting.date(completedAt),
            duration: durationText(durationSeconds),
          })}
        </p>
        <p className={classes.lead}>
          {t("report:strength", { strength: t(`documents:${name}`, params) })}
        </p>
      </div>
      <div className={classes.downloads}>{children}</div>
    </div>
  );
}
