import { IconAlertCircle } from "@tabler/icons-react";
import { failureOf } from "#lib/failure.ts";
import { useFailureWords } from "#lib/failure-words.ts";
import classes from "./account-form.module.css";

/** Why a form was not accepted, above its fields. */
export function FormFailure({ error }: { error: unknown }) {
  const failureWords = useFailureWords();
  if (!error) return null;
  return (
    <p className={classes.failure} role="alert">
      <IconAlertCircle size={20} stroke={1.6} aria-hidden />
      <span>{failureWords(failureOf(error))}</span>
    </p>
  );
}
