import { type AbstractSession, progressPercent } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import { MarginNote, WithMargin } from "#ui/page/margin-column.tsx";
import { ProgressBar } from "#ui/status/progress-bar.tsx";
import { AbstractHead } from "./components/abstract-head.tsx";
import { LoadedSession } from "./components/loaded-session.tsx";
import { ChoiceStepForm } from "./components/set-up/choice-step-form.tsx";
import { ConfirmationForm } from "./components/set-up/confirmation-form.tsx";
import classes from "./components/set-up/criteria.module.css";
import { NameForm } from "./components/set-up/name-form.tsx";
import { TextLimitForm } from "./components/set-up/text-limit-form.tsx";
import { useWriterBase } from "./components/writing/use-writer-base.ts";
import { criteriaAddress, shownStep, stageAddress } from "./model.ts";

/** One step of the set-up (S26). */
export function CriteriaPage() {
  const { step } = useParams();
  return <LoadedSession>{(session) => <Criteria session={session} asked={step} />}</LoadedSession>;
}

type CriteriaProps = { session: AbstractSession; asked: string | undefined };

/** A confirmed set-up forwards to its stage (G-77), a step out of reach to the current one (S166). */
function Criteria({ session, asked }: CriteriaProps) {
  const { t } = useTranslation("abstracts");
  const formatting = useFormatting();
  const base = useWriterBase();
  if (session.currentStage !== "criteria") {
    return <Navigate to={stageAddress(base, session)} replace />;
  }
  const step = shownStep(asked, session);
  if (step !== asked) {
    return <Navigate to={criteriaAddress(base, { ...session, currentStep: step })} replace />;
  }
  const percent = progressPercent(session.steps, step);
  const choice = session.steps.find((candidate) => candidate.step === step);
  return (
    <>
      <AbstractHead session={session} lead={t("set-up-lead")} />
      <WithMargin
        label={t("about-set-up")}
        margin={
          <>
            <MarginNote title={t("what-for-title")} rule="strong">
              <p>{t("what-for-text")}</p>
            </MarginNote>
            <MarginNote title={t("who-writes-title")}>
              <p>{t("who-writes-text")}</p>
            </MarginNote>
          </>
        }
      >
        <div className={classes.wizard}>
          <div className={classes.progress}>
            <ProgressBar
              label={t("set-up-progress")}
              fraction={percent / 100}
              valueText={t("percent-done", { percent: formatting.percent(percent / 100) })}
            />
            <span aria-hidden="true">
              {t("percent-done", { percent: formatting.percent(percent / 100) })}
            </span>
          </div>
          {step === "onboarding" && <NameForm session={session} />}
          {choice && <ChoiceStepForm key={step} session={session} step={choice} />}
          {step === "text-limit" && <TextLimitForm session={session} />}
          {step === "confirmation" && <ConfirmationForm session={session} />}
        </div>
      </WithMargin>
    </>
  );
}
