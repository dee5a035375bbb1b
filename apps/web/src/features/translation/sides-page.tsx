import type { TranslationSides } from "@curie/contract";
import { languageTag } from "@curie/contract";
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams } from "react-router";
import { useErrorMessage } from "#lib/failure-message.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { servicesBaseOf } from "#lib/preferred-locale.ts";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { sidesQuery } from "./queries.ts";
import classes from "./sides-page.module.css";

/** A translation beside its original, to be read and compared. */
export function SidesPage() {
  const { identity = "" } = useParams();
  const { t } = useTranslation(["translation", "app"]);
  const errorMessage = useErrorMessage();
  const sides = useQuery(sidesQuery(identity));
  usePageTitle(t("sides-title"));
  return (
    <>
      <Link className={classes.back} to={`${servicesBaseOf(useLocation().pathname)}/translation`}>
        <IconArrowLeft size={18} stroke={1.6} aria-hidden />
        {t("sides-back")}
      </Link>
      {sides.data ? (
        <Sides sides={sides.data} />
      ) : (
        <>
          <PageHead title={t("sides-title")} />
          {sides.isError ? (
            <EmptyPanel
              title={t("sides-failed")}
              text={errorMessage(sides.error)}
              action={<Button onClick={() => sides.refetch()}>{t("app:try-again")}</Button>}
            />
          ) : (
            <ContentSkeleton label={t("app:loading")} />
          )}
        </>
      )}
    </>
  );
}

function Sides({
  sides: { fileName, language, quality, paragraphs },
}: {
  sides: TranslationSides;
}) {
  const { t } = useTranslation("translation");
  const source = languageTag(language);
  return (
    <>
      <PageHead
        title={fileName}
        lead={t(quality === "translation" ? "sides-lead" : `sides-lead-${quality}`)}
      />
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t(`from-${language}`)}</th>
            <th scope="col">{t("sides-english")}</th>
          </tr>
        </thead>
        <tbody>
          {paragraphs.map(({ original, english, headingLevel }, index) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of two unchanging files.
              key={index}
              className={headingLevel === null ? undefined : classes.heading}
            >
              <td lang={source}>{original}</td>
              <td lang="en">
                {english ?? <span className={classes.same}>{t("sides-same")}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
