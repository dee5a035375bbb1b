import { useTranslation } from "react-i18next";
import { failureOf } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx";

type IncompatiblePlansDialogProps = { onEndTrial: () => Promise<void>; onClose: () => void };

/** A group and a running free trial: the join was refused; the trial may be ended for it (S86, G-25). */
export function IncompatiblePlansDialog({ onEndTrial, onClose }: IncompatiblePlansDialogProps) {
  const { t } = useTranslation(["plans", "app"]);
  const failureMessage = useFailureMessage();

  async function confirm(): Promise<string | null> {
    try {
      await onEndTrial();
      return null;
    } catch (error) {
      return failureMessage(failureOf(error));
    }
  }
  return (
    <ConfirmDialog
      title={t("incompatible-title")}
      text={t("incompatible-text")}
      confirmLabel={t("end-trial-and-join")}
      runningLabel={t("joining-group")}
      cancelLabel={t("app:dismiss")}
      closeLabel={t("app:close")}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
