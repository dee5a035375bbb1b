import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useApplication } from "#lib/session.ts";
import classes from "./components/account-form.module.css";
import { AccountFrame } from "./components/account-frame.tsx";
import { EmailLinkForm } from "./components/email-link-form.tsx";
import { useRequestReset } from "./queries.ts";

export function ForgotPage() {
  const { t } = useTranslation("accounts");
  const { demo } = useApplication();
  const request = useRequestReset();

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
      <EmailLinkForm request={request}>
        <p>
          <Link to="/sign-in">{t("to-sign-in")}</Link>
        </p>
      </EmailLinkForm>
    </AccountFrame>
  );
}
