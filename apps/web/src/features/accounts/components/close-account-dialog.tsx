import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureOf } from "#lib/failure.ts";
import { useApplication } from "#lib/session.ts";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { closeAccount, securityQuery } from "../queries.ts";
import { CodeField } from "./code-field.tsx";
import { FormFailure } from "./form-failure.tsx";
import classes from "./own-data.module.css";
import { PasswordField } from "./password-field.tsx";

type CloseAccountDialogProps = {
  onClose: () => void;
  /** Goes to a page anew, so that nothing of the person stays in memory. */
  leaveFor?: (url: string) => void;
};

/** Asks for the password before an account is deleted for good; what failed is said inside. */
export function CloseAccountDialog({
  onClose,
  leaveFor = (url) => location.assign(url),
}: CloseAccountDialogProps) {
  const { t } = useTranslation(["accounts", "app"]);
  const { signInProviders } = useApplication();
  const [confirmation, setConfirmation] = useState("");
  const [code, setCode] = useState("");
  const { data: security } = useQuery(securityQuery);
  const twoStep = security?.twoStep.on ?? false;
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const close = useMutation({
    mutationFn: closeAccount,
    onSuccess: () => leaveFor("/sign-in"),
    onError: () => field.current?.focus(),
  });
  const wrong = close.error && failureOf(close.error).code === "accounts.wrong-credentials";
  const problem = missing ? t("password-missing") : wrong ? t("close-wrong-password") : null;
  const running = close.isPending || close.isSuccess;

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(confirmation === "");
    if (confirmation === "") field.current?.focus();
    else close.mutate({ confirmation, ...(twoStep ? { code } : {}) });
  }

  return (
    <Dialog
      role="alertdialog"
      title={t("close-title")}
      closeLabel={t("app:close")}
      closeDisabled={running}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={running}>
            {t("app:cancel")}
          </Button>
          <Button type="submit" form={form} variant="danger" disabled={running}>
            {t(running ? "close-running" : "close-now")}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.confirm} noValidate onSubmit={submit}>
        <p className={classes.text}>{t("close-text")}</p>
        <FormFailure error={wrong ? null : close.error} />
        <PasswordField
          ref={field}
          label={t("password")}
          description={signInProviders.length > 0 ? t("close-hint") : null}
          autoComplete="current-password"
          value={confirmation}
          error={problem}
          data-autofocus
          onChange={(event) => {
            setConfirmation(event.currentTarget.value);
            setMissing(false);
            close.reset();
          }}
        />
        {twoStep && (
          <CodeField
            value={code}
            onChange={(value) => {
              setCode(value);
              close.reset();
            }}
          />
        )}
      </form>
    </Dialog>
  );
}
