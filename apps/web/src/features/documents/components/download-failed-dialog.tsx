import { useTranslation } from "react-i18next";
import type { Failure } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { FactDialog } from "#ui/dialogs/fact-dialog.tsx";

type DownloadFailedDialogProps = { failure: Failure; onClose: () => void };

export function DownloadFailedDialog({ failure, onClose }: DownloadFailedDialogProps) {
  const { t } = useTranslation(["documents", "app"]);
  const failureMessage = useFailureMessage();
  return (
    <FactDialog
      title={t("download-failed-title")}
      closeLabel={t("app:close")}
      primary={{ label: t("app:got-it"), onClick: onClose }}
      onClose={onClose}
    >
      <p>{failureMessage(failure)}</p>
    </FactDialog>
  );
}
