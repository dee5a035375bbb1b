import type { AbstractSession } from "@curie/contract";
import { IconAlertCircle } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { stageAddress } from "#features/abstracts/model.ts";
import { loadAbstract, noteSession, setStage } from "#features/abstracts/queries.ts";
import { failureOf } from "#lib/failure.ts";
import { useLanguage } from "#lib/language.tsx";
import { useWriterBase } from "../writing/use-writer-base.ts";
import classes from "./criteria.module.css";
import { SetUpList } from "./set-up-list.tsx";
import { StepFoot } from "./step-foot.tsx";

/** What was answered, and that it is fixed from here on (S161, S162). */
export function ConfirmationForm({ session }: { session: AbstractSession }) {
  const { t } = useTranslation("abstracts");
  const { locale } = useLanguage();
  const base = useWriterBase();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => setStage(session.session, "template", { revision: session.revision, locale }),
    onSuccess: async (confirmed) => {
      noteSession(queries, locale, confirmed);
      await navigate(stageAddress(base, confirmed));
    },
    onError: async (failed) => {
      // Another window changed the set-up: what is confirmed must be what is read.
      if (failureOf(failed).code !== "abstracts.changed-elsewhere") return;
      noteSession(queries, locale, await loadAbstract(session.session, locale));
    },
  });
  function confirm(event: FormEvent) {
    event.preventDefault();
    if (!isPending) mutate();
  }
  return (
    <form className={classes.form} onSubmit={confirm}>
      <h2>{t("confirm-question")}</h2>
      <SetUpList session={session} />
      <p className={classes.warning}>
        <IconAlertCircle size={20} stroke={1.6} aria-hidden />
        {t("confirm-warning")}
      </p>
      <StepFoot
        session={session}
        step="confirmation"
        next={t(isPending ? "confirming" : "confirm")}
        busy={isPending}
        failure={error && failureOf(error)}
      />
    </form>
  );
}
