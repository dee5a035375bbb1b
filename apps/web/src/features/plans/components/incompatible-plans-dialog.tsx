import { useTranslation } from "react-i18next";
import { useErrorMessage } from "#lib/failure-message.ts";
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx";

type IncompatiblePlansDialogProps = { onEndTrial: () => Promise<void>; onClose: () => void };

/** A group and a running free trial: the join was refused; the trial may be ended for it (S86, G-25). */
export function IncompatiblePlansDialog({ onEndTrial, onClose }: IncompatiblePlansDialogProps) {
  const { t } = useTranslation(["plans", "app"]);
  const errorMessage = useErrorMessage();
  return (
    <ConfirmDialog
      title={t("incompatible-title")}
      text={t("incompatible-text")}
      confirmLabel={t("end-trial-and-join")}
      runningLabel={t("joining-group")}
      cancelLabel={t("app:dismiss")}
      closeLabel={t("app:close")}
      onConfirm={onEndTrial}
      messageOf={errorMessage}
      onClose={onClose}
    />
  );
}
