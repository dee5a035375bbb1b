import { Button } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CodeField } from "#features/accounts/components/code-field.tsx";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { PasswordField } from "#features/accounts/components/password-field.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { useEndTwoStep, useRenewRecoveryCodes } from "../queries.ts";
import classes from "./security.module.css";

type TwoStepAgainProps = {
  task: "renew" | "switch-off";
  hasPassword: boolean;
  onCodes: (codes: readonly string[]) => void;
  onOff: () => void;
  onLeave: () => void;
};

/** Both steps again, before the second one is weakened. */
export function TwoStepAgain({ task, hasPassword, onCodes, onOff, onLeave }: TwoStepAgainProps) {
  const { t } = useTranslation(["accounts", "app"]);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const first = useRef<HTMLInputElement>(null);
  const renew = useRenewRecoveryCodes();
  const off = useEndTwoStep();
  const switchOff = task === "switch-off";
  useEffect(() => first.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const again = { onError: () => first.current?.focus() };
    if (switchOff) off.mutate({ password, code }, { ...again, onSuccess: onOff });
    else {
      const onSuccess = ({ recoveryCodes }: { recoveryCodes: string[] }) => onCodes(recoveryCodes);
      renew.mutate({ password, code }, { ...again, onSuccess });
    }
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p>{t(switchOff ? "two-step-off-text" : "recovery-codes-renew-text")}</p>
      <FormFailure error={renew.error ?? off.error} />
      {hasPassword && (
        <PasswordField
          ref={first}
          label={t("current-password")}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
      <CodeField value={code} onChange={setCode} />
      <div className={classes.actions}>
        <BusyButton
          type="submit"
          variant={switchOff ? "danger" : "filled"}
          busy={renew.isPending || off.isPending}
        >
          {t(switchOff ? "two-step-switch-off" : "recovery-codes-renew")}
        </BusyButton>
        <Button onClick={onLeave}>{t("app:cancel")}</Button>
      </div>
    </form>
  );
}
