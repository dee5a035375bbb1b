import type { StarterOffer } from "@curie/contract";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TrialButton } from "#features/plans/components/trial-button.tsx";
import { useFormatting } from "#lib/language.tsx";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { type MarkedRun, MarkedText } from "#ui/text/marked-text.tsx";

/** A real specimen, in English in every language. */
const specimen: readonly MarkedRun[] = [
  { kind: "kept", text: "Permafrost thaw " },
  { kind: "removed", text: "have" },
  { kind: "added", text: "has" },
  { kind: "kept", text: " increased winter baseflow by " },
  { kind: "protected", text: "0.34 ± 0.07 mm per year" },
  { kind: "kept", text: " " },
  { kind: "protected", text: "[12, 15]" },
  { kind: "removed", text: ", however the" },
  { kind: "added", text: ". The" },
  { kind: "kept", text: " mechanism " },
  { kind: "removed", text: "is still keep" },
  { kind: "added", text: "remains" },
  { kind: "kept", text: " unclear." },
];

type EmptyEditsProps = {
  /** The free trial that somebody without a plan may start; null for everybody else. */
  trial: StarterOffer | null;
  action: ReactNode;
};

/** S38: no edits yet; what one looks like, and the way to the first. A newcomer starts with the trial. */
export function EmptyEdits({ trial, action }: EmptyEditsProps) {
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
          <MarkedText
            runs={specimen}
            labels={{ removed: t("mark-removed"), added: t("mark-added") }}
          />
        </figure>
      }
      title={t(trial ? "start-free-title" : "empty-title")}
      text={trial ? trialText(trial) : t("empty-text")}
      action={
        trial ? (
          <>
            <TrialButton entry={trial.entry} variant="filled" size="lg" />
            {action}
          </>
        ) : (
          action
        )
      }
    />
  );
}
