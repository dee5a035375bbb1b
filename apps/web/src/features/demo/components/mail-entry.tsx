import { type LocalMail, localMailPath } from "@curie/contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import { linkInMail } from "../model.ts";
import classes from "./mail-entry.module.css";

/** Nothing in a mail runs; its links open in a window of their own. */
const sandbox = "allow-popups allow-popups-to-escape-sandbox";

/** A mail as text, as its reader sees it, and by itself. */
export function MailEntry({ mail }: { mail: LocalMail }) {
  const { t } = useTranslation("demo");
  const formatting = useFormatting();
  const [isShown, setShown] = useState(false);
  const link = linkInMail(mail.text, location.origin);
  const address = localMailPath(mail.identity);
  return (
    <li className={classes.mail}>
      <h2>{mail.subject}</h2>
      <p className={classes.meta}>
        {t("to", { address: mail.to })} · <time>{formatting.dateTime(mail.sentAt)}</time>
      </p>
      {isShown ? (
        <iframe className={classes.mailed} sandbox={sandbox} src={address} title={mail.subject} />
      ) : (
        <p className={classes.text}>{mail.text}</p>
      )}
      <div className={classes.actions}>
        {link !== null && (
          <Button component={Link} to={link} aria-label={`${t("open-link")}: ${mail.subject}`}>
            {t("open-link")}
          </Button>
        )}
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? "show-as-text" : "show-as-mailed")}
        </Button>
        <a href={address} target="_blank" rel="noreferrer">
          {t("open-alone")}
        </a>
      </div>
    </li>
  );
}
