import { type SourceLanguage, translationMaxWords } from "@curie/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { WizardProps } from "#features/documents/components/service-page.tsx";
import { UploadWizard } from "#features/documents/components/upload-wizard.tsx";
import { LazyAppliedTerms } from "#features/terms/components/lazy-applied-terms.tsx";
import { useFormatting } from "#lib/language.tsx";
import { enginesQuery, startTranslation } from "../queries.ts";
import { EngineNotice } from "./engine-notice.tsx";
import { LanguageChoice } from "./language-choice.tsx";

/** Two steps: the file, then its language, with what will translate it. */
export function TranslationWizard({ usesLeft, ...handlers }: WizardProps) {
  const { t } = useTranslation("translation");
  const formatting = useFormatting();
  const { data } = useQuery(enginesQuery);
  const isKnownToWait = (language: SourceLanguage) =>
    data?.engines.some((one) => one.language === language && one.state !== "ready") ?? false;
  return (
    <UploadWizard<SourceLanguage>
      {...handlers}
      messages={{
        title: t("translate-a-document"),
        secondStep: t("step-language"),
        start: t("start-translation"),
        leaveTitle: t("leave-title"),
        leaveText: (name) => t("leave-text", { name }),
        stay: t("stay"),
        note:
          usesLeft === null
            ? t("uses-none")
            : t("uses-one-of", {
                count: usesLeft,
                number: formatting.number(usesLeft),
              }),
      }}
      maxWords={translationMaxWords}
      choice={(props) => <LanguageChoice {...props} />}
      beside={(chosen, upload) => (
        <>
          <EngineNotice chosen={chosen} />
          <LazyAppliedTerms upload={upload} />
        </>
      )}
      mayStart={(chosen) => !isKnownToWait(chosen)}
      start={startTranslation}
    />
  );
}
