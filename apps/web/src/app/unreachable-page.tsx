import { Button } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import classes from "./error-page.module.css";

/**
 * Shown when the server did not say who is signed in. A sign-in form would claim that nobody is, and its
 * answer would not arrive either.
 */
export function UnreachablePage() {
  const { t } = useTranslation();
  useEffect(() => {
    const again = () => location.reload();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, []);
  return (
    <main className={classes.page}>
      <title>{t("page-title", { page: t("unreachable-title") })}</title>
      <h1>{t("unreachable-title")}</h1>
      <p className={classes.text}>{t("unreachable-text")}</p>
      <div className={classes.actions}>
        <Button variant="filled" onClick={() => location.reload()}>
          {t("try-again")}
        </Button>
      </div>
    </main>
  );
}
