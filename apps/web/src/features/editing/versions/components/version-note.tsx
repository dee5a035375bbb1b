import { type VersionSummary, versionSentences } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { reportPath } from "#features/documents/model.ts";
import { useFormatting } from "#lib/language.tsx";
import { servicesBaseOf } from "#lib/preferred-locale.ts";
import { breakable } from "#ui/text/file-name.tsx";
import { ComparisonDownload } from "./comparison-download.tsx";
import classes from "./version-note.module.css";

type VersionNoteProps = {
  identity: string;
  fileName: string;
  version: VersionSummary;
  /** Whether the plan allows to touch files. */
  mayDownload: boolean;
};

/** Which version this is, of what, and what is new since then. */
export function VersionNote({ identity, fileName, version, mayDownload }: VersionNoteProps) {
  const { t } = useTranslation("report");
  const { number } = useFormatting();
  const base = servicesBaseOf(useLocation().pathname);
  const { previous } = version;
  return (
    <section className={classes.note} aria-label={t("version-label")}>
      <p>
        <strong>{t("version-number", { number: number(version.number) })}</strong>{" "}
        {previous ? (
          <Link to={`${base}/${reportPath(previous)}`}>
            {breakable(t("version-of", { name: previous.name }))}
          </Link>
        ) : (
          t("version-of-deleted")
        )}
      </p>
      <ul>
        {versionSentences(version).map(({ key, count, total = 0 }) => (
          <li key={key}>{t(key, { count, number: number(count), total: number(total) })}</li>
        ))}
      </ul>
      {previous && mayDownload && <ComparisonDownload identity={identity} fileName={fileName} />}
    </section>
  );
}
