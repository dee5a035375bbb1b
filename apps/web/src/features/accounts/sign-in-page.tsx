import { Button, TextInput } from "@mantine/core";
import { IconBuildingBank } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { CallError, failureOf } from "#lib/failure.ts";
import { useApplication, useSecondStepDue, useUser } from "#lib/session.ts";
import classes from "./components/account-form.module.css";
import { AccountFrame } from "./components/account-frame.tsx";
import { FormFailure } from "./components/form-failure.tsx";
import { Onward } from "./components/onward.tsx";
import { canUsePasskeys } from "./components/passkey-ceremony.ts";
import { PasskeySignIn } from "./components/passkey-sign-in.tsx";
import { PasswordField } from "./components/password-field.tsx";
import { ResendConfirmation } from "./components/resend-confirmation.tsx";
import { SecondStepForm } from "./components/second-step-form.tsx";
import { SubmitButton } from "./components/submit-button.tsx";
import { useAccountForm } from "./components/use-account-form.ts";
import {
  emailProblem,
  presentPasswordProblem,
  providerSignInFailure,
  safeReturnTo,
} from "./model.ts";
import { useSignIn } from "./queries.ts";

export function SignInPage() {
  const { t } = useTranslation(["accounts", "app"]);
  const [query] = useSearchParams();
  const user = useUser();
  const { signInProviders, passkeyOrigin, demo } = useApplication();
  const passkeys = canUsePasskeys(passkeyOrigin);
  const signIn = useSignIn();
  const { form, onSubmit } = useAccountForm(
    { email: "", password: "" },
    { email: emailProblem, password: presentPasswordProblem },
  );
  const returnTo = safeReturnTo(query.get("returnTo"));
  const secondStepDue = useSecondStepDue();
  if (user) return <Onward to={returnTo} />;
  if (secondStepDue) return <SecondStepForm />;

  const failure = signIn.error && failureOf(signIn.error);
  const elsewhere = providerSignInFailure(query.get("failure"));
  // An attempt on this page is the newer one.
  const shown = signIn.isIdle && elsewhere ? new CallError(elsewhere) : signIn.error;
  return (
    <AccountFrame
      title={t("app:sign-in")}
      lead={
        <p>
          {t("new-here")} <Link to="/sign-up">{t("app:create-an-account")}</Link>
        </p>
      }
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={onSubmit((values) => signIn.mutate(values))}
      >
        <FormFailure error={shown} />
        {failure?.code === "accounts.email-not-confirmed" && signIn.variables && (
          <ResendConfirmation email={signIn.variables.email} />
        )}
        <TextInput
          {...form.getInputProps("email")}
          key={form.key("email")}
          type="email"
          name="email"
          autoComplete="username webauthn"
          label={t("e-mail")}
        />
        <PasswordField
          {...form.getInputProps("password")}
          key={form.key("password")}
          name="password"
          autoComplete="current-password"
          label={t("password")}
          beside={<Link to="/forgot">{t("forgot-it")}</Link>}
        />
        <SubmitButton busy={signIn.isPending}>{t("app:sign-in")}</SubmitButton>
      </form>
      {(passkeys || signInProviders.length > 0) && (
        <>
          <p className={classes.or}>{t("or-with")}</p>
          <div className={classes.providers}>
            {passkeys && <PasskeySignIn />}
            {signInProviders.map(({ identity, name }) => (
              <Button
                key={identity}
                component="a"
                href={`/api/accounts/sign-in/${identity}?${new URLSearchParams({ returnTo })}`}
                size="lg"
                fullWidth
                leftSection={<IconBuildingBank size={20} stroke={1.6} aria-hidden />}
              >
                {t("sign-in-with", { provider: name })}
              </Button>
            ))}
          </div>
        </>
      )}
      {demo && (
        <p className={classes.demo}>
          <Link to="/demo">{t("demo-console-link")}</Link>
        </p>
      )}
    </AccountFrame>
  );
}
