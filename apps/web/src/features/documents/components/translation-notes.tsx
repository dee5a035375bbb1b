import type { Document } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import classes from "./document-entry.module.css";
import { WarningNotes } from "./warning-notes.tsx";

/** What a draft is called, from its start on. A failed translation is nothing to be called so. */
export function QualityMark({ document: { quality, status } }: { document: Document }) {
  const { t } = useTranslation("documents");
  if (quality === null || quality === "translation" || status === "failed") return null;
  return (
    <p className={classes.quality}>
      <StatusBadge tone="ochre">{t(`${quality}-quality`)}</StatusBadge>
    </p>
  );
}

/** What to know about a translation before it is used. */
export function TranslationNotes({ document }: { document: Document }) {
  const { t } = useTranslation("documents");
  const formatting = useFormatting();
  const { quality, paragraphsLeft, paragraphsToCheck, termsMissed, warnings } = document;
  const counted = (count: number) => ({ count, number: formatting.number(count) });
  return (
    <>
      {(quality === "draft" || quality === "gist") && (
        <p className={classes.note}>{t(`${quality}-note`)}</p>
      )}
      {paragraphsLeft !== null && paragraphsLeft > 0 && (
        <p className={classes.note}>{t("paragraphs-left", counted(paragraphsLeft))}</p>
      )}
      {quality !== "gist" && paragraphsToCheck !== null && paragraphsToCheck > 0 && (
        <p className={classes.note}>{t("paragraphs-to-check", counted(paragraphsToCheck))}</p>
      )}
      {termsMissed.length > 0 && (
        <p className={classes.note}>{t("terms-missed", { terms: formatting.list(termsMissed) })}</p>
      )}
      <WarningNotes warnings={warnings} />
    </>
  );
}
