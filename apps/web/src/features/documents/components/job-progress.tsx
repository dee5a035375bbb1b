import type { Document } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { ProgressBar } from "#ui/status/progress-bar.tsx";
import { minutesLeft } from "../model.ts";
import classes from "./job-progress.module.css";

/** How far the work is, or how many files are before it. It says only what the server has said. */
export function JobProgress({ document }: { document: Document }) {
  const { t } = useTranslation("documents");
  const formatting = useFormatting();
  const { progress } = document;
  if (!progress) return null;
  const { done, total, ahead, etaSeconds } = progress;
  if (done === 0 && ahead > 0) {
    return (
      <p className={classes.label}>
        {t("waiting-behind", { count: ahead, number: formatting.number(ahead) })}
      </p>
    );
  }
  if (total === 0) return null;

  const where = t("progress", { done: formatting.number(done), total: formatting.number(total) });
  const minutes = minutesLeft(etaSeconds);
  return (
    <>
      <ProgressBar
        label={t("progress-name", { name: document.file.name })}
        fraction={done / total}
        valueText={where}
      />
      <p className={classes.label}>
        <span>{where}</span>
        {minutes === 0 && <span>{t("under-a-minute-left")}</span>}
        {minutes !== null && minutes > 0 && (
          <span>{t("minutes-left", { count: minutes, number: formatting.number(minutes) })}</span>
        )}
      </p>
    </>
  );
}
