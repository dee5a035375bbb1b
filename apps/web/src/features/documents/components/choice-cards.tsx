import { type ReactNode, type Ref, useId } from "react";
import { FieldMessage } from "#ui/field-message.tsx";
import classes from "./choice-cards.module.css";

export type ChoiceCard<Value extends string> = { value: Value; label: string; detail: ReactNode };

type ChoiceCardsProps<Value extends string> = {
  question: string;
  cards: readonly ChoiceCard<Value>[];
  chosen: Value | null;
  /** Pressed on too early: what is missing. */
  missing: string | null;
  /** Id of what is to be known before choosing, when there is something. */
  describedBy: string | undefined;
  onChoose: (value: Value) => void;
  firstRef: Ref<HTMLInputElement>;
};

/** One of a few, each a card that can be pressed anywhere. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { question, cards, chosen, missing, describedBy, onChoose, firstRef } = props;
  const name = useId();
  const messageId = useId();
  const descriptions = [describedBy, missing ? messageId : undefined].filter(Boolean).join(" ");
  return (
    <fieldset className={classes.choices} aria-describedby={descriptions || undefined}>
      <legend className={classes.question}>{question}</legend>
      {cards.map(({ value, label, detail }, position) => (
        <label key={value} className={classes.card}>
          <input
            ref={position === 0 ? firstRef : undefined}
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            aria-label={label}
            aria-invalid={missing !== null || undefined}
            onChange={() => onChoose(value)}
          />
          <span className={classes.name}>{label}</span>
          <span className={classes.detail}>{detail}</span>
        </label>
      ))}
      {missing && <FieldMessage id={messageId}>{missing}</FieldMessage>}
    </fieldset>
  );
}
