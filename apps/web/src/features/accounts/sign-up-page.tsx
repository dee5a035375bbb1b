import { confirmationHours } from "@curie/contract";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router";
import { countryOfTimeZone } from "#lib/countries.ts";
import { useLanguage } from "#lib/language.tsx";
import { useApplication, useUser } from "#lib/session.ts";
import classes from "./components/account-form.module.css";
import { AccountFrame } from "./components/account-frame.tsx";
import { CountryField } from "./components/country-field.tsx";
import { FormFailure } from "./components/form-failure.tsx";
import { NewPasswordField } from "./components/new-password-field.tsx";
import { ResendConfirmation } from "./components/resend-confirmation.tsx";
import { SubmitButton } from "./components/submit-button.tsx";
import { useAccountForm } from "./components/use-account-form.ts";
import { countryProblem, emailProblem, nameProblem, newPasswordProblem } from "./model.ts";
import { useSignUp } from "./queries.ts";

export function SignUpPage() {
  const { t } = useTranslation(["accounts", "app"]);
  const { locale } = useLanguage();
  const user = useUser();
  const signUp = useSignUp();
  const { form, onSubmit } = useAccountForm(
    { email: "", password: "", name: "", country: countryOfTimeZone() ?? "" },
    {
      name: (name) => (name.trim() === "" ? null : nameProblem(name)),
      email: emailProblem,
      password: newPasswordProblem,
      country: countryProblem,
    },
  );
  if (user) return <Navigate to="/rubriq" replace />;
  if (signUp.isSuccess) return <CheckMail email={signUp.variables.email} />;

  return (
    <AccountFrame
      title={t("sign-up-title")}
      lead={
        <>
          <p>{t("sign-up-lead")}</p>
          <p>
            {t("have-an-account")} <Link to="/sign-in">{t("app:sign-in")}</Link>
          </p>
        </>
      }
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={onSubmit((values) =>
          signUp.mutate({ ...values, email: values.email.trim(), locale }),
        )}
      >
        <FormFailure error={signUp.error} />
        <TextInput
          {...form.getInputProps("email")}
          key={form.key("email")}
          type="email"
          name="email"
          autoComplete="email"
          label={t("e-mail")}
        />
        <NewPasswordField
          {...form.getInputProps("password")}
          key={form.key("password")}
          name="password"
          label={t("password")}
          known={[form.getValues().name, form.getValues().email]}
        />
        <TextInput
          {...form.getInputProps("name")}
          key={form.key("name")}
          name="name"
          autoComplete="name"
          label={t("name-optional")}
          description={t("name-hint")}
        />
        <CountryField {...form.getInputProps("country")} key={form.key("country")} name="country" />
        <SubmitButton busy={signUp.isPending}>{t("create-account")}</SubmitButton>
      </form>
    </AccountFrame>
  );
}

function CheckMail({ email }: { email: string }) {
  const { t } = useTranslation("accounts");
  const { formatting } = useLanguage();
  const { demo } = useApplication();
  return (
    <AccountFrame
      title={t("check-mail-title")}
      lead={<p>{t("check-mail-text", { email, hours: formatting.number(confirmationHours) })}</p>}
    >
      <div className={classes.form}>
        {demo && (
          <p className={classes.note}>
            {t("check-mail-demo")}{" "}
            <Link to={`/demo/mailbox?${new URLSearchParams({ to: email })}`}>
              {t("open-mailbox")}
            </Link>
          </p>
        )}
        <ResendConfirmation email={email} />
        <p>
          <Link to="/sign-in">{t("to-sign-in")}</Link>
        </p>
      </div>
    </AccountFrame>
  );
}
