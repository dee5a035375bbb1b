import { type MessageSubject, messageMaxLength } from "@curie/contract";
import { Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconCircleCheck } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { focusFirstError } from "#features/accounts/components/focus-first-error.ts";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { useProblemMessage } from "#features/accounts/components/use-problem-message.ts";
import { emailProblem, nameProblem } from "#features/accounts/model.ts";
import { useUser } from "#lib/session.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { writeToOperator } from "../queries.ts";
import classes from "./contact-form.module.css";

type ContactFormProps = {
  subject: MessageSubject;
  /** What the message should say. */
  hint: string;
  /** What it is about, where the page knows: a payment, a document. */
  reference?: string | null;
};

/** Sends a message to the operator; a signed-in person need not give name and address. */
export function ContactForm({ subject, hint, reference = null }: ContactFormProps) {
  const { t } = useTranslation("contact");
  const user = useUser();
  const problemMessage = useProblemMessage();
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: writeToOperator,
  });
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { name: user?.name ?? "", email: user?.email ?? "", text: "" },
    validate: {
      name: (name) => problemMessage(nameProblem(name)),
      email: (email) => problemMessage(emailProblem(email)),
      text: (text) => (text.trim() === "" ? t("contact-text-missing") : null),
    },
  });
  if (isSuccess) {
    return (
      <div className={classes.sent} role="status">
        <IconCircleCheck size={22} stroke={1.6} aria-hidden />
        <div>
          <p>
            <b>{t("contact-sent-title")}</b>
          </p>
          <p>{t("contact-sent-text", { email: variables.email })}</p>
        </div>
      </div>
    );
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (values) => mutate({ ...values, email: values.email.trim(), subject, reference }),
        focusFirstError(form),
      )}
    >
      <FormFailure error={error} />
      {reference !== null && (
        <p className={classes.reference}>{t("about-reference", { reference })}</p>
      )}
      <TextInput
        {...form.getInputProps("name")}
        key={form.key("name")}
        autoComplete="name"
        label={t("contact-name")}
      />
      <TextInput
        {...form.getInputProps("email")}
        key={form.key("email")}
        type="email"
        autoComplete="email"
        label={t("contact-email")}
      />
      <Textarea
        {...form.getInputProps("text")}
        key={form.key("text")}
        rows={6}
        maxLength={messageMaxLength}
        label={t("contact-text")}
        description={hint}
      />
      <div>
        <BusyButton type="submit" variant="filled" size="lg" busy={isPending}>
          {t(isPending ? "contact-sending" : "contact-send")}
        </BusyButton>
      </div>
    </form>
  );
}
