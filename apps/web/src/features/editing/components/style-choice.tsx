import type { StyleOfEnglish } from "@curie/contract";
import { type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
import { FieldMessage } from "#ui/field-message.tsx";
import { styleSpecimens } from "../model.ts";
import classes from "./style-choice.module.css";

type StyleChoiceProps = {
  chosen: StyleOfEnglish | null;
  /** Pressed too early: says what is missing. */
  missing: boolean;
  /** Id of what is to be known before choosing, when there is something. */
  describedBy: string | undefined;
  onChoose: (style: StyleOfEnglish) => void;
  firstRef: Ref<HTMLInputElement>;
};

/** American or British, each with the same sentence; the words that differ are underlined (S42). */
export function StyleChoice(props: StyleChoiceProps) {
  const { chosen, missing, describedBy, onChoose, firstRef } = props;
  const { t } = useTranslation(["editing", "documents"]);
  const name = useId();
  const messageId = useId();
  const styles = [
    { style: "American English", label: t("documents:style-american") },
    { style: "British English", label: t("documents:style-british") },
  ] as const;
  const descriptions = [describedBy, missing ? messageId : undefined].filter(Boolean).join(" ");
  return (
    <fieldset className={classes.choices} aria-describedby={descriptions || undefined}>
      <legend className={classes.question}>{t("which-english")}</legend>
      {styles.map(({ style, label }, position) => (
        <label key={style} className={classes.card}>
          <input
            ref={position === 0 ? firstRef : undefined}
            type="radio"
            name={name}
            value={style}
            checked={chosen === style}
            aria-label={label}
            aria-invalid={missing || undefined}
            onChange={() => onChoose(style)}
          />
          <span className={classes.name}>{label}</span>
          <span className={classes.specimen} lang="en">
            {styleSpecimens[style].map(({ text, differs }) =>
              differs ? <em key={text}>{text}</em> : text,
            )}
          </span>
        </label>
      ))}
      {missing && (
        <FieldMessage id={messageId}>
          {t("curie.digital-translation-styleOfEnglish-empty-error")}
        </FieldMessage>
      )}
    </fieldset>
  );
}
