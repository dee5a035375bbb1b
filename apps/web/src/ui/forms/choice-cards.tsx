import type { ReactNode, Ref } from "react";
import classes from "./choice-cards.module.css";

type ChoiceCardsProps = {
  /** The question, a `legend`. */
  legend: ReactNode;
  describedBy?: string | undefined;
  children: ReactNode;
};

/** A question whose answers are cards. */
export function ChoiceCards({ legend, describedBy, children }: ChoiceCardsProps) {
  return (
    <fieldset className={classes.choices} aria-describedby={describedBy}>
      {legend}
      {children}
    </fieldset>
  );
}

type ChoiceCardProps = {
  /** The same for all answers of a question. */
  name: string;
  value: string;
  checked: boolean;
  /** What the answer is called; the rest of the card describes it. */
  label: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
  onChoose: () => void;
  children: ReactNode;
};

/** One answer; the whole card is the target. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { name, value, checked, label, describedBy, invalid, ref, onChoose, children } = props;
  return (
    <label className={classes.card}>
      <input
        ref={ref}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}
