import type { ReactNode } from "react";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import classes from "./account-form.module.css";

/** The one action of a form on a page of its own. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <BusyButton
      className={classes.submit}
      type="submit"
      variant="filled"
      size="lg"
      fullWidth
      busy={busy}
    >
      {children}
    </BusyButton>
  );
}
