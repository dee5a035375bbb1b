import { useTranslation } from "react-i18next";
import classes from "./skip-link.module.css";

/** The first thing that the keyboard comes to: past head and menu to `main` with the id "main". */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={classes.skip} href="#main">
      {t("skip-to-content")}
    </a>
  );
}
