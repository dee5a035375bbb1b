import {
  type EditStrength,
  editingMaxWords,
  editTargetMinWords,
  strengthExamples,
} from "@curie/contract";
import { TextInput } from "@mantine/core";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { WizardChoice } from "#features/documents/components/wizard-choice.tsx";
import { useFormatting } from "#lib/language.tsx";
import { type ChosenStrength, marked, needsModel, targetOf } from "../model.ts";
import classes from "./strength-choice.module.css";

type StrengthChoiceProps = {
  /** What this server can do. */
  strengths: readonly EditStrength[];
  chosen: ChosenStrength;
  /** Start was pressed without a number of words that can be used. */
  targetMissing: boolean;
  targetRef: Ref<HTMLInputElement>;
  onChoose: (chosen: ChosenStrength) => void;
};

/** How much is changed, each with what it makes of the same sentence. */
export function StrengthChoice(props: StrengthChoiceProps) {
  const { strengths, chosen, targetMissing, targetRef, onChoose } = props;
  const { t } = useTranslation(["editing", "documents"]);
  const { number } = useFormatting();
  return (
    <div className={classes.strength}>
      <WizardChoice<EditStrength>
        question={t("which-strength")}
        note={
          <p className={classes.written}>
            {t("strength-as-written", { sentence: strengthExamples.written })}
          </p>
        }
        answers={strengths.map((strength) => ({
          value: strength,
          label: t(`documents:strength-${strength}`),
          detail: (
            <>
              <span className={classes.text}>
                {t(`strength-${strength}-text`)}
                {needsModel(strength) && <> {t("strength-example-of-kind")}</>}
              </span>
              <span lang="en" className={classes.example}>
                {marked(strengthExamples.edited[strength]).map(({ text, differs, key }) =>
                  differs ? <em key={key}>{text}</em> : <span key={key}>{text}</span>,
                )}
              </span>
            </>
          ),
        }))}
        chosen={chosen.strength}
        missing={null}
        describedBy={undefined}
        onChoose={(strength) => onChoose({ ...chosen, strength })}
        firstRef={null}
      />
      {chosen.strength === "shorten" && (
        <TextInput
          ref={targetRef}
          className={classes.target ?? ""}
          label={t("target-words")}
          description={t("target-words-hint")}
          inputMode="numeric"
          autoComplete="off"
          value={chosen.target}
          error={
            targetMissing &&
            targetOf(chosen) === null &&
            t("target-words-error", {
              least: number(editTargetMinWords),
              most: number(editingMaxWords),
            })
          }
          onChange={({ currentTarget }) => onChoose({ ...chosen, target: currentTarget.value })}
        />
      )}
    </div>
  );
}
