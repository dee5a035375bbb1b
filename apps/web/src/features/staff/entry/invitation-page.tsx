import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import formClasses from "#features/accounts/components/account-form.module.css";
import { focusFirstError } from "#features/accounts/components/focus-first-error.ts";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { NewPasswordField } from "#features/accounts/components/new-password-field.tsx";
import { SubmitButton } from "#features/accounts/components/submit-button.tsx";
import { useProblemMessage } from "#features/accounts/components/use-problem-message.ts";
import { newPasswordProblem } from "#features/accounts/model.ts";
import { EntryFrame } from "../components/entry-frame.tsx";
import { SetUpStep } from "../components/second-steps.tsx";
import { entryClient } from "./queries.ts";

/** Who was invited chooses a password, and then sets up the authenticator app. */
export function InvitationPage() {
  const { t } = useTranslation(["accounts", "staff-entry"]);
  const [query] = useSearchParams();
  const problemMessage = useProblemMessage();
  const accept = useMutation({
    mutationFn: (input: { token: string; password: string }) =>
      entryClient.session.acceptInvitation(input),
  });
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { password: "" },
    validate: { password: (password) => problemMessage(newPasswordProblem(password)) },
  });
  if (accept.data?.stage === "set-up-due") {
    return <SetUpStep onOpen={() => location.assign("/staff")} />;
  }
  const token = query.get("token") ?? "";
  return (
    <EntryFrame title={t("staff-entry:invitation-title")} lead={t("staff-entry:invitation-lead")}>
      <form
        className={formClasses.form}
        noValidate
        onSubmit={form.onSubmit(
          ({ password }) => accept.mutate({ token, password }),
          focusFirstError(form),
        )}
      >
        <FormFailure error={accept.error} />
        <NewPasswordField
          {...form.getInputProps("password")}
          key={form.key("password")}
          name="password"
          label={t("password")}
          known={[]}
        />
        <SubmitButton busy={accept.isPending}>{t("staff-entry:choose-password")}</SubmitButton>
      </form>
    </EntryFrame>
  );
}
