import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { NewPasswordField } from "#features/accounts/components/new-password-field.tsx";
import { PasswordField } from "#features/accounts/components/password-field.tsx";
import { useAccountForm } from "#features/accounts/components/use-account-form.ts";
import { newPasswordProblem, presentPasswordProblem } from "#features/accounts/model.ts";
import { useSignedInUser } from "#lib/session.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { useChangePassword } from "../queries.ts";
import classes from "./security.module.css";

/** A new password for who knows the present one. */
export function ChangePasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation("accounts");
  // Once changed, the fields begin empty.
  const [changes, setChanges] = useState(0);
  return (
    <section className={classes.section} aria-labelledby="security-password">
      <h2 id="security-password">{t("password")}</h2>
      {hasPassword ? (
        <Fields key={changes} changed={changes > 0} onChanged={() => setChanges(changes + 1)} />
      ) : (
        <p className={classes.text}>
          {t("no-password-here")} <Link to="/forgot">{t("forgot-title")}</Link>
        </p>
      )}
    </section>
  );
}

function Fields({ changed, onChanged }: { changed: boolean; onChanged: () => void }) {
  const { t } = useTranslation("accounts");
  const { name, email } = useSignedInUser();
  const change = useChangePassword();
  const { form, onSubmit } = useAccountForm(
    { password: "", newPassword: "" },
    { password: presentPasswordProblem, newPassword: newPasswordProblem },
  );
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={onSubmit((values) => change.mutate(values, { onSuccess: onChanged }))}
    >
      <FormFailure error={change.error} />
      {/* Password managers learn whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        {...form.getInputProps("password")}
        key={form.key("password")}
        name="password"
        autoComplete="current-password"
        label={t("current-password")}
      />
      <NewPasswordField
        {...form.getInputProps("newPassword")}
        key={form.key("newPassword")}
        name="new-password"
        label={t("new-password")}
        known={[name, email]}
      />
      <div className={classes.actions}>
        <BusyButton type="submit" busy={change.isPending}>
          {t("change-password")}
        </BusyButton>
        <span className={classes.done} role="status">
          {changed && !change.isPending && !change.isError && (
            <>
              <IconCheck size={20} stroke={1.8} aria-hidden /> {t("password-changed")}
            </>
          )}
        </span>
      </div>
    </form>
  );
}
