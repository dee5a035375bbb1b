import { siteLanguageOf } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { languages } from "#lib/languages.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import classes from "./not-found-page.module.css";

export function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t("not-found-title"));
  return (
    <>
      <PageHead title={t("not-found-title")} lead={t("not-found-text")} />
      <ul className={classes.languages}>
        {languages.map(({ value, tag, name }) => (
          <li key={value}>
            <Link to={`/${siteLanguageOf(value)}/rubriq`} lang={tag} hrefLang={tag}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
