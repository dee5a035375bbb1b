import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import type { Choice } from "../model.ts";
import classes from "./change-filter.module.css";

type ChangeFilterProps = {
  choices: readonly { choice: Choice; count: number }[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
};

/** Which changes are shown, with how many there are of each kind. A column; on phones a row. */
export function ChangeFilter({ choices, chosen, onChoose }: ChangeFilterProps) {
  const { t } = useTranslation("report");
  const { number } = useFormatting();
  const label = useChoiceLabel();
  const name = useId();
  return (
    <fieldset className={classes.filter}>
      <legend className={classes.legend}>{t("filter")}</legend>
      <div className={classes.choices}>
        {choices.map(({ choice, count }) => (
          <label key={choice} className={classes.choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            <span className={classes.name}>{label(choice)}</span>{" "}
            <span className={classes.count}>{number(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What a choice is called. */
function useChoiceLabel(): (choice: Choice) => string {
  const { t } = useTranslation(["report", "reasons"]);
  return (choice) => {
    if (choice === "all") return t("report:filter-all");
    if (choice === "fresh") return t("report:filter-fresh");
    if (choice === "meaning") return t("report:filter-meaning");
    if (choice === "check") return t("report:filter-check");
    return t(`reasons:category-${choice}`);
  };
}
