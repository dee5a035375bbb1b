import { useTranslation } from "react-i18next";
import { EditedSpecimen } from "#ui/specimens/edited-specimen.tsx";
import classes from "./specimen-page.module.css";

/** What is said of each change of the specimen, in their order. */
const notes = [
  "specimen-note-verb",
  "specimen-note-according",
  "specimen-note-consistent",
] as const;

export function SpecimenPage() {
  const { t } = useTranslation("accounts");
  return (
    <div className={classes.panel}>
      <div className={classes.sheet} aria-hidden="true">
        <p className={classes.running} lang="en">
          <span>Zhou, Li and Wang</span>
          <span>1</span>
        </p>
        <p className={classes.title} lang="en">
          Permafrost thaw and winter baseflow in the headwaters of the Yangtze
        </p>
        <div className={classes.columns}>
          <EditedSpecimen name="sign-in" numbered labels={{ removed: "", added: "" }} />
          <ol className={classes.notes}>
            {notes.map((note, index) => (
              <li key={note}>
                <b>{index + 1}</b>
                <span>
                  <strong>{t("specimen-grammar")}</strong> {t(note)}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className={classes.claim}>
        <p>
          {t("claim-first")}
          <br />
          {t("claim-second")}
        </p>
        <p>{t("claim-text")}</p>
      </div>
    </div>
  );
}
