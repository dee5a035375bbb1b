import type { ReactNode, Ref } from "react";
import classes from "./check-line.module.css";

type CheckLineProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
  /** The message about it, while there is one. */
  problem?: string | undefined;
  children: ReactNode;
};

/** A box to tick, with its sentence; the whole line is the target. */
export function CheckLine({ checked, onChange, ref, problem, children }: CheckLineProps) {
  return (
    <label className={classes.line}>
      <input
        ref={ref}
        type="checkbox"
        checked={checked}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
