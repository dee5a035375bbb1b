import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { FieldMessage } from "#ui/forms/field-message.tsx";
import { type GradedQuestion, grades } from "../model.ts";
import classes from "./grade-question.module.css";

type GradeQuestionProps = {
  question: GradedQuestion;
  chosen: number | null;
  missing: boolean;
  /** What the ends of the scale mean. */
  describedBy: string;
  onChoose: (grade: number) => void;
};

/** One question, answered from 1 to 5. */
export function GradeQuestion(props: GradeQuestionProps) {
  const { question, chosen, missing, describedBy, onChoose } = props;
  const { t } = useTranslation("feedback");
  const formatting = useFormatting();
  const name = useId();
  const problem = useId();
  return (
    <fieldset
      className={classes.question}
      data-question={question}
      aria-describedby={missing ? `${describedBy} ${problem}` : describedBy}
    >
      <legend className={classes.label}>{t(`question-${question}`)}</legend>
      <div className={classes.scale}>
        {grades.map((grade) => (
          <label key={grade} className={classes.grade}>
            <input
              type="radio"
              name={name}
              value={grade}
              checked={grade === chosen}
              aria-invalid={missing || undefined}
              onChange={() => onChoose(grade)}
            />
            {formatting.number(grade)}
          </label>
        ))}
      </div>
      {missing && <FieldMessage id={problem}>{t("survey-missing")}</FieldMessage>}
    </fieldset>
  );
}
