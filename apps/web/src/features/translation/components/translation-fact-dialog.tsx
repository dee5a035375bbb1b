import { translationMaxWords } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { AccessDialog } from "#features/plans/components/access-dialog.tsx";
import { buttonsOf } from "#features/plans/model.ts";
import { useFormatting } from "#lib/language.tsx";
import type { TranslationDialog } from "../model.ts";

type TranslationFactDialogProps = { dialog: TranslationDialog; onClose: () => void };

/** What stands in the way of a translation, what it means, and the way on (S226–S229). */
export function TranslationFactDialog({ dialog, onClose }: TranslationFactDialogProps) {
  const { title, text } = useDialogMessages(dialog);
  return (
    <AccessDialog
      title={title}
      text={text}
      buttons={buttonsOf(dialog)}
      groupAdmin={"groupAdmin" in dialog ? dialog.groupAdmin : null}
      onClose={onClose}
    />
  );
}

function useDialogMessages(dialog: TranslationDialog): { title: string; text: string } {
  const { t } = useTranslation("translation");
  const formatting = useFormatting();
  switch (dialog.kind) {
    case "premium-and-group-exceeded":
    case "premium-exceeded":
      return {
        title: t(`${dialog.kind}-title`),
        text:
          dialog.again === null
            ? t(`${dialog.kind}-text-none`)
            : t(`${dialog.kind}-text`, { date: formatting.day(dialog.again) }),
      };
    case "from-date":
      return {
        title: t("from-date-title", { date: formatting.day(dialog.from) }),
        text: t("from-date-text"),
      };
    case "word-count": {
      const maxWords = formatting.number(translationMaxWords);
      return {
        title: t("word-count-title"),
        text:
          dialog.words === null
            ? t("word-count-text-unknown", { maxWords })
            : t("word-count-text", { words: formatting.number(dialog.words), maxWords }),
      };
    }
    default:
      return { title: t(`${dialog.kind}-title`), text: t(`${dialog.kind}-text`) };
  }
}
