import { type AbstractSession, abstractTitleMaxLength, nextStep } from "@curie/contract";
import { TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSignedInUser } from "#lib/session.ts";
import { readSetUpDraft, writeSetUpDraft } from "../writing/drafts.ts";
import classes from "./criteria.module.css";
import { StepFoot } from "./step-foot.tsx";
import { useSetUp } from "./use-set-up.ts";

/** The first step: what the abstract is called (S157). */
export function NameForm({ session }: { session: AbstractSession }) {
  const { t } = useTranslation(["abstracts", "errors"]);
  const { identity } = useSignedInUser();
  const { saveAndGo, isSaving, failure } = useSetUp(session);
  const key = { user: identity, session: session.session };
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState(() => readSetUpDraft(key).title ?? session.title);
  const [isMissing, setMissing] = useState(false);

  function type(text: string) {
    setTitle(text);
    setMissing(false);
    writeSetUpDraft(key, { ...readSetUpDraft(key), title: text });
  }

  async function next(event: FormEvent) {
    event.preventDefault();
    const name = title.trim();
    setMissing(name === "");
    if (name === "") {
      field.current?.focus();
      return;
    }
    const { steps, criteriaResponses } = session;
    const currentStep =
      nextStep(steps, "onboarding", { title: name, criteriaResponses }) ?? "onboarding";
    const refused = await saveAndGo({ currentStep, criteriaResponses, title: name });
    if (refused) return;
    const { title: _, ...rest } = readSetUpDraft(key);
    writeSetUpDraft(key, rest);
  }

  return (
    <form className={classes.form} noValidate onSubmit={next}>
      <h2>{t("name-question")}</h2>
      <TextInput
        ref={field}
        label={t("name-label")}
        description={t("name-hint")}
        value={title}
        maxLength={abstractTitleMaxLength}
        autoComplete="off"
        error={isMissing && t("errors:abstract-title-missing")}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <StepFoot
        session={session}
        step="onboarding"
        next={t("next")}
        busy={isSaving}
        failure={failure}
      />
    </form>
  );
}
