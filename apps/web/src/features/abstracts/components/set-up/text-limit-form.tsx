import { type AbstractSession, greatestLength, untouchedTextLimit } from "@curie/contract";
import { TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type LimitFields, limitOf } from "#features/abstracts/model.ts";
import { useFormatting } from "#lib/language.tsx";
import { useSignedInUser } from "#lib/session.ts";
import { ChoiceBar } from "#ui/forms/choice-bar.tsx";
import { readSetUpDraft, writeSetUpDraft } from "../writing/drafts.ts";
import classes from "./criteria.module.css";
import { StepFoot } from "./step-foot.tsx";
import { useSetUp } from "./use-set-up.ts";

/** How long the abstract may be, and in which unit (S159, S160). */
export function TextLimitForm({ session }: { session: AbstractSession }) {
  const { t } = useTranslation(["abstracts", "errors"]);
  const formatting = useFormatting();
  const { identity } = useSignedInUser();
  const { saveAndGo, isSaving, failure } = useSetUp(session);
  const key = { user: identity, session: session.session };
  const field = useRef<HTMLInputElement>(null);
  const [fields, setFields] = useState<LimitFields>(
    () => readSetUpDraft(key).limit ?? fieldsOf(session),
  );
  const [isRefused, setRefused] = useState(false);

  function change(next: LimitFields) {
    setFields(next);
    setRefused(false);
    writeSetUpDraft(key, { ...readSetUpDraft(key), limit: next });
  }

  async function next(event: FormEvent) {
    event.preventDefault();
    const limit = limitOf(fields);
    setRefused(limit === null);
    if (limit === null) {
      field.current?.focus();
      return;
    }
    const refused = await saveAndGo({
      currentStep: "confirmation",
      criteriaResponses: { ...session.criteriaResponses, "text-limit": limit },
    });
    if (refused) return;
    const { limit: _, ...rest } = readSetUpDraft(key);
    writeSetUpDraft(key, rest);
  }

  const greatest = formatting.number(greatestLength(fields.useCharacters));
  return (
    <form className={classes.form} noValidate onSubmit={next}>
      <h2>{t("limit-question")}</h2>
      <div className={classes.fields}>
        <TextInput
          ref={field}
          className={classes.length ?? ""}
          label={t("max-length-label")}
          inputMode="numeric"
          autoComplete="off"
          value={fields.maxLength}
          error={isRefused && t("errors:abstracts.max-length-not-valid", { limit: greatest })}
          onChange={(event) => change({ ...fields, maxLength: event.currentTarget.value })}
        />
        <ChoiceBar
          label={t("unit-label")}
          value={fields.useCharacters ? "characters" : "words"}
          choices={[
            { value: "words", label: t("unit-words") },
            { value: "characters", label: t("unit-characters") },
          ]}
          onChange={(unit) => change({ ...fields, useCharacters: unit === "characters" })}
        />
      </div>
      <p className={classes.fieldHint}>{t("limit-hint")}</p>
      <StepFoot
        session={session}
        step="text-limit"
        next={t("next")}
        busy={isSaving}
        failure={failure}
      />
    </form>
  );
}

function fieldsOf({ criteriaResponses }: AbstractSession): LimitFields {
  const { maxLength, useCharacters } = criteriaResponses["text-limit"] ?? untouchedTextLimit;
  return { maxLength: maxLength === null ? "" : String(maxLength), useCharacters };
}
