import { editingMaxWords } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import { FactDialog } from "#ui/fact-dialog.tsx";
import { Meter } from "#ui/meter.tsx";
import { buttonsOf, type DialogButton, type EditingDialog } from "../model.ts";
import classes from "./editing-fact-dialog.module.css";

type EditingFactDialogProps = { dialog: EditingDialog; onClose: () => void };

/** What stands in the way of an edit, what it means for the file, and the way on (S221–S225). */
export function EditingFactDialog({ dialog, onClose }: EditingFactDialogProps) {
  const { t } = useTranslation(["editing", "app"]);
  const navigate = useNavigate();
  const { title, text } = useDialogWords(dialog);

  const actions: Record<DialogButton, () => void> = {
    "got-it": onClose,
    dismiss: onClose,
    "get-help": () => leaveFor("/help"),
    "upgrade-now": () => leaveFor("/rubriq/plan/subscribe"),
  };
  function leaveFor(address: string) {
    onClose();
    navigate(address);
  }

  const buttons = buttonsOf(dialog);
  const action = (name: DialogButton) => ({ label: t(`app:${name}`), onClick: actions[name] });
  const [first, second] = buttons;
  const primary = second ?? first ?? "got-it";
  return (
    <FactDialog
      title={title}
      closeLabel={t("app:close")}
      primary={action(primary)}
      secondary={second && first ? action(first) : undefined}
      onClose={onClose}
    >
      <p className={classes.text}>{text}</p>
      {dialog.kind === "count" && <UsedUp used={dialog.used} total={dialog.total} />}
    </FactDialog>
  );
}

function UsedUp({ used, total }: { used: number; total: number }) {
  const { t } = useTranslation(["editing", "app"]);
  const formatting = useFormatting();
  return (
    <>
      <div className={classes.meter}>
        <Meter
          label={t("edits")}
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

function useDialogWords(dialog: EditingDialog): { title: string; text: string } {
  const { t } = useTranslation("editing");
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
    default:
      return { title: t(`${dialog.kind}-title`), text: t(`${dialog.kind}-text`) };
  }
}
