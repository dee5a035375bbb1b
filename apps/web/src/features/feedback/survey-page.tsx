import { Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useErrorMessage } from "#lib/failure-message.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { GradeQuestion } from "./components/grade-question.tsx";
import { firstMissing, type Grades, gradedQuestions, surveySubject } from "./model.ts";
import { answerSurvey } from "./queries.ts";
import classes from "./survey-page.module.css";

/** Our own survey, in the language of the address (S79, G-69). */
export function SurveyPage() {
  const { t } = useTranslation("feedback");
  const errorMessage = useErrorMessage();
  const [query] = useSearchParams();
  const subject = surveySubject(query);
  const [given, setGiven] = useState<Grades>({});
  const [comment, setComment] = useState("");
  const [missing, setMissing] = useState<ReturnType<typeof firstMissing>>(null);
  const form = useRef<HTMLFormElement>(null);
  const hint = useId();
  const send = useMutation({ mutationFn: answerSurvey });
  usePageTitle(t("survey-title"));

  function submit(event: FormEvent) {
    event.preventDefault();
    const { overall, language, meaning } = given;
    if (overall === undefined || language === undefined || meaning === undefined) {
      const first = firstMissing(given);
      setMissing(first);
      form.current?.querySelector<HTMLElement>(`[data-question="${first}"] input`)?.focus();
      return;
    }
    const text = comment.trim();
    send.mutate({ ...subject, overall, language, meaning, comment: text === "" ? null : text });
  }

  if (send.isSuccess) {
    return (
      <>
        <PageHead title={t("survey-title")} />
        <div role="status">
          <EmptyPanel title={t("survey-thanks")} text={t("survey-thanks-text")} />
        </div>
      </>
    );
  }
  return (
    <>
      <PageHead title={t("survey-title")} lead={t(`survey-lead-${subject.feature}`)} />
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        <p id={hint} className={classes.hint}>
          {t("scale-ends")}
        </p>
        {gradedQuestions.map((question) => (
          <GradeQuestion
            key={question}
            question={question}
            chosen={given[question] ?? null}
            missing={missing === question}
            describedBy={hint}
            onChoose={(grade) => {
              setGiven({ ...given, [question]: grade });
              if (missing === question) setMissing(null);
            }}
          />
        ))}
        <Textarea
          label={t("question-comment")}
          description={t("comment-hint")}
          value={comment}
          rows={4}
          maxLength={2000}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
        {send.isError && <p role="alert">{errorMessage(send.error)}</p>}
        <div>
          <BusyButton type="submit" variant="filled" size="lg" busy={send.isPending}>
            {t(send.isPending ? "survey-sending" : "survey-send")}
          </BusyButton>
        </div>
      </form>
    </>
  );
}
