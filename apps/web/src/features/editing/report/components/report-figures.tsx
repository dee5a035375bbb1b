import type { ChangeReport } from "@curie/contract";
import { IconArrowRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import {
  useDecisionStore,
  useDecisionSummary,
} from "#features/editing/decisions/components/use-decisions.ts";
import { useFormatting } from "#lib/language.tsx";
import { samePage } from "#lib/same-page.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { changesOf } from "../model.ts";
import classes from "./report-figures.module.css";

/** The report in four figures: changes, words, values compared, places to look at. */
export function ReportFigures({ report }: { report: ChangeReport }) {
  const { t } = useTranslation("report");
  const { number } = useFormatting();
  const { search } = useLocation();
  const { proof } = report;
  const { counts, figures } = useDecisionSummary(useDecisionStore());
  const { words, sentences } = figures ?? report;
  const changes = changesOf(report);
  // What was rejected is no change any more.
  const standing = changes.length - counts.rejected;
  const toCheck = changes.filter(({ check }) => check).length;
  const total = number(proof.total);
  return (
    <ul className={classes.figures} aria-label={t("figures")}>
      <Figure
        value={number(standing)}
        label={t("figure-changes", {
          count: standing,
          changed: number(sentences.changed),
          total: number(sentences.total),
        })}
      />
      <Figure
        value={
          <>
            <span className={classes.words} aria-hidden="true">
              {number(words.before)}
              <IconArrowRight className={classes.arrow} size={21} stroke={1.5} />
              {number(words.after)}
            </span>
            <VisuallyHidden>
              {t("figure-words-name", {
                before: number(words.before),
                after: number(words.after),
              })}
            </VisuallyHidden>
          </>
        }
        label={t("figure-words")}
      />
      {proof.differing === 0 ? (
        <Figure
          tone="same"
          value={
            <>
              <span aria-hidden="true">
                {total} = {total}
              </span>
              <VisuallyHidden>{t("figure-values-name", { total })}</VisuallyHidden>
            </>
          }
          label={t("figure-values")}
        />
      ) : (
        <Figure
          tone="differing"
          value={
            <>
              <span aria-hidden="true">≠ </span>
              {number(proof.differing)}
            </>
          }
          label={
            <Link to={{ search, hash: "#proof" }}>
              {t("figure-differ", { count: proof.differing })}
            </Link>
          }
        />
      )}
      <Figure
        tone={toCheck === 0 ? "plain" : "check"}
        value={number(toCheck)}
        label={
          toCheck === 0 ? (
            t("figure-check", { count: 0 })
          ) : (
            <Link to={{ search: "?show=check" }} {...samePage}>
              {t("figure-check", { count: toCheck })}
            </Link>
          )
        }
      />
    </ul>
  );
}

type FigureProps = {
  tone?: "plain" | "same" | "differing" | "check";
  value: ReactNode;
  label: ReactNode;
};

function Figure({ tone = "plain", value, label }: FigureProps) {
  return (
    <li>
      <b className={`${classes.value} ${classes[tone]}`}>{value}</b>{" "}
      <span className={classes.label}>{label}</span>
    </li>
  );
}
