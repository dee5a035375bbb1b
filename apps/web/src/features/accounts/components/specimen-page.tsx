import { useTranslation } from "react-i18next";
import { type MarkedRun, MarkedText } from "#ui/text/marked-text.tsx";
import classes from "./specimen-page.module.css";

/** A page as it comes back: English in every language, because manuscripts are. */
const runs: readonly MarkedRun[] = [
  { kind: "kept", text: "Permafrost degradation " },
  { kind: "removed", text: "alter" },
  { kind: "added", text: "alters" },
  { kind: "number", text: "1" },
  { kind: "kept", text: " the hydrology of alpine catchments, but its " },
  { kind: "removed", text: "influences to" },
  { kind: "added", text: "influence on" },
  { kind: "number", text: "2" },
  { kind: "kept", text: " winter baseflow " },
  { kind: "removed", text: "is" },
  { kind: "added", text: "remains" },
  { kind: "number", text: "3" },
  { kind: "kept", text: " poorly constrained. We analyzed daily discharge from " },
  { kind: "protected", text: "14" },
  { kind: "kept", text: " gauging stations (" },
  { kind: "protected", text: "1961–2020" },
  { kind: "kept", text: ") and found that winter baseflow increased by " },
  { kind: "protected", text: "0.34 ± 0.07 mm per year" },
  { kind: "kept", text: " " },
  { kind: "protected", text: "[12, 15]" },
  { kind: "kept", text: "." },
];

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
          <MarkedText runs={runs} labels={{ removed: "", added: "" }} />
          <ol className={classes.notes}>
            <li>
              <b>1</b>
              <span>
                <strong>{t("specimen-grammar")}</strong> {t("specimen-note-verb")}
              </span>
            </li>
            <li>
              <b>2</b>
              <span>
                <strong>{t("specimen-grammar")}</strong> {t("specimen-note-preposition")}
              </span>
            </li>
            <li>
              <b>3</b>
              <span>
                <strong>{t("specimen-word-choice")}</strong> {t("specimen-note-open")}
              </span>
            </li>
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
