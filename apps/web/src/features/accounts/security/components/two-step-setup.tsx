import { Button } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CodeField } from "#features/accounts/components/code-field.tsx";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { PasswordField } from "#features/accounts/components/password-field.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { useBeginTwoStep, useConfirmTwoStep } from "../queries.ts";
import { QrCode } from "./qr-code.tsx";
import classes from "./security.module.css";

type TwoStepSetupProps = {
  hasPassword: boolean;
  /** It is on, and these are its recovery codes. */
  onDone: (codes: readonly string[]) => void;
  onLeave: () => void;
};

/** The password, then the QR code for the app, and its first code back. */
export function TwoStepSetup({ hasPassword, onDone, onLeave }: TwoStepSetupProps) {
  const { t } = useTranslation(["accounts", "app"]);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const first = useRef<HTMLInputElement>(null);
  const begin = useBeginTwoStep();
  const confirm = useConfirmTwoStep();
  const begun = begin.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the two forms is met at its field.
  useEffect(() => first.current?.focus(), [begun]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (begun) {
      confirm.mutate(
        { code },
        {
          onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
          onError: () => first.current?.select(),
        },
      );
    } else {
      begin.mutate({ password }, { onError: () => first.current?.select() });
    }
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <FormFailure error={begin.error ?? confirm.error} />
      {begun ? (
        <>
          <p>{t("two-step-scan")}</p>
          <QrCode className={classes.qr} text={begun.uri} label={t("two-step-qr")} />
          <p className={classes.text}>
            {t("two-step-secret")} <span className={classes.secret}>{grouped(begun.secret)}</span>
          </p>
          <CodeField ref={first} appOnly value={code} onChange={setCode} />
        </>
      ) : (
        hasPassword && (
          <PasswordField
            ref={first}
            label={t("current-password")}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )
      )}
      <div className={classes.actions}>
        <BusyButton type="submit" variant="filled" busy={begin.isPending || confirm.isPending}>
          {t(begun ? "two-step-switch-on" : "next")}
        </BusyButton>
        <Button onClick={onLeave}>{t("app:cancel")}</Button>
      </div>
    </form>
  );
}

/** Easier to type from one screen into another. */
function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, "$1 ");
}
