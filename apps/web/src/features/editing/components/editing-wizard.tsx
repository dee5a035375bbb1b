import { editingMaxWords, type StyleOfEnglish } from "@curie/contract";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FirstLanguageField } from "#features/accounts/components/first-language-field.tsx";
import { OxfordSwitch } from "#features/accounts/components/oxford-switch.tsx";
import { useRememberChoices } from "#features/accounts/queries.ts";
import type { WizardProps } from "#features/documents/components/service-page.tsx";
import { UploadWizard } from "#features/documents/components/upload-wizard.tsx";
import { LazyAppliedTerms } from "#features/terms/components/lazy-applied-terms.tsx";
import { useFormatting } from "#lib/language.tsx";
import { useApplication, useSignedInUser } from "#lib/session.ts";
import { type ChosenStrength, strengthToStart, targetOf } from "../model.ts";
import { startEdit } from "../queries.ts";
import { VersionChoice } from "../versions/components/version-choice.tsx";
import { type ChosenVersion, chosenFor } from "../versions/model.ts";
import classes from "./edit-options.module.css";
import { ModelNotice } from "./model-notice.tsx";
import { StrengthChoice } from "./strength-choice.tsx";
import { StyleChoice } from "./style-choice.tsx";

/** Two steps: the file, then the English. What is chosen beside it is proposed again next time. */
export function EditingWizard({ usesLeft, ...handlers }: WizardProps) {
  const { t } = useTranslation(["editing", "documents"]);
  const formatting = useFormatting();
  const user = useSignedInUser();
  const remember = useRememberChoices();
  const [oxfordSpelling, setOxfordSpelling] = useState(user.oxfordSpelling);
  const [firstLanguage, setFirstLanguage] = useState(user.firstLanguage);
  const { strengths } = useApplication().editing;
  const [strength, setStrength] = useState<ChosenStrength>({ strength: "proofread", target: "" });
  const [targetMissing, setTargetMissing] = useState(false);
  const targetField = useRef<HTMLInputElement>(null);
  const [version, setVersion] = useState<ChosenVersion | null>(null);

  async function start(file: string, styleOfEnglish: StyleOfEnglish) {
    const isBritish = styleOfEnglish === "British English";
    const { previous } = chosenFor(version, file);
    const document = await startEdit(file, {
      ...(previous === null ? {} : { previous }),
      styleOfEnglish,
      oxfordSpelling: isBritish && oxfordSpelling,
      firstLanguage,
      ...strengthToStart(strength),
    });
    remember({ firstLanguage, ...(isBritish ? { oxfordSpelling } : {}) });
    return document;
  }

  return (
    <UploadWizard<StyleOfEnglish>
      {...handlers}
      messages={{
        title: t("check-a-document"),
        secondStep: t("step-style"),
        start: t("start-editing"),
        leaveTitle: t("leave-title"),
        leaveText: (name) => t("leave-text", { name }),
        stay: t("stay"),
        note:
          usesLeft === null
            ? t("uses-none")
            : t("uses-one-of", { count: usesLeft, number: formatting.number(usesLeft) }),
      }}
      maxWords={editingMaxWords}
      choice={(props) => <StyleChoice {...props} />}
      beside={(chosen, upload) => (
        <>
          {upload !== null && (
            <VersionChoice
              chosen={chosenFor(version, upload)}
              asked={{ styleOfEnglish: chosen, oxfordSpelling, strength: strength.strength }}
              onChoose={setVersion}
            />
          )}
          <StrengthChoice
            strengths={strengths}
            chosen={strength}
            targetMissing={targetMissing}
            targetRef={targetField}
            onChoose={setStrength}
          />
          <div className={classes.options}>
            {chosen === "British English" && (
              <OxfordSwitch checked={oxfordSpelling} onChange={setOxfordSpelling} />
            )}
            <FirstLanguageField
              label={t("documents:first-language")}
              value={firstLanguage}
              onChange={setFirstLanguage}
            />
          </div>
          <LazyAppliedTerms upload={upload} />
          <ModelNotice />
        </>
      )}
      mayStart={() => {
        const isMissing = strength.strength === "shorten" && targetOf(strength) === null;
        setTargetMissing(isMissing);
        if (isMissing) targetField.current?.focus();
        return !isMissing;
      }}
      start={start}
    />
  );
}
