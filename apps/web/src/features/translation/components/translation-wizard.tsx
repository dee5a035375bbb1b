import { type Document, type SourceLanguage, translationMaxWords } from "@curie/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { UploadWizard } from "#features/documents/components/upload-wizard.tsx";
import type { Failure } from "#lib/failure.ts";
import { useFormatting } from "#lib/language.tsx";
import { enginesQuery, startTranslation } from "../queries.ts";
import { EngineNotice } from "./engine-notice.tsx";
import { LanguageChoice } from "./language-choice.tsx";

type TranslationWizardProps = {
  /** Translations left before this one; null: unlimited or not known. */
  translationsLeft: number | null;
  onStarted: (document: Document) => void;
  onRefused: (failure: Failure) => void;
  onClose: () => void;
};

/** Two steps: the file, then its language, with what will translate it. */
export function TranslationWizard({ translationsLeft, ...handlers }: TranslationWizardProps) {
  const { t } = useTranslation("translation");
  const formatting = useFormatting();
  const { data } = useQuery(enginesQuery);
  const isKnownToWait = (language: SourceLanguage) =>
    data?.engines.some((one) => one.language === language && one.state !== "ready") ?? false;
  return (
    <UploadWizard<SourceLanguage>
      {...handlers}
      words={{
        title: t("translate-a-document"),
        secondStep: t("step-language"),
        start: t("start-translation"),
        leaveTitle: t("leave-title"),
        leaveText: (name) => t("leave-text", { name }),
        stay: t("stay"),
        note:
          translationsLeft === null
            ? t("uses-none")
            : t("uses-one-of", {
                count: translationsLeft,
                number: formatting.number(translationsLeft),
              }),
      }}
      maxWords={translationMaxWords}
      choice={(props) => <LanguageChoice {...props} />}
      beside={(chosen) => <EngineNotice chosen={chosen} />}
      mayStart={(chosen) => !isKnownToWait(chosen)}
      start={startTranslation}
    />
  );
}
