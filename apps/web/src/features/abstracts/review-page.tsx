import type { AbstractSession } from "@curie/contract";
import { type AbstractForm, outlineOf } from "@curie/contract";
import { IconArrowLeft } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ChoiceBar } from "#ui/forms/choice-bar.tsx";
import { WithMargin } from "#ui/page/margin-column.tsx";
import { AbstractHead } from "./components/abstract-head.tsx";
import { ConfirmedSession } from "./components/loaded-session.tsx";
import { AbstractPreview } from "./components/review/abstract-preview.tsx";
import classes from "./components/review/review.module.css";
import { useStage } from "./components/use-stage.ts";
import { AnswerList } from "./components/writing/answer-list.tsx";
import { ConflictDialog } from "./components/writing/conflict-dialog.tsx";
import { useAnswers } from "./components/writing/use-answers.ts";
import { useSaveAnnouncements } from "./components/writing/use-save-announcements.ts";
import { useWriterBase } from "./components/writing/use-writer-base.ts";
import { WritingMargin } from "./components/writing/writing-margin.tsx";

/** The answers as one text (S28, S173). */
export function ReviewPage() {
  return <ConfirmedSession>{(session) => <Review session={session} />}</ConfirmedSession>;
}

function Review({ session }: { session: AbstractSession }) {
  const { t } = useTranslation("abstracts");
  const base = useWriterBase();
  const { answers, autosave } = useAnswers(session);
  const [view, setView] = useState<"preview" | "revise">("preview");
  const [form, setForm] = useState<AbstractForm>(outlineOf(session.criteriaResponses).form);
  useSaveAnnouncements(answers);
  useStage(session, "review");
  return (
    <>
      <AbstractHead session={session} lead={t("review-lead")} />
      <WithMargin
        label={t("about-template")}
        margin={<WritingMargin session={session} answers={answers} />}
      >
        <div className={classes.bar}>
          <ChoiceBar
            label={t("view")}
            value={view}
            choices={[
              { value: "preview", label: t("preview") },
              { value: "revise", label: t("revise") },
            ]}
            onChange={(next) => setView(next === "revise" ? "revise" : "preview")}
          />
          {view === "preview" && (
            <ChoiceBar
              label={t("form")}
              value={form}
              choices={[
                { value: "structured", label: t("with-headings") },
                { value: "unstructured", label: t("without-headings") },
              ]}
              onChange={(next) => setForm(next === "structured" ? "structured" : "unstructured")}
            />
          )}
          <Link className={classes.back} to={`${base}/abstract-writer/${session.session}/template`}>
            <IconArrowLeft size={18} stroke={1.6} aria-hidden />
            {t("back-to-template")}
          </Link>
        </div>
        {view === "preview" ? (
          <AbstractPreview key={form} session={session} texts={answers.texts} form={form} />
        ) : (
          <AnswerList session={session} answers={answers} autosave={autosave} />
        )}
      </WithMargin>
      <ConflictDialog session={session} answers={answers} autosave={autosave} />
    </>
  );
}
