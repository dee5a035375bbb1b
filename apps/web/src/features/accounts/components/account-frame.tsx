import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useChangingTitle } from "#lib/page-title.ts";
import { useApplication } from "#lib/session.ts";
import { LanguageMenu } from "#ui/menus/language-menu.tsx";
import { Wordmark } from "#ui/page/wordmark.tsx";
import classes from "./account-frame.module.css";
import { SpecimenPage } from "./specimen-page.tsx";

type AccountFrameProps = { title: string; lead?: ReactNode; children: ReactNode };

/** Pages for people who are not signed in: the form, and beside it what the product does. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  const heading = useChangingTitle(title);

  return (
    <div className={classes.frame}>
      <div className={classes.form}>
        <header className={classes.top}>
          <Wordmark to="/" />
          <LanguageMenu />
        </header>
        <main className={classes.main}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <div className={classes.lead}>{lead}</div>
          {children}
        </main>
        <Foot />
      </div>
      <aside className={classes.aside} aria-label="Curie">
        <SpecimenPage />
      </aside>
    </div>
  );
}

function Foot() {
  const { t } = useTranslation(["accounts", "app"]);
  const { companyShortName: company, staysOnThisServer } = useApplication();
  const named = company !== "Curie";
  return (
    <footer className={classes.foot}>
      {named && <p>{t(staysOnThisServer ? "run-by-stays" : "run-by", { company })}</p>}
      {!named && staysOnThisServer && <p>{t("stays-here")}</p>}
      <ul className={classes.links}>
        <li>
          <Link to="/privacy">{t("app:privacy")}</Link>
        </li>
        <li>
          <Link to="/help">{t("app:help")}</Link>
        </li>
        <li>
          <Link to="/accessibility">{t("app:accessibility")}</Link>
        </li>
      </ul>
    </footer>
  );
}
