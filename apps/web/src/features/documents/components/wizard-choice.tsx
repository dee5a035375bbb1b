import { type ReactNode, type Ref, useId } from "react";
import { ChoiceCard, ChoiceCards } from "#ui/forms/choice-cards.tsx";
import { FieldMessage } from "#ui/forms/field-message.tsx";
import classes from "./wizard-choice.module.css";

type WizardChoiceProps<Value extends string> = {
  question: string;
  /** What is to be read before the answers. */
  note?: ReactNode;
  answers: readonly { value: Value; label: string; detail: ReactNode }[];
  chosen: Value | null;
  /** Pressed on too early: what is missing. */
  missing: string | null;
  /** Id of what is to be known before choosing, when there is something. */
  describedBy: string | undefined;
  onChoose: (value: Value) => void;
  firstRef: Ref<HTMLInputElement>;
};

/** The question of a wizard's second step: one of a few, each with what it means. */
export function WizardChoice<Value extends string>(props: WizardChoiceProps<Value>) {
  const { question, note, answers, chosen, missing, describedBy, onChoose, firstRef } = props;
  const name = useId();
  const messageId = useId();
  const descriptions = [describedBy, missing ? messageId : undefined].filter(Boolean).join(" ");
  return (
    <ChoiceCards
      legend={<legend className={classes.question}>{question}</legend>}
      describedBy={descriptions || undefined}
    >
      {note}
      {answers.map(({ value, label, detail }, position) => (
        <ChoiceCard
          key={value}
          ref={position === 0 ? firstRef : undefined}
          name={name}
          value={value}
          checked={chosen === value}
          label={label}
          invalid={missing !== null}
          onChoose={() => onChoose(value)}
        >
          <span className={classes.name}>{label}</span>
          <span className={classes.detail}>{detail}</span>
        </ChoiceCard>
      ))}
      {missing && <FieldMessage id={messageId}>{missing}</FieldMessage>}
    </ChoiceCards>
  );
}
