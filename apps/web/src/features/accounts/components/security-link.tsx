import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import classes from "./own-data.module.css";

/** The way from the profile to password, second step, sessions and events. */
export function SecurityLink() {
  const { t } = useTranslation("accounts");
  return (
    <section className={classes.data} aria-labelledby="security">
      <h2 id="security">{t("security-title")}</h2>
      <p className={classes.text}>{t("security-text")}</p>
      <Button component={Link} to="/profile/security">
        {t("security-open")}
      </Button>
    </section>
  );
}
