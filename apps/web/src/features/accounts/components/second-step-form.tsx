import { Button } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLeaveSecondStep, useSecondStep } from "../queries.ts";
import classes from "./account-form.module.css";
import { AccountFrame } from "./account-frame.tsx";
import { CodeField } from "./code-field.tsx";
import { FormFailure } from "./form-failure.tsx";
import { SubmitButton } from "./submit-button.tsx";

/** After the password: the code of the authenticator app, or a recovery code. */
export function SecondStepForm() {
  const { t } = useTranslation(["accounts", "app"]);
  const [code, setCode] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const secondStep = useSecondStep();
  const leave = useLeaveSecondStep();
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === "") field.current?.focus();
    else secondStep.mutate({ code }, { onError: () => field.current?.select() });
  }

  return (
    <AccountFrame title={t("second-step-title")} lead={<p>{t("second-step-lead")}</p>}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <FormFailure error={secondStep.error ?? leave.error} />
        <CodeField ref={field} value={code} onChange={setCode} />
        <SubmitButton busy={secondStep.isPending}>{t("app:sign-in")}</SubmitButton>
        <Button variant="default" size="lg" fullWidth onClick={() => leave.mutate({})}>
          {t("second-step-leave")}
        </Button>
      </form>
    </AccountFrame>
  );
}
