import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./field-message.module.css";

/** What is wrong with a field, under it. Tie it to the field by its id. */
export function FieldMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={classes.message} role="alert">
      <IconAlertCircle size={18} stroke={1.6} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
