import type { ReportChange } from "@curie/contract";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { ChangeDecision } from "#features/editing/decisions/components/change-decision.tsx";
import { ChangeLink, useLinkLabels } from "./change-link.tsx";
import classes from "./change-notes.module.css";

type ChangeNotesProps = { changes: readonly ReportChange[] };

/** Why each change was made, beside the paragraph under the same numbers. */
export const ChangeNotes = memo(({ changes }: ChangeNotesProps) => {
  const { t } = useTranslation(["report", "reasons"]);
  const linkLabels = useLinkLabels("note");
  return (
    <ol className={classes.notes}>
      {changes.map((change) => {
        const { number, category, reason, check, meaning, before, after, earlier } = change;
        const labels = linkLabels(number);
        return (
          <li key={number} className={check ? classes.check : undefined}>
            <ChangeLink number={number} side="note" labels={labels} />
            <span>
              {meaning ? (
                <>
                  <strong>{t("report:note-head", { label: t("report:filter-meaning") })}</strong>{" "}
                  {t(`reasons:meaning-${meaning}`)}{" "}
                </>
              ) : (
                check && (
                  <>
                    <strong>
                      {t("report:note-head", { label: t("report:filter-check") })}
                    </strong>{" "}
                  </>
                )
              )}
              <strong>{t("report:note-head", { label: t(`reasons:category-${category}`) })}</strong>{" "}
              {reason && t(`reasons:${reason}`, { before, after })}
              {earlier && <em className={classes.known}> {t("report:note-known")}</em>}
            </span>
            <ChangeDecision change={change} shown={labels.shown} />
          </li>
        );
      })}
    </ol>
  );
});
