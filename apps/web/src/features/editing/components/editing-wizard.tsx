import { type Document, editingMaxWords, type StyleOfEnglish } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { UploadWizard } from "#features/documents/components/upload-wizard.tsx";
import type { Failure } from "#lib/failure.ts";
import { useFormatting } from "#lib/language.tsx";
import { startEdit } from "../queries.ts";
import { ModelNotice } from "./model-notice.tsx";
import { StyleChoice } from "./style-choice.tsx";

type EditingWizardProps = {
  /** Edits left before this one; null: unlimited or not known. */
  editsLeft: number | null;
  onStarted: (document: Document) => void;
  onRefused: (failure: Failure) => void;
  onClose: () => void;
};

/** Two steps: the file, then the English. */
export function EditingWizard({ editsLeft, ...handlers }: EditingWizardProps) {
  const { t } = useTranslation("editing");
  const formatting = useFormatting();
  return (
    <UploadWizard<StyleOfEnglish>
      {...handlers}
      words={{
        title: t("check-a-document"),
        secondStep: t("step-style"),
        start: t("start-editing"),
        leaveTitle: t("leave-title"),
        leaveText: (name) => t("leave-text", { name }),
        stay: t("stay"),
        note:
          editsLeft === null
            ? t("uses-none")
            : t("uses-one-of", { count: editsLeft, number: formatting.number(editsLeft) }),
      }}
      maxWords={editingMaxWords}
      choice={(props) => <StyleChoice {...props} />}
      beside={() => <ModelNotice />}
      start={startEdit}
    />
  );
}
