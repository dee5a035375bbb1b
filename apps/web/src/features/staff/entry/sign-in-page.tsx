import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import formClasses from "#features/accounts/components/account-form.module.css";
import { focusFirstError } from "#features/accounts/components/focus-first-error.ts";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { PasswordField } from "#features/accounts/components/password-field.tsx";
import { SubmitButton } from "#features/accounts/components/submit-button.tsx";
import { useProblemMessage } from "#features/accounts/components/use-problem-message.ts";
import { emailProblem, presentPasswordProblem } from "#features/accounts/model.ts";
import { EntryFrame } from "../components/entry-frame.tsx";
import { CodeStep, SetUpStep } from "../components/second-steps.tsx";
import { safeReturnTo } from "../model.ts";
import { entryClient, staffSessionQuery } from "./queries.ts";

/** The way into the console: the password, and a code of the authenticator app. */
export function SignInPage() {
  const [query] = useSearchParams();
  const session = useQuery(staffSessionQuery);
  const returnTo = safeReturnTo(query.get("returnTo"));
  const open = () => location.assign(returnTo);
  const isOpen = session.data?.stage === "open";
  useEffect(() => {
    if (isOpen) location.replace(returnTo);
  }, [isOpen, returnTo]);
  if (session.isPending || isOpen) return null;
  if (session.data?.stage === "code-due") return <CodeStep onOpen={open} />;
  if (session.data?.stage === "set-up-due") return <SetUpStep onOpen={open} />;
  return <PasswordStep />;
}

function PasswordStep() {
  const { t } = useTranslation(["accounts", "staff-entry", "app"]);
  const problemMessage = useProblemMessage();
  const queries = useQueryClient();
  const signIn = useMutation({
    mutationFn: (input: { email: string; password: string }) => entryClient.session.signIn(input),
    onSuccess: (session) => queries.setQueryData(staffSessionQuery.queryKey, session),
  });
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { email: "", password: "" },
    validate: {
      email: (email) => problemMessage(emailProblem(email)),
      password: (password) => problemMessage(presentPasswordProblem(password)),
    },
  });
  return (
    <EntryFrame title={t("staff-entry:title")} lead={t("staff-entry:lead")}>
      <form
        className={formClasses.form}
        noValidate
        onSubmit={form.onSubmit((values) => signIn.mutate(values), focusFirstError(form))}
      >
        <FormFailure error={signIn.error} />
        <TextInput
          {...form.getInputProps("email")}
          key={form.key("email")}
          type="email"
          name="email"
          autoComplete="username"
          label={t("e-mail")}
        />
        <PasswordField
          {...form.getInputProps("password")}
          key={form.key("password")}
          name="password"
          autoComplete="current-password"
          label={t("password")}
        />
        <SubmitButton busy={signIn.isPending}>{t("app:sign-in")}</SubmitButton>
      </form>
    </EntryFrame>
  );
}
