import type { AbstractSession } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { WithMargin } from "#ui/page/margin-column.tsx";
import { AbstractHead } from "./components/abstract-head.tsx";
import { ConfirmedSession } from "./components/loaded-session.tsx";
import { useStage } from "./components/use-stage.ts";
import { AnswerList } from "./components/writing/answer-list.tsx";
import { ConflictDialog } from "./components/writing/conflict-dialog.tsx";
import { TotalFoot } from "./components/writing/total-foot.tsx";
import { useAnswers } from "./components/writing/use-answers.ts";
import { useSaveAnnouncements } from "./components/writing/use-save-announcements.ts";
import { useWriterBase } from "./components/writing/use-writer-base.ts";
import { WritingMargin } from "./components/writing/writing-margin.tsx";

/** The guiding questions and a field for each answer (S27). */
export function TemplatePage() {
  return <ConfirmedSession>{(session) => <Template session={session} />}</ConfirmedSession>;
}

function Template({ session }: { session: AbstractSession }) {
  const { t } = useTranslation("abstracts");
  const base = useWriterBase();
  const { answers, autosave } = useAnswers(session);
  useSaveAnnouncements(answers);
  useStage(session, "template");
  return (
    <>
      <AbstractHead session={session} lead={t("template-lead")} />
      <WithMargin
        label={t("about-template")}
        margin={<WritingMargin session={session} answers={answers} />}
      >
        <AnswerList session={session} answers={answers} autosave={autosave} />
        <TotalFoot
          session={session}
          answers={answers}
          link={{
            to: `${base}/abstract-writer/${session.session}/review`,
            label: t("review-abstract"),
          }}
        />
      </WithMargin>
      <ConflictDialog session={session} answers={answers} autosave={autosave} />
    </>
  );
}
