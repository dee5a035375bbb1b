import type { AbstractSection, AbstractSession } from "@curie/contract";
import { useState } from "react";
import classes from "./answer-section.module.css";
import { AnswerSection } from "./answer-section.tsx";
import type { Answers, Autosave } from "./autosave.ts";

type AnswerListProps = { session: AbstractSession; answers: Answers; autosave: Autosave };

/** The questions in their order; any number of them is open (S168). */
export function AnswerList({ session, answers, autosave }: AnswerListProps) {
  const { questions } = session;
  const [open, setOpen] = useState<ReadonlySet<AbstractSection>>(() => {
    // Somebody who comes back goes on where the first answer is missing, and sees what is unsaved.
    const begin = questions.find(({ section }) => !answers.texts[section]) ?? questions[0];
    const unsaved = questions.filter(({ section }) => answers.unsaved[section]);
    return new Set([...(begin ? [begin] : []), ...unsaved].map(({ section }) => section));
  });
  function toggle(section: AbstractSection) {
    setOpen((before) => {
      const now = new Set(before);
      if (!now.delete(section)) now.add(section);
      return now;
    });
  }
  return (
    <div className={classes.list}>
      {questions.map((question) => (
        <AnswerSection
          key={question.section}
          question={question}
          limit={session.criteriaResponses["text-limit"]}
          isOpen={open.has(question.section)}
          answers={answers}
          autosave={autosave}
          onToggle={() => toggle(question.section)}
        />
      ))}
    </div>
  );
}
