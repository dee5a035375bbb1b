import { retentionChoicesDays } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useApplication } from "#lib/session.ts";
import { ChoiceBar } from "#ui/forms/choice-bar.tsx";

type RetentionDays = (typeof retentionChoicesDays)[number];
type RetentionChoiceProps = { days: RetentionDays; onChange: (days: RetentionDays) => void };

/** How long the files of this upload are kept (G-63). */
export function RetentionChoice({ days, onChange }: RetentionChoiceProps) {
  const { t } = useTranslation("documents");
  const { staysOnThisServer } = useApplication();
  return (
    <ChoiceBar
      label={t("keep-files")}
      hint={t(staysOnThisServer ? "keep-hint-stays" : "keep-hint")}
      value={String(days)}
      choices={retentionChoicesDays.map((choice) => ({
        value: String(choice),
        label: t(`keep-${choice}`),
      }))}
      onChange={(value) => {
        const chosen = retentionChoicesDays.find((choice) => String(choice) === value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
