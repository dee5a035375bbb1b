import type { StarterOffer } from "@curie/contract";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TrialButton } from "#features/plans/components/trial-button.tsx";
import { useFormatting } from "#lib/language.tsx";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { EditedSpecimen } from "#ui/specimens/edited-specimen.tsx";

type EmptyEditsProps = {
  /** The free trial that somebody without a plan may start; null for everybody else. */
  trial: StarterOffer | null;
  /** Never had a plan. */
  isNewcomer: boolean;
  action: ReactNode;
  /** The way to an edit of the sample manuscript. */
  sample: ReactNode;
};

/** S38: no edits yet; what one looks like, and the way to the first. A newcomer starts with the trial. */
export function EmptyEdits({ trial, isNewcomer, action, sample }: EmptyEditsProps) {
  const { t } = useTranslation(["editing", "plans"]);
  const formatting = useFormatting();
  function trialText({ entry, trialDays, edits }: StarterOffer): string {
    const text = t("start-free-text", {
      count: trialDays,
      number: formatting.number(trialDays),
      edits: formatting.number(edits),
    });
    return entry === "group-code" ? t("start-code-text") : text;
  }
  return (
    <EmptyPanel
      specimen={
        <figure aria-label={t("specimen")}>
          <EditedSpecimen
            name="empty-page"
            labels={{ removed: t("mark-removed"), added: t("mark-added") }}
          />
        </figure>
      }
      title={t(trial ? (isNewcomer ? "start-free-title" : "start-again-title") : "empty-title")}
      text={trial ? trialText(trial) : t("empty-text")}
      action={
        <>
          {trial && <TrialButton entry={trial.entry} variant="filled" size="lg" />}
          {action}
        </>
      }
      beside={sample}
    />
  );
}
