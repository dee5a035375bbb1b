import { defaultRetentionDays, type Region, siteLanguageOf } from "@curie/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router";
import { useFormatting, useLanguage } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { useApplication, useUser } from "#lib/session.ts";
import { EditedSpecimen } from "#ui/specimens/edited-specimen.tsx";
import classes from "./front-page.module.css";
import { publicOfferQuery } from "./queries.ts";

/** What Curie is, for people who have no account: what it does, for whom, what becomes of a file, what it costs. */
export function FrontPage() {
  const { t } = useTranslation(["app", "editing"]);
  const user = useUser();
  const formatting = useFormatting();
  const { editing, staysOnThisServer } = useApplication();
  usePageTitle(t("front-title"));
  if (user) return <Navigate to="/rubriq" replace />;

  const where = staysOnThisServer && editing.staysOnThisServer ? "front-stays" : "front-elsewhere";
  return (
    <>
      <div className={classes.hero}>
        <div>
          <h1>{t("front-title")}</h1>
          <p className={classes.lead}>{t("front-lead")}</p>
          <div className={classes.actions}>
            <Button component={Link} to="/sign-up" variant="filled" size="lg">
              {t("create-an-account")}
            </Button>
            <Button component={Link} to="/sample" size="lg">
              {t("front-sample")}
            </Button>
          </div>
        </div>
        <figure className={classes.sheet} aria-label={t("editing:specimen")}>
          <EditedSpecimen
            name="sign-in"
            labels={{ removed: t("editing:mark-removed"), added: t("editing:mark-added") }}
          />
        </figure>
      </div>
      <Part title={t("front-what-title")}>
        <dl className={classes.services}>
          <dt>{t("tab-editing")}</dt>
          <dd>{t("front-editing")}</dd>
          <dt>{t("tab-translation")}</dt>
          <dd>{t("front-translation")}</dd>
          <dt>{t("tab-abstract-writer")}</dt>
          <dd>{t("front-abstract")}</dd>
        </dl>
      </Part>
      <Part title={t("front-whom-title")}>
        <p>{t("front-whom")}</p>
      </Part>
      <Part title={t("front-file-title")}>
        <p>{t(where)}</p>
        <p>{t("front-file", { days: formatting.number(defaultRetentionDays) })}</p>
        <p>
          <Link to="/privacy">{t("privacy")}</Link>
        </p>
      </Part>
      <Part title={t("front-cost-title")}>
        <Cost />
      </Part>
    </>
  );
}

/** A part of the page between rules, its title beside it. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      <div className={classes.text}>{children}</div>
    </section>
  );
}

/** The free trial and the lowest price. Somebody who reads Chinese is told what it costs in China. */
function Cost() {
  const { t } = useTranslation("app");
  const { locale } = useLanguage();
  const formatting = useFormatting();
  const region: Region = siteLanguageOf(locale) === "cn" ? "china" : "rest-of-world";
  const offer = useQuery(publicOfferQuery(region)).data;
  if (!offer) return <p>{t("front-cost-free")}</p>;
  const { trial, from } = offer;
  return (
    <>
      <p>
        {t("front-cost-trial", {
          count: trial.trialDays,
          number: formatting.number(trial.trialDays),
          edits: formatting.number(trial.edits),
        })}
      </p>
      {from && (
        <p>{t("front-cost-plans", { price: formatting.money(from.perMonth, from.currency) })}</p>
      )}
    </>
  );
}
