import type { StyleOfEnglish } from "@curie/contract";
import { useTranslation } from "react-i18next";
import type { ChoiceProps } from "#features/documents/components/upload-wizard.tsx";
import { WizardChoice } from "#features/documents/components/wizard-choice.tsx";
import { styleSpecimens } from "../model.ts";

/** American or British, each with the same sentence; the words that differ are underlined (S42). */
export function StyleChoice({ missing, ...choice }: ChoiceProps<StyleOfEnglish>) {
  const { t } = useTranslation(["editing", "documents"]);
  const styles = [
    { style: "American English", label: t("documents:style-american") },
    { style: "British English", label: t("documents:style-british") },
  ] as const;
  return (
    <WizardChoice
      {...choice}
      question={t("which-english")}
      missing={missing ? t("curie.digital-translation-styleOfEnglish-empty-error") : null}
      answers={styles.map(({ style, label }) => ({
        value: style,
        label,
        detail: (
          <span lang="en">
            {styleSpecimens[style].map(({ text, differs }) =>
              differs ? <em key={text}>{text}</em> : text,
            )}
          </span>
        ),
      }))}
    />
  );
}
