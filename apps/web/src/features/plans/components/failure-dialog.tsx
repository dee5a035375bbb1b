import { useTranslation } from "react-i18next";
import type { Failure } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { FactDialog } from "#ui/dialogs/fact-dialog.tsx";

type FailureDialogProps = { title: string; failure: Failure; onClose: () => void };

/** Says why a file could not be fetched. */
export function FailureDialog({ title, failure, onClose }: FailureDialogProps) {
  const { t } = useTranslation("app");
  const failureMessage = useFailureMessage();
  return (
    <FactDialog
      title={title}
      closeLabel={t("close")}
      primary={{ label: t("got-it"), onClick: onClose }}
      onClose={onClose}
    >
      <p>{failureMessage(failure)}</p>
    </FactDialog>
  );
}
