import { translationMaxWords } from "@curie/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { AccessDialog } from "#features/plans/components/access-dialog.tsx";
import { AccessMeters } from "#features/plans/components/access-meters.tsx";
import { buttonsOf } from "#features/plans/model.ts";
import { startQuery } from "#features/plans/queries.ts";
import { useFormatting } from "#lib/language.tsx";
import type { TranslationDialog } from "../model.ts";
import classes from "./translation-fact-dialog.module.css";

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
    >
      {isUsedUp(dialog) && <UsedUp />}
    </AccessDialog>
  );
}

function isUsedUp({ kind }: TranslationDialog): boolean {
  return kind.endsWith("-exceeded");
}

/** What each running plan gave, and how much of it is used. */
function UsedUp() {
  const access = useQuery(startQuery).data?.access.translation;
  return (
    <div className={classes.meters}>
      {access && <AccessMeters service="translations" access={access} />}
    </div>
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
