import { type ChangeReport, type Shortening, shorteningOutcome } from "@curie/contract";
import { useTranslation } from "react-i18next";
import {
  useDecisionStore,
  useDecisionSummary,
} from "#features/editing/decisions/components/use-decisions.ts";
import { useFormatting } from "#lib/language.tsx";
import classes from "./shortening-note.module.css";

type ShorteningNoteProps = { report: ChangeReport; shortening: Shortening };

/** How far the manuscript is from the number of words that was asked for, and what stood in the way. */
export function ShorteningNote({ report, shortening }: ShorteningNoteProps) {
  const { t } = useTranslation("report");
  const { number } = useFormatting();
  const { figures } = useDecisionSummary(useDecisionStore());
  const { words } = figures ?? report;
  const { wanted, cut, isReached, reasons } = shorteningOutcome(words, shortening);
  return (
    <div className={classes.note}>
      <p>
        {t("shortened", {
          cut: number(cut),
          wanted: number(wanted),
          before: number(words.before),
          after: number(words.after),
          target: number(shortening.target),
        })}{" "}
        {!isReached && t("shortened-not")}
      </p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map(({ key, count }) => (
            <li key={key}>{t(`shortened-${key}`, { count, number: number(count) })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
