import type { Document, JobProgress as Progress } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { ProgressBar } from "#ui/status/progress-bar.tsx";
import { minutesLeft, stepOf } from "../model.ts";
import classes from "./job-progress.module.css";

/** How far the work is, or how many files are before it. It says only what the server has said. */
export function JobProgress({ document }: { document: Document }) {
  const { t } = useTranslation("documents");
  const formatting = useFormatting();
  const { progress } = document;
  if (!progress) return null;
  const { done, total, ahead } = progress;
  const step = stepOf(document);
  if (step === "waiting") {
    if (ahead === 0) return null;
    return (
      <p className={classes.label}>
        {t("files-before", { count: ahead, number: formatting.number(ahead) })}
      </p>
    );
  }
  const where =
    step === "working"
      ? t("progress", { done: formatting.number(done), total: formatting.number(total) })
      : t(`step-${step}`);
  return (
    <>
      <ProgressBar
        label={t("progress-name", { name: document.file.name })}
        fraction={total === 0 ? 0 : done / total}
        valueText={where}
      />
      <p className={classes.label}>
        <span>{where}</span>
        {step === "working" && <TimeLeft progress={progress} />}
      </p>
    </>
  );
}

function TimeLeft({ progress }: { progress: Progress }) {
  const { t } = useTranslation("documents");
  const formatting = useFormatting();
  const minutes = minutesLeft(progress.etaSeconds);
  if (minutes === null) return null;
  if (minutes === 0) return <span>{t("under-a-minute-left")}</span>;
  return <span>{t("minutes-left", { count: minutes, number: formatting.number(minutes) })}</span>;
}
