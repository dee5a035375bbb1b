import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useApplication } from "#lib/session.ts";
import { BusyButton } from "#ui/busy-button.tsx";
import classes from "./components/account-form.module.css";
import { AccountFrame } from "./components/account-frame.tsx";
import { focusFirstError } from "./components/focus-first-error.ts";
import { FormFailure } from "./components/form-failure.tsx";
import { useProblemWords } from "./components/use-problem-words.ts";
import { emailProblem } from "./model.ts";
import { useRequestReset } from "./queries.ts";

export function ForgotPage() {
  const { t } = useTranslation("accounts");
  const problemWords = useProblemWords();
  const { demo } = useApplication();
  const request = useRequestReset();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { email: "" },
    validate: { email: (email) => problemWords(emailProblem(email)) },
  });

  if (request.isSuccess) {
    const { email } = request.variables;
    return (
      <AccountFrame title={t("forgot-sent-title")} lead={<p>{t("forgot-sent-text", { email })}</p>}>
        <div className={classes.form}>
          {demo && (
            <p className={classes.note}>
              {t("check-mail-demo")}{" "}
              <Link to={`/demo/mailbox?${new URLSearchParams({ to: email })}`}>
                {t("open-mailbox")}
              </Link>
            </p>
          )}
          <p>
            <Link to="/sign-in">{t("to-sign-in")}</Link>
          </p>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t("forgot-title")} lead={<p>{t("forgot-lead")}</p>}>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(
          ({ email }) => request.mutate({ email: email.trim() }),
          focusFirstError(form),
        )}
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
        <BusyButton
          className={classes.submit}
          type="submit"
          variant="filled"
          size="lg"
          fullWidth
          busy={request.isPending}
        >
          {t("send-link")}
        </BusyButton>
        <p>
          <Link to="/sign-in">{t("to-sign-in")}</Link>
        </p>
      </form>
    </AccountFrame>
  );
}
