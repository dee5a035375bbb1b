import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./error-page.module.css";

/** Shown when drawing a page failed. Everything here works without the rest of the application. */
export function ErrorPage() {
  const { t } = useTranslation();
  return (
    <main className={classes.page}>
      <h1>{t("error-page-title")}</h1>
      <p className={classes.text}>{t("error-page-text")}</p>
      <div className={classes.actions}>
        <Button variant="filled" onClick={() => location.reload()}>
          {t("load-again")}
        </Button>
        <Button component="a" href="/rubriq">
          {t("to-your-documents")}
        </Button>
      </div>
    </main>
  );
}
