import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Failure } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { FactDialog } from "#ui/dialogs/fact-dialog.tsx";

type ProviderFailedDialogProps = { failure: Failure; onClose: () => void };

/** The payment provider's page could not be reached (G-42). */
export function ProviderFailedDialog({ failure, onClose }: ProviderFailedDialogProps) {
  const { t } = useTranslation(["plans", "app"]);
  const failureMessage = useFailureMessage();
  const navigate = useNavigate();
  return (
    <FactDialog
      title={t("provider-failed-title")}
      closeLabel={t("app:close")}
      primary={{ label: t("app:dismiss"), onClick: onClose }}
      secondary={{
        label: t("app:get-help"),
        onClick: () => {
          onClose();
          navigate("/help");
        },
      }}
      onClose={onClose}
    >
      <p>{failureMessage(failure)}</p>
    </FactDialog>
  );
}
