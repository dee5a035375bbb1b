import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useSearchParams } from "react-router";
import { failureOf, isPassing } from "#lib/failure.ts";
import { Spinner } from "#ui/status/spinner.tsx";
import classes from "./components/account-form.module.css";
import { AccountFrame } from "./components/account-frame.tsx";
import { EmailLinkForm } from "./components/email-link-form.tsx";
import { FormFailure } from "./components/form-failure.tsx";
import { PasswordField } from "./components/password-field.tsx";
import { SubmitButton } from "./components/submit-button.tsx";
import { useAccountForm } from "./components/use-account-form.ts";
import { presentPasswordProblem } from "./model.ts";
import { useConfirm, useResendConfirmation } from "./queries.ts";

/** The mailed link leads here: it confirms the address and signs in. */
export function ConfirmPage() {
  const { t } = useTranslation(["accounts", "app"]);
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  const confirm = useConfirm();
  const asked = useRef(false);

  useEffect(() => {
    // A token works once, so it may be sent once, also when React draws twice.
    if (asked.current || token === "") return;
    asked.current = true;
    confirm.mutate({ token });
  }, [token, confirm.mutate]);

  if (confirm.isSuccess) return <Navigate to="/rubriq" replace />;
  if (token !== "" && !confirm.isError && confirm.variables?.password === undefined) {
    return (
      <AccountFrame title={t("confirm-title")}>
        <p className={classes.actions} role="status">
          <Spinner /> {t("confirm-waiting")}
        </p>
      </AccountFrame>
    );
  }
  const code = confirm.isError ? failureOf(confirm.error).code : null;
  if (code === "accounts.password-needed" || confirm.variables?.password !== undefined) {
    return <PasswordStep token={token} confirm={confirm} />;
  }
  const mayTryAgain = confirm.isError && isPassing(confirm.error);
  return (
    <AccountFrame title={t("confirm-failed-title")}>
      <div className={classes.form}>
        <FormFailure error={confirm.error} />
        {mayTryAgain ? (
          <Button onClick={() => confirm.mutate({ token })}>{t("app:try-again")}</Button>
        ) : (
          <NewLink />
        )}
        <p>
          <Link to="/sign-in">{t("to-sign-in")}</Link>
        </p>
      </div>
    </AccountFrame>
  );
}

/** In another browser than the one that signed up, the password shows whose sign-up it is. */
function PasswordStep({
  token,
  confirm,
}: {
  token: string;
  confirm: ReturnType<typeof useConfirm>;
}) {
  const { t } = useTranslation(["accounts", "app"]);
  const { form, onSubmit } = useAccountForm({ password: "" }, { password: presentPasswordProblem });
  const code = confirm.isError ? failureOf(confirm.error).code : null;
  const wrong = code === "accounts.wrong-credentials";
  if (code === "accounts.link-not-valid") {
    return (
      <AccountFrame title={t("confirm-failed-title")}>
        <div className={classes.form}>
          <FormFailure error={confirm.error} />
          <NewLink />
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={t("confirm-password-title")}
      lead={
        <>
          <p>{t("confirm-password-lead")}</p>
          <p>{t("confirm-not-you")}</p>
        </>
      }
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={onSubmit(({ password }) => confirm.mutate({ token, password }))}
      >
        {code !== "accounts.password-needed" && !wrong && <FormFailure error={confirm.error} />}
        <PasswordField
          {...form.getInputProps("password")}
          key={form.key("password")}
          {...(wrong ? { error: t("confirm-password-wrong") } : {})}
          name="password"
          autoComplete="current-password"
          label={t("password")}
        />
        <SubmitButton busy={confirm.isPending}>{t("confirm-address")}</SubmitButton>
        <p>
          <Link to="/sign-up">{t("app:create-an-account")}</Link>
        </p>
      </form>
    </AccountFrame>
  );
}

function NewLink() {
  const { t } = useTranslation("accounts");
  const resend = useResendConfirmation();
  return (
    <>
      <p>{t("confirm-again-text")}</p>
      <EmailLinkForm request={resend}>
        <p className={classes.status} role="status">
          {resend.isSuccess && t("check-mail-sent")}
        </p>
      </EmailLinkForm>
    </>
  );
}
