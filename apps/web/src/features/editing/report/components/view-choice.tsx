import { useTranslation } from "react-i18next";
import { ChoiceBar } from "#ui/forms/choice-bar.tsx";
import classes from "./view-choice.module.css";

type ViewChoiceProps = { besides: boolean; onChoose: (besides: boolean) => void };

/** How changes are read: in one text, or as two texts beside one another. */
export function ViewChoice({ besides, onChoose }: ViewChoiceProps) {
  const { t } = useTranslation("report");
  return (
    <div className={classes.view}>
      <ChoiceBar
        label={t("view")}
        value={besides ? "besides" : "marked"}
        choices={[
          { value: "marked", label: t("view-marked") },
          { value: "besides", label: t("view-besides") },
        ]}
        onChange={(value) => onChoose(value === "besides")}
      />
    </div>
  );
}
