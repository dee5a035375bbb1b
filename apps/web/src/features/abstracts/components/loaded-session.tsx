import type { AbstractSession } from "@curie/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useParams } from "react-router";
import { failureOf, isPassing } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { useLanguage } from "#lib/language.tsx";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { criteriaAddress } from "../model.ts";
import { sessionQuery } from "../queries.ts";
import { useWriterBase } from "./writing/use-writer-base.ts";

type SessionProps = { children: (session: AbstractSession) => ReactNode };

/** The abstract that the address names, once it is there; a stranger's is not found. */
export function LoadedSession({ children }: SessionProps) {
  const { t } = useTranslation(["abstracts", "app"]);
  const { session = "" } = useParams();
  const { locale } = useLanguage();
  const failureMessage = useFailureMessage();
  const base = useWriterBase();
  const { data, error, refetch } = useQuery(sessionQuery(session, locale));
  if (data) return children(data);
  if (!error) return <ContentSkeleton label={t("app:loading")} />;
  const failure = failureOf(error);
  const passing = isPassing(error) || failure.code === "unknown";
  return (
    <>
      <PageHead title={t("app:tab-abstract-writer")} />
      <EmptyPanel
        title={t(passing ? "load-failed" : "not-here")}
        text={passing ? failureMessage(failure) : t("not-here-text")}
        action={
          passing ? (
            <Button onClick={() => refetch()}>{t("app:try-again")}</Button>
          ) : (
            <Button component={Link} to={`${base}/abstract-writer`}>
              {t("all-abstracts")}
            </Button>
          )
        }
      />
    </>
  );
}

/** The same once its set-up is confirmed; before that there is nothing to answer. */
export function ConfirmedSession({ children }: SessionProps) {
  const base = useWriterBase();
  return (
    <LoadedSession>
      {(session) =>
        session.currentStage === "criteria" ? (
          <Navigate to={criteriaAddress(base, session)} replace />
        ) : (
          <Fragment key={session.session}>{children(session)}</Fragment>
        )
      }
    </LoadedSession>
  );
}
