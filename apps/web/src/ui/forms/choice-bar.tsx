import { useId } from "react";
import classes from "./choice-bar.module.css";

type ChoiceBarProps = {
  label: string;
  hint?: string | undefined;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** One of a few short choices, side by side; real radio buttons underneath. */
export function ChoiceBar({ label, hint, value, choices, onChange }: ChoiceBarProps) {
  const name = useId();
  const hintId = useId();
  return (
    <fieldset className={classes.field} aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.bar}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={classes.text} data-text={choice.label}>
              {choice.label}
            </span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
