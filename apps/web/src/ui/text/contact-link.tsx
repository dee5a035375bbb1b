import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useApplication } from "#lib/session.ts";

/** How to reach the people who run this server: their address, or the form of the help page. */
export function ContactLink() {
  const { t } = useTranslation("app");
  const { contact } = useApplication();
  if (contact === null) return <Link to="/help">{t("contact-operator")}</Link>;
  return (
    <Trans
      t={t}
      i18nKey="contact-write"
      values={{ contact }}
      components={{ address: <a href={`mailto:${contact}`}>{contact}</a> }}
    />
  );
}
