import { useTranslation } from "react-i18next";
import type { Failure } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { FactDialog } from "#ui/dialogs/fact-dialog.tsx";

type InvoiceFailedDialogProps = { failure: Failure; onClose: () => void };

/** Why an invoice could not be opened (S182). */
export function InvoiceFailedDialog({ failure, onClose }: InvoiceFailedDialogProps) {
  const { t } = useTranslation(["orders", "app"]);
  const failureMessage = useFailureMessage();
  return (
    <FactDialog
      title={t("invoice-failed")}
      closeLabel={t("app:close")}
      primary={{ label: t("app:got-it"), onClick: onClose }}
      onClose={onClose}
    >
      <p>{failureMessage(failure)}</p>
    </FactDialog>
  );
}
