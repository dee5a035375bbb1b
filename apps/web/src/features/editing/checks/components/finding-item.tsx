import { checkSections, checkStatements, type SubmissionFinding } from "@curie/contract";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import classes from "./submission-check.module.css";

type FindingItemProps = {
  finding: SubmissionFinding;
  /** A change of the same paragraph, if there is one. */
  change: number | null;
  onShowChange: (number: number) => void;
  onDismiss: (finding: string, dismissed: boolean) => void;
};

/** What was found, in its sentence, and how heavy it is. */
export function FindingItem({ finding, change, onShowChange, onDismiss }: FindingItemProps) {
  const { id, code, severity, place, dismissed } = finding;
  const { t } = useTranslation("checks");
  const { number } = useFormatting();
  const sentence = t(`finding-${code}`, useParams(finding));
  return (
    <li className={`${classes.finding} ${dismissed ? classes.dismissed : ""}`}>
      <div className={classes.words}>
        <p>
          <span className={`${classes.severity} ${classes[severity]}`}>
            {t(`severity-${severity}`)}
          </span>{" "}
          {sentence}
        </p>
        {place ? (
          <>
            <p className={classes.sentence} lang="en">
              {readable(place.before)}
              <mark>{readable(place.marked)}</mark>
              {readable(place.after)}
            </p>
            <p className={classes.place}>
              {place.heading !== null && <span lang="en">{place.heading} · </span>}
              {t("paragraph", { number: number(place.paragraph) })}
              {change !== null && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  className={classes.show ?? ""}
                  onClick={() => onShowChange(change)}
                >
                  {t("show-in-report")}
                </Button>
              )}
            </p>
          </>
        ) : (
          <p className={classes.place}>{t("whole-manuscript")}</p>
        )}
      </div>
      <Button
        size="sm"
        variant="default"
        className={classes.act ?? ""}
        aria-label={t(dismissed ? "restore-this" : "dismiss-this", { finding: sentence })}
        onClick={() => onDismiss(id, !dismissed)}
      >
        {t(dismissed ? "restore" : "dismiss")}
      </Button>
    </li>
  );
}

/** Numbers as people write them, and what is missing by its name; what is the author's stays as it is. */
function useParams({ params }: SubmissionFinding): Record<string, string | number> {
  const { t } = useTranslation("checks");
  const { number } = useFormatting();
  const shown = ([name, value]: [string, string | number]): [string, string] => {
    if (typeof value === "number") return [name, number(value)];
    const section = name === "section" && checkSections.find((one) => one === value);
    if (section) return [name, t(`section-${section}`)];
    const statement = name === "statement" && checkStatements.find((one) => one === value);
    return [name, statement ? t(`statement-${statement}`) : value];
  };
  return Object.fromEntries(Object.entries(params).map(shown));
}

/** Objects in the text and line breaks say nothing here. */
function readable(text: string): string {
  return text.replace(/[\s\uFFFC]+/g, " ");
}
