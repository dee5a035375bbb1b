import {
  type AbstractSession,
  answerStep,
  type CriteriaResponses,
  discardedBy,
  nextStep,
  type Step,
} from "@curie/contract";
import { type FormEvent, lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { answerOf } from "#features/abstracts/model.ts";
import { CallError } from "#lib/failure.ts";
import { useErrorMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { ChoiceCard, ChoiceCards } from "#ui/forms/choice-cards.tsx";
import classes from "./criteria.module.css";
import { StepFoot } from "./step-foot.tsx";
import { useSetUp } from "./use-set-up.ts";

const ConfirmDialog = lazy(async () => ({
  default: (await import("#ui/dialogs/confirm-dialog.tsx")).ConfirmDialog,
}));

type ChoiceStepFormProps = { session: AbstractSession; step: Step };

/** A question with answers to choose from. What is chosen is saved at once, so that it stays (S158). */
export function ChoiceStepForm({ session, step }: ChoiceStepFormProps) {
  const { t } = useTranslation(["abstracts", "app"]);
  const errorMessage = useErrorMessage();
  const formatting = useFormatting();
  const name = useId();
  const { save, saveAndGo, isSaving, failure } = useSetUp(session);
  const [chosen, setChosen] = useState<string | null>(session.criteriaResponses[step.step] ?? null);
  const [asking, setAsking] = useState<{ value: string; discarded: string[] } | null>(null);
  const { steps, criteriaResponses } = session;
  const answered = (value: string): CriteriaResponses =>
    answerStep(steps, criteriaResponses, step.step, answerOf(step.step, value));

  /** S164: an answer that leads elsewhere takes later ones away, and asks before it does. */
  function choose(value: string) {
    const discarded = discardedBy(steps, criteriaResponses, step.step, value);
    if (discarded.length > 0) {
      setAsking({
        value,
        discarded: discarded.map(
          (lost) =>
            session.responses.find((response) => response.step === lost)?.label ??
            t("max-length-label"),
        ),
      });
      return;
    }
    setChosen(value);
    save({ currentStep: step.step, criteriaResponses: answered(value) });
  }

  async function change(value: string) {
    const refused = await save({ currentStep: step.step, criteriaResponses: answered(value) });
    if (refused) throw new CallError(refused);
    setChosen(value);
    setAsking(null);
  }

  function next(event: FormEvent) {
    event.preventDefault();
    if (chosen === null) return;
    const responses = answered(chosen);
    const setUp = { title: session.title, criteriaResponses: responses };
    saveAndGo({
      currentStep: nextStep(steps, step.step, setUp) ?? step.step,
      criteriaResponses: responses,
    });
  }

  return (
    <form className={classes.form} onSubmit={next}>
      <ChoiceCards legend={<legend className={classes.question}>{step.prompt}</legend>}>
        {step.possibleResponses.map(({ value, label, hint }) => (
          <ChoiceCard
            key={value}
            name={name}
            value={value}
            label={label}
            checked={chosen === value}
            describedBy={`${name}-${value}`}
            onChoose={() => choose(value)}
          >
            <span className={classes.answer}>{label}</span>
            <span className={classes.hint} id={`${name}-${value}`}>
              {hint}
            </span>
          </ChoiceCard>
        ))}
      </ChoiceCards>
      <StepFoot
        session={session}
        step={step.step}
        next={t("next")}
        disabled={chosen === null}
        busy={isSaving}
        failure={asking ? null : failure}
      />
      <Suspense fallback={null}>
        {asking && (
          <ConfirmDialog
            title={t("change-title")}
            text={t("change-text", { answers: formatting.list(asking.discarded) })}
            confirmLabel={t("change-answer")}
            runningLabel={t("app:saving")}
            cancelLabel={t("keep-answer")}
            closeLabel={t("app:close")}
            onConfirm={() => change(asking.value)}
            messageOf={errorMessage}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </form>
  );
}
