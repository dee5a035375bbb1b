import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { emailProblem } from "../model.ts";
import classes from "./account-form.module.css";
import { FormFailure } from "./form-failure.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useAccountForm } from "./use-account-form.ts";

type EmailLinkFormProps = {
  /** What the mailed link is asked for with. */
  request: {
    mutate: (input: { email: string }) => void;
    isPending: boolean;
    error: unknown;
  };
  /** Below the button. */
  children: ReactNode;
};

/** Asks for an address, to which a link is mailed. */
export function EmailLinkForm({ request, children }: EmailLinkFormProps) {
  const { t } = useTranslation("accounts");
  const { form, onSubmit } = useAccountForm({ email: "" }, { email: emailProblem });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={onSubmit(({ email }) => request.mutate({ email: email.trim() }))}
    >
      <FormFailure error={request.error} />
      <TextInput
        {...form.getInputProps("email")}
        key={form.key("email")}
        type="email"
        name="email"
        autoComplete="username"
        label={t("e-mail")}
      />
      <SubmitButton busy={request.isPending}>{t("send-link")}</SubmitButton>
      {children}
    </form>
  );
}
