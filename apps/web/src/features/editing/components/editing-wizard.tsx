import { editingMaxWords, type StyleOfEnglish } from "@curie/contract";
import { useTranslation } from "react-i18next";
import type { WizardProps } from "#features/documents/components/service-page.tsx";
import { UploadWizard } from "#features/documents/components/upload-wizard.tsx";
import { useFormatting } from "#lib/language.tsx";
import { startEdit } from "../queries.ts";
import { ModelNotice } from "./model-notice.tsx";
import { StyleChoice } from "./style-choice.tsx";

/** Two steps: the file, then the English. */
export function EditingWizard({ usesLeft, ...handlers }: WizardProps) {
  const { t } = useTranslation("editing");
  const formatting = useFormatting();
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
      beside={() => <ModelNotice />}
      start={startEdit}
    />
  );
}
