import {
  type ApiScope,
  apiScopes,
  apiTokenLifetimesDays,
  apiTokenNameMaxLength,
} from "@curie/contract";
import { TextInput } from "@mantine/core";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CodeField } from "#features/accounts/components/code-field.tsx";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { PasswordField } from "#features/accounts/components/password-field.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { ChoiceBar } from "#ui/forms/choice-bar.tsx";
import { SwitchField } from "#ui/forms/switch-field.tsx";
import { scopesProblem, type TokenProblem, tokenNameProblem } from "../model.ts";
import { useCreateToken } from "../queries.ts";
import classes from "./tokens.module.css";

type CreateTokenFormProps = {
  hasPassword: boolean;
  twoStepOn: boolean;
  onMade: (made: { name: string; secret: string }) => void;
};
type Days = (typeof apiTokenLifetimesDays)[number];

/** Name, scopes and end of a new token; a way past the password, so that it is asked for as well. */
export function CreateTokenForm({ hasPassword, twoStepOn, onMade }: CreateTokenFormProps) {
  const { t } = useTranslation(["tokens", "accounts"]);
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [days, setDays] = useState<Days>(90);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [problems, setProblems] = useState<readonly TokenProblem[]>([]);
  const nameField = useRef<HTMLInputElement>(null);
  const scopesError = useId();
  const create = useCreateToken();
  const nameProblem = problems.find((problem) => problem !== "scopes-missing");

  function choose(scope: ApiScope, isWanted: boolean) {
    setScopes(apiScopes.filter((one) => (one === scope ? isWanted : scopes.includes(one))));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = [tokenNameProblem(name), scopesProblem(scopes)].filter(
      (problem) => problem !== null,
    );
    setProblems(wrong);
    if (wrong.length > 0) {
      if (wrong[0] !== "scopes-missing") nameField.current?.focus();
      return;
    }
    create.mutate(
      { name, scopes: [...scopes], days, password, ...(twoStepOn ? { code } : {}) },
      { onSuccess: ({ token, secret }) => onMade({ name: token.name, secret }) },
    );
  }

  return (
    <section className={classes.section} aria-labelledby="create-token">
      <h2 id="create-token">{t("create-title")}</h2>
      <form className={classes.form} noValidate onSubmit={submit}>
        <FormFailure error={create.error} />
        <TextInput
          ref={nameField}
          label={t("name")}
          description={t("name-hint")}
          maxLength={apiTokenNameMaxLength}
          value={name}
          error={nameProblem && t(nameProblem)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <fieldset className={classes.scopes} aria-describedby={scopesError}>
          <legend>{t("scopes")}</legend>
          {apiScopes.map((scope) => (
            <SwitchField
              key={scope}
              label={t(`scope-${scope}`)}
              hint={t(`scope-${scope}-text`)}
              checked={scopes.includes(scope)}
              onChange={(isWanted) => choose(scope, isWanted)}
            />
          ))}
          <p id={scopesError} className={classes.problem} role="alert">
            {problems.includes("scopes-missing") && t("scopes-missing")}
          </p>
        </fieldset>
        <ChoiceBar
          label={t("days")}
          value={String(days)}
          choices={apiTokenLifetimesDays.map((count) => ({
            value: String(count),
            label: t("days-choice", { count }),
          }))}
          onChange={(value) =>
            setDays(apiTokenLifetimesDays.find((count) => String(count) === value) ?? days)
          }
        />
        {hasPassword && (
          <PasswordField
            label={t("accounts:current-password")}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        {twoStepOn && <CodeField value={code} onChange={setCode} />}
        <div>
          <BusyButton type="submit" variant="filled" busy={create.isPending}>
            {t("create")}
          </BusyButton>
        </div>
      </form>
    </section>
  );
}
