import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { Dialog } from "./dialog.tsx";
import classes from "./task-dialog.module.css";

type TaskDialogProps = {
  title: string;
  steps: readonly string[];
  /** Counted from 0. */
  step: number;
  doneLabel: string;
  closeLabel: string;
  closeDisabled?: boolean;
  onClose: () => void;
  children: ReactNode;
  foot: ReactNode;
};

/** A task in numbered steps. Fills the screen on phones, with its buttons always in reach. */
export function TaskDialog({ steps, step, doneLabel, children, ...dialog }: TaskDialogProps) {
  return (
    <Dialog shape="task" {...dialog}>
      <ol className={classes.steps}>
        {steps.map((name, position) => (
          <li
            key={name}
            className={`${classes.step} ${position < step ? classes.done : ""}`}
            aria-current={position === step ? "step" : undefined}
          >
            <span className={classes.number}>
              {position < step ? (
                <>
                  <IconCheck size={15} stroke={2.4} aria-hidden />
                  <VisuallyHidden>{doneLabel}</VisuallyHidden>
                </>
              ) : (
                position + 1
              )}
            </span>
            {name}
          </li>
        ))}
      </ol>
      {children}
    </Dialog>
  );
}
