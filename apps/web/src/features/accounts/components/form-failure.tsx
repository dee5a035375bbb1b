import { IconAlertCircle } from "@tabler/icons-react";
import { useErrorMessage } from "#lib/failure-message.ts";
import classes from "./account-form.module.css";

type FormFailureProps = {
  error: unknown;
  /** In the place of what is said about an error of this kind. */
  text?: string | null;
};

/** Why a form was not accepted, above its fields. */
export function FormFailure({ error, text }: FormFailureProps) {
  const errorMessage = useErrorMessage();
  if (!error) return null;
  return (
    <p className={classes.failure} role="alert">
      <IconAlertCircle size={20} stroke={1.6} aria-hidden />
      <span>{text ?? errorMessage(error)}</span>
    </p>
  );
}
