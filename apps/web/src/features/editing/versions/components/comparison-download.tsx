import type { ComparedWith, ComparisonSummary } from "@curie/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Failure, failureOf } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { downloadComparison } from "../queries.ts";
import classes from "./version-note.module.css";

type ComparisonDownloadProps = { identity: string; fileName: string };
type Outcome = { summary: ComparisonSummary } | { failure: Failure };

/** The next version with tracked changes since the one before, as it was handed in or as it was edited. */
export function ComparisonDownload({ identity, fileName }: ComparisonDownloadProps) {
  const { t } = useTranslation("report");
  const { number } = useFormatting();
  const failureMessage = useFailureMessage();
  const [underway, setUnderway] = useState<ComparedWith | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function download(comparedWith: ComparedWith) {
    if (underway) return;
    setUnderway(comparedWith);
    try {
      setOutcome({ summary: await downloadComparison(identity, fileName, comparedWith) });
    } catch (error) {
      setOutcome({ failure: failureOf(error) });
    }
    setUnderway(null);
  }

  const summary = outcome && "summary" in outcome ? outcome.summary : null;
  return (
    <div className={classes.comparison}>
      <p>{t("compare-text")}</p>
      <div className={classes.buttons}>
        {(["original", "edited"] as const).map((comparedWith) => (
          <BusyButton
            key={comparedWith}
            busy={underway === comparedWith}
            onClick={() => download(comparedWith)}
          >
            {t(`compare-${comparedWith}`)}
          </BusyButton>
        ))}
      </div>
      <p role="status">
        {summary &&
          t("compared", {
            reworded: number(summary.reworded),
            added: number(summary.added),
            removed: number(summary.removed),
          })}
        {summary && summary.notMarked > 0 && (
          <>
            {" "}
            {t("compared-not-marked", {
              count: summary.notMarked,
              number: number(summary.notMarked),
            })}
          </>
        )}
        {outcome && "failure" in outcome && failureMessage(outcome.failure)}
      </p>
    </div>
  );
}
