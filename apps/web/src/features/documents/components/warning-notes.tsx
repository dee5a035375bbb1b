import type { DocumentWarning } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useMessages } from "#lib/i18n.ts";
import classes from "./document-entry.module.css";

/** What is odd about the file, a sentence each. */
export function WarningNotes({ warnings }: { warnings: readonly DocumentWarning[] }) {
  const { t } = useTranslation("errors");
  if (!useMessages("errors", warnings.length > 0)) return null;
  return warnings.map((code) => (
    <p key={code} className={classes.note}>
      {t(code)}
    </p>
  ));
}
