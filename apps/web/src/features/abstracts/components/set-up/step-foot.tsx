import { type AbstractSession, previousStep, type StepName } from "@curie/contract";
import { Button } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { criteriaAddress } from "#features/abstracts/model.ts";
import type { Failure } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { useWriterBase } from "../writing/use-writer-base.ts";
import classes from "./criteria.module.css";
import { useSetUp } from "./use-set-up.ts";

type StepFootProps = {
  session: AbstractSession;
  step: StepName;
  next: string;
  /** Nothing is chosen yet (S158). */
  disabled?: boolean;
  busy: boolean;
  failure: Failure | null;
};

/** Back, next, and why a step could not be saved. */
export function StepFoot({ session, step, next, disabled, busy, failure }: StepFootProps) {
  const { t } = useTranslation(["abstracts", "app"]);
  const failureMessage = useFailureMessage();
  const base = useWriterBase();
  const { save } = useSetUp(session);
  const { steps, criteriaResponses } = session;
  const previous = previousStep(steps, step, criteriaResponses);
  return (
    <>
      {failure && (
        <p className={classes.failure} role="alert">
          <IconAlertCircle size={20} stroke={1.6} aria-hidden />
          <span>
            {failureMessage(failure)} {t("kept-here")}
          </span>
        </p>
      )}
      <div className={classes.foot}>
        {previous && (
          <Button
            component={Link}
            size="lg"
            to={criteriaAddress(base, { ...session, currentStep: previous })}
            // The list opens the step that was looked at last; nobody waits for that.
            onClick={() => save({ currentStep: previous })}
          >
            {t("app:back")}
          </Button>
        )}
        {disabled ? (
          <Button variant="filled" size="lg" type="submit" disabled>
            {next}
          </Button>
        ) : (
          <BusyButton variant="filled" size="lg" type="submit" busy={busy}>
            {next}
          </BusyButton>
        )}
      </div>
    </>
  );
}
