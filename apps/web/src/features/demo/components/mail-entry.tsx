import type { LocalMail } from "@curie/contract";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import { linkInMail } from "../model.ts";
import classes from "./mail-entry.module.css";

export function MailEntry({ mail }: { mail: LocalMail }) {
  const { t } = useTranslation("demo");
  const formatting = useFormatting();
  const link = linkInMail(mail.text, location.origin);
  return (
    <li className={classes.mail}>
      <h2>{mail.subject}</h2>
      <p className={classes.meta}>
        {t("to", { address: mail.to })} · <time>{formatting.dateTime(mail.sentAt)}</time>
      </p>
      <p className={classes.text}>{mail.text}</p>
      {link !== null && (
        <Button component={Link} to={link} aria-label={`${t("open-link")}: ${mail.subject}`}>
          {t("open-link")}
        </Button>
      )}
    </li>
  );
}
