import { useTranslation } from "react-i18next";
import type { Failure } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { FactDialog } from "#ui/dialogs/fact-dialog.tsx";

type ReceiptFailedDialogProps = { failure: Failure; onClose: () => void };

export function ReceiptFailedDialog({ failure, onClose }: ReceiptFailedDialogProps) {
  const { t } = useTranslation(["plans", "app"]);
  const failureMessage = useFailureMessage();
  return (
    <FactDialog
      title={t("receipt-failed")}
      closeLabel={t("app:close")}
      primary={{ label: t("app:got-it"), onClick: onClose }}
      onClose={onClose}
    >
      <p>{failureMessage(failure)}</p>
    </FactDialog>
  );
}
