import { useTranslation } from "react-i18next";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { useResendConfirmation } from "../queries.ts";
import classes from "./account-form.module.css";
import { FormFailure } from "./form-failure.tsx";

/** Mails the confirmation link once more. */
export function ResendConfirmation({ email }: { email: string }) {
  const { t } = useTranslation("accounts");
  const resend = useResendConfirmation();
  return (
    <div className={classes.actions}>
      <BusyButton busy={resend.isPending} onClick={() => resend.mutate({ email })}>
        {t("check-mail-again")}
      </BusyButton>
      <span className={classes.status} role="status">
        {resend.isSuccess && t("check-mail-sent")}
      </span>
      <FormFailure error={resend.error} />
    </div>
  );
}
