import { editingMaxWords } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { AccessDialog } from "#features/plans/components/access-dialog.tsx";
import { buttonsOf } from "#features/plans/model.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { Meter } from "#ui/status/meter.tsx";
import type { EditingDialog } from "../model.ts";
import classes from "./editing-fact-dialog.module.css";

type EditingFactDialogProps = { dialog: EditingDialog; onClose: () => void };

/** What stands in the way of an edit, what it means for the file, and the way on (S221–S225). */
export function EditingFactDialog({ dialog, onClose }: EditingFactDialogProps) {
  const { title, text } = useDialogMessages(dialog);
  return (
    <AccessDialog
      title={title}
      text={text}
      buttons={buttonsOf(dialog)}
      groupAdmin={"groupAdmin" in dialog ? dialog.groupAdmin : null}
      offersTrial={dialog.kind === "no-plan"}
      onClose={onClose}
    >
      {dialog.kind === "count" && <UsedUp used={dialog.used} total={dialog.total} />}
    </AccessDialog>
  );
}

function UsedUp({ used, total }: { used: number; total: number }) {
  const { t } = useTranslation(["editing", "plans", "app"]);
  const formatting = useFormatting();
  return (
    <>
      <div className={classes.meter}>
        <Meter
          label={t("plans:edits")}
          value={t("app:of-used", {
            used: formatting.number(used),
            total: formatting.number(total),
          })}
          used={used}
          of={total}
        />
      </div>
      <p className={classes.small}>{t("not-uploaded-not-charged")}</p>
    </>
  );
}

function useDialogMessages(dialog: EditingDialog): { title: string; text: string } {
  const { t } = useTranslation(["editing", "errors"]);
  const failureMessage = useFailureMessage();
  const formatting = useFormatting();
  switch (dialog.kind) {
    case "hourly":
      return {
        title: t("hourly-title"),
        text:
          dialog.availableAt === null
            ? t("hourly-text-later")
            : t("hourly-text", { time: formatting.time(dialog.availableAt) }),
      };
    case "count": {
      const total = { count: dialog.total, number: formatting.number(dialog.total) };
      if (dialog.again === null) return { title: t("count-title", total), text: t("count-text") };
      return {
        title: t("count-title-month", total),
        text: t("count-text-month", { date: formatting.day(dialog.again) }),
      };
    }
    case "word-count": {
      const maxWords = formatting.number(editingMaxWords);
      return {
        title: t("word-count-title"),
        text:
          dialog.words === null
            ? t("word-count-text-unknown", { maxWords })
            : t("word-count-text", { words: formatting.number(dialog.words), maxWords }),
      };
    }
    case "choice":
      return {
        title: t(`errors:${dialog.code}.title`),
        text: failureMessage(dialog.failure),
      };
    default:
      return { title: t(`${dialog.kind}-title`), text: t(`${dialog.kind}-text`) };
  }
}
