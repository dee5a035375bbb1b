import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { failureOf } from "#lib/failure.ts";
import classes from "./components/account-form.module.css";
import { AccountFrame } from "./components/account-frame.tsx";
import { FormFailure } from "./components/form-failure.tsx";
import { NewPasswordField } from "./components/new-password-field.tsx";
import { SubmitButton } from "./components/submit-button.tsx";
import { useAccountForm } from "./components/use-account-form.ts";
import { newPasswordProblem } from "./model.ts";
import { useResetPassword } from "./queries.ts";

export function ResetPage() {
  const { t } = useTranslation(["accounts", "app"]);
  const [query] = useSearchParams();
  const reset = useResetPassword();
  const { form, onSubmit } = useAccountForm({ password: "" }, { password: newPasswordProblem });

  if (reset.isSuccess) {
    return (
      <AccountFrame title={t("reset-done-title")} lead={<p>{t("reset-done-text")}</p>}>
        <Button component={Link} to="/sign-in" variant="filled" size="lg" fullWidth>
          {t("app:sign-in")}
        </Button>
      </AccountFrame>
    );
  }
  const linkIsOver = reset.error && failureOf(reset.error).code === "accounts.link-not-valid";
  return (
    <AccountFrame title={t("reset-title")}>
      <form
        className={classes.form}
        noValidate
        onSubmit={onSubmit(({ password }) =>
          reset.mutate({ token: query.get("token") ?? " ", password }),
        )}
      >
        <FormFailure error={reset.error} />
        {linkIsOver && (
          <p>
            <Link to="/forgot">{t("ask-new-link")}</Link>
          </p>
        )}
        <NewPasswordField
          {...form.getInputProps("password")}
          key={form.key("password")}
          name="password"
          label={t("new-password")}
          known={[]}
        />
        <SubmitButton busy={reset.isPending}>{t("reset-save")}</SubmitButton>
      </form>
    </AccountFrame>
  );
}
