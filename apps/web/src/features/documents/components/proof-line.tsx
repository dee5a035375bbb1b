import type { Document } from "@curie/contract";
import { IconEqual, IconEqualNot } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import { servicesBaseOf } from "#lib/preferred-locale.ts";
import { reportPath, sidesPath } from "../model.ts";
import classes from "./proof-line.module.css";

/** What was found when numbers and citations were compared with the original. */
export function ProofLine({ document }: { document: Document }) {
  const { t } = useTranslation("documents");
  const formatting = useFormatting();
  const address = useReportAddress(document);
  const { proof } = document;
  if (proof === null || proof.total === 0) return null;
  const { total, differing } = proof;
  if (differing === 0) {
    return (
      <p className={classes.line}>
        <IconEqual className={classes.same} size={20} stroke={2.2} aria-hidden />
        {t("values-same", { count: total, number: formatting.number(total) })}
      </p>
    );
  }
  return (
    <p className={`${classes.line} ${classes.differing}`}>
      <IconEqualNot size={20} stroke={2.2} aria-hidden />
      <Link to={`${address}#proof`}>
        {t("values-differ", {
          count: differing,
          number: formatting.number(differing),
          total: formatting.number(total),
        })}
      </Link>
    </p>
  );
}

/** The way to the changes in context. */
export function ReportLink({ document }: { document: Document }) {
  const { t } = useTranslation("documents");
  const address = useReportAddress(document);
  return (
    <Link
      className={classes.report}
      to={address}
      aria-label={t("see-changes-name", { name: document.file.name })}
    >
      {t("see-changes")}
    </Link>
  );
}

/** The way to a translation beside its original. */
export function SidesLink({ document }: { document: Document }) {
  const { t } = useTranslation("documents");
  const base = servicesBaseOf(useLocation().pathname);
  return (
    <Link
      className={classes.report}
      to={`${base}/${sidesPath(document)}`}
      aria-label={t("read-sides-name", { name: document.file.name })}
    >
      {t("read-sides")}
    </Link>
  );
}

function useReportAddress(document: Document): string {
  return `${servicesBaseOf(useLocation().pathname)}/${reportPath(document)}`;
}
