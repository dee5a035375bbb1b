import {
  type GuidingQuestion,
  isWrittenWithoutSpaces,
  lengthOf,
  type TextLimit,
} from "@curie/contract";
import { IconChevronDown } from "@tabler/icons-react";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { useLengthText } from "../use-length-text.ts";
import classes from "./answer-section.module.css";
import type { Answers, Autosave } from "./autosave.ts";
import { SaveState } from "./save-state.tsx";

const AnswerEditor = lazy(async () => ({
  default: (await import("./answer-editor.tsx")).AnswerEditor,
}));

type AnswerSectionProps = {
  question: GuidingQuestion;
  limit: TextLimit | undefined;
  isOpen: boolean;
  answers: Answers;
  autosave: Autosave;
  onToggle: () => void;
};

/** A guiding question, what helps to answer it, and the answer (S168–S170). */
export function AnswerSection(props: AnswerSectionProps) {
  const { question, limit, isOpen, answers, autosave, onToggle } = props;
  const { t } = useTranslation(["abstracts", "app"]);
  const lengthText = useLengthText();
  const id = useId();
  // Once opened it stays, so that closing it does not take the undo history away.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const { section, heading, optional, guidance, hints, example } = question;
  const text = answers.texts[section] ?? "";
  const unit = { useCharacters: limit?.useCharacters ?? false };
  const length = lengthText(lengthOf(text, unit), unit);
  return (
    <section className={classes.section}>
      <h2 className={classes.head}>
        <button
          type="button"
          className={classes.opener}
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onClick={onToggle}
        >
          <IconChevronDown className={classes.chevron} size={20} stroke={1.6} aria-hidden />
          <span className={classes.heading}>
            {heading} {optional && <span className={classes.optional}>{t("may-stay-empty")}</span>}
          </span>
          <span className={classes.length}>{text === "" ? t("not-started") : length}</span>
        </button>
      </h2>
      <div id={`${id}-panel`} className={classes.panel} hidden={!isOpen}>
        <p className={classes.question} id={`${id}-question`}>
          {question.question}
        </p>
        <p className={classes.guidance} id={`${id}-guidance`}>
          {guidance}
        </p>
        <details className={classes.hints}>
          <summary>{t("hints")}</summary>
          <ul>
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
          <p className={classes.exampleLabel}>{t("example")}</p>
          <p className={classes.example} lang="en">
            {example}
          </p>
        </details>
        {wasOpen && (
          <Suspense
            fallback={
              <div className={classes.awaited}>
                <ContentSkeleton label={t("app:loading")} />
              </div>
            }
          >
            <AnswerEditor
              text={text}
              version={answers.versions[section] ?? 0}
              labelledBy={`${id}-question`}
              describedBy={`${id}-guidance`}
              start={
                <span className={classes.count}>
                  {length}
                  {!unit.useCharacters && isWrittenWithoutSpaces(text) && (
                    <span className={classes.hint}>{t("without-spaces")}</span>
                  )}
                </span>
              }
              end={<SaveState section={section} answers={answers} autosave={autosave} />}
              onChange={(html) => autosave.write(section, html)}
            />
          </Suspense>
        )}
      </div>
    </section>
  );
}
