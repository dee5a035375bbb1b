import { passkeyNameMaxLength } from "@curie/contract";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CodeField } from "#features/accounts/components/code-field.tsx";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { NoPasskey } from "#features/accounts/components/passkey-ceremony.ts";
import { PasswordField } from "#features/accounts/components/password-field.tsx";
import { useProblemMessage } from "#features/accounts/components/use-problem-message.ts";
import { passkeyNameProblem } from "#features/accounts/model.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { useAddPasskey, useBeginPasskey } from "../queries.ts";
import classes from "./security.module.css";

type AddPasskeyProps = {
  hasPassword: boolean;
  twoStepOn: boolean;
  suggestedName: string;
  onAdded: () => void;
  onLeave: () => void;
};

/** Who asks shows password and code again; then the passkey gets a name, and the browser makes it. */
export function AddPasskey(props: AddPasskeyProps) {
  const { hasPassword, twoStepOn, suggestedName, onAdded, onLeave } = props;
  const { t } = useTranslation(["accounts", "app"]);
  const problemMessage = useProblemMessage();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [name, setName] = useState(suggestedName);
  const [problem, setProblem] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const begin = useBeginPasskey();
  const add = useAddPasskey();
  const creation = begin.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the two forms is met at its field.
  useEffect(() => first.current?.focus(), [creation]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const again = { onError: () => first.current?.focus() };
    if (!creation) {
      begin.mutate({ password, ...(twoStepOn ? { code } : {}) }, again);
      return;
    }
    const wrong = passkeyNameProblem(name);
    setProblem(problemMessage(wrong));
    if (wrong) first.current?.focus();
    else add.mutate({ creation, name }, { ...again, onSuccess: onAdded });
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <FormFailure
        error={begin.error ?? add.error}
        text={add.error instanceof NoPasskey ? t("passkey-not-made") : null}
      />
      {creation ? (
        <TextInput
          ref={first}
          label={t("passkey-name")}
          description={t("passkey-name-hint")}
          maxLength={passkeyNameMaxLength}
          value={name}
          error={problem}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      ) : (
        <>
          {hasPassword && (
            <PasswordField
              ref={first}
              label={t("current-password")}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
          {twoStepOn && (
            <CodeField {...(hasPassword ? {} : { ref: first })} value={code} onChange={setCode} />
          )}
        </>
      )}
      <div className={classes.actions}>
        <BusyButton type="submit" variant="filled" busy={begin.isPending || add.isPending}>
          {t(creation ? "passkey-add" : "next")}
        </BusyButton>
        <Button onClick={onLeave}>{t("app:cancel")}</Button>
      </div>
    </form>
  );
}
