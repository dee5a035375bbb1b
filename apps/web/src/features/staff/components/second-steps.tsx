import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import formClasses from "#features/accounts/components/account-form.module.css";
import { CodeField } from "#features/accounts/components/code-field.tsx";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { SubmitButton } from "#features/accounts/components/submit-button.tsx";
import { QrCode } from "#features/accounts/security/components/qr-code.tsx";
import { RecoveryCodes } from "#features/accounts/security/components/recovery-codes.tsx";
import security from "#features/accounts/security/components/security.module.css";
import { entryClient } from "../entry/queries.ts";
import entry from "./entry-frame.module.css";
import { EntryFrame } from "./entry-frame.tsx";

type StepProps = { onOpen: () => void };

/** After the password: a code of the app, or a recovery code. */
export function CodeStep({ onOpen }: StepProps) {
  const { t } = useTranslation(["accounts", "staff-entry", "app"]);
  const { code, setCode, field, submit, step } = useCode(
    (input) => entryClient.session.secondStep(input),
    onOpen,
  );
  return (
    <EntryFrame title={t("second-step-title")} lead={t("second-step-lead")}>
      <form className={formClasses.form} noValidate onSubmit={submit}>
        <FormFailure error={step.error} />
        <CodeField ref={field} value={code} onChange={setCode} />
        <SubmitButton busy={step.isPending}>{t("app:sign-in")}</SubmitButton>
      </form>
    </EntryFrame>
  );
}

/** At the first sign-in: the app is set up before anything opens. */
export function SetUpStep({ onOpen }: StepProps) {
  const { t } = useTranslation(["accounts", "staff-entry", "app"]);
  const begin = useMutation({ mutationFn: () => entryClient.session.beginTwoStep({}) });
  const begun = useRef(false);
  const { code, setCode, field, submit, step } = useCode((input) =>
    entryClient.session.confirmTwoStep(input),
  );
  const { mutate } = begin;
  useEffect(() => {
    // A second secret would replace the one that is on the screen.
    if (begun.current) return;
    begun.current = true;
    mutate();
  }, [mutate]);
  const codes = step.data?.recoveryCodes;
  if (codes) {
    return (
      <EntryFrame title={t("staff-entry:app-ready")}>
        <div className={entry.steps}>
          <RecoveryCodes codes={codes} onSeen={onOpen} />
        </div>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={t("staff-entry:set-up-title")} lead={t("staff-entry:set-up-lead")}>
      <form className={formClasses.form} noValidate onSubmit={submit}>
        <FormFailure error={begin.error ?? step.error} />
        {begin.data && (
          <>
            <p>{t("two-step-scan")}</p>
            <QrCode className={security.qr} text={begin.data.uri} label={t("two-step-qr")} />
            <p className={security.text}>
              {t("two-step-secret")}{" "}
              <span className={security.secret}>
                {begin.data.secret.replace(/(.{4})(?=.)/g, "$1 ")}
              </span>
            </p>
            <CodeField ref={field} appOnly value={code} onChange={setCode} />
            <SubmitButton busy={step.isPending}>{t("two-step-switch-on")}</SubmitButton>
          </>
        )}
      </form>
    </EntryFrame>
  );
}

/** A code that is typed and sent; a wrong one stays, marked, to be typed over. */
function useCode<Answer>(send: (input: { code: string }) => Promise<Answer>, onDone?: () => void) {
  const [code, setCode] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const step = useMutation({ mutationFn: send, ...(onDone ? { onSuccess: onDone } : {}) });
  useEffect(() => field.current?.focus(), []);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === "") field.current?.focus();
    else step.mutate({ code }, { onError: () => field.current?.select() });
  }
  return { code, setCode, field, submit, step };
}
