import type { AbstractSection } from "@curie/contract";
import { IconAlertCircle, IconCheck, IconCloudOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFailureMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { Spinner } from "#ui/status/spinner.tsx";
import type { Answers, Autosave } from "./autosave.ts";
import classes from "./save-state.module.css";

type SaveStateProps = { section: AbstractSection; answers: Answers; autosave: Autosave };

/** Saved, saving or not saved, in words; and the button that saves at once (S170, G-72). */
export function SaveState({ section, answers, autosave }: SaveStateProps) {
  const { t } = useTranslation(["abstracts", "app"]);
  const isConflict = answers.conflicts[section] !== undefined;
  const isSaving = answers.saving && answers.unsaved[section] !== undefined;
  return (
    <>
      <State section={section} answers={answers} />
      <BusyButton
        className={classes.save}
        busy={isSaving && !isConflict}
        onClick={() => (isConflict ? autosave.compare() : autosave.save())}
      >
        {t(isConflict ? "compare" : "app:save")}
      </BusyButton>
    </>
  );
}

function State({ section, answers }: Omit<SaveStateProps, "autosave">) {
  const { t } = useTranslation(["abstracts", "app"]);
  const failureMessage = useFailureMessage();
  const formatting = useFormatting();
  const { unsaved, saving, failure, conflicts, savedAt, texts, willRetry } = answers;
  if (conflicts[section] !== undefined) {
    return (
      <span className={classes.failed}>
        <IconAlertCircle size={18} stroke={1.6} aria-hidden />
        {t("not-saved-conflict")}
      </span>
    );
  }
  if (unsaved[section]) {
    if (saving) {
      return (
        <span className={classes.state}>
          <Spinner size={18} /> {t("app:saving")}
        </span>
      );
    }
    if (failure) {
      return (
        <span className={classes.failed}>
          <IconCloudOff size={18} stroke={1.6} aria-hidden />
          <span>
            {t("not-saved")} {failureMessage(failure)}{" "}
            {t(willRetry ? "kept-and-retried" : "kept-here")}
          </span>
        </span>
      );
    }
    return <span className={classes.state}>{t("not-saved-yet")}</span>;
  }
  const at = savedAt[section];
  if (!at && !texts[section]) return null;
  return (
    <span className={classes.saved}>
      <IconCheck size={17} stroke={2.2} aria-hidden />
      {at ? t("saved-at", { time: formatting.time(at.toISOString()) }) : t("saved")}
    </span>
  );
}
