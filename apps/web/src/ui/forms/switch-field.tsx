import { type ReactNode, useId } from "react";
import classes from "./switch-field.module.css";

type SwitchFieldProps = {
  label: string;
  /** What it means, such as an example. */
  hint: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Something that is on or off; a real checkbox underneath. */
export function SwitchField({ label, hint, checked, onChange }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <div className={classes.field}>
      <label className={classes.label}>
        <input
          className={classes.input}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
      <p id={hintId} className={classes.hint}>
        {hint}
      </p>
    </div>
  );
}
