import { type SourceLanguage, sourceLanguages } from "@curie/contract";
import { useTranslation } from "react-i18next";
import type { ChoiceProps } from "#features/documents/components/upload-wizard.tsx";
import { WizardChoice } from "#features/documents/components/wizard-choice.tsx";
import { ownLanguageNames } from "../model.ts";

/** One of three languages, each also under its own name (S44). */
export function LanguageChoice({ missing, ...choice }: ChoiceProps<SourceLanguage>) {
  const { t } = useTranslation("translation");
  return (
    <WizardChoice
      {...choice}
      question={t("which-language")}
      missing={missing ? t("curie.digital-translation-language-empty-error") : null}
      answers={sourceLanguages.map((value) => {
        const { name, tag } = ownLanguageNames[value];
        return { value, label: t(`from-${value}`), detail: <span lang={tag}>{name}</span> };
      })}
    />
  );
}
