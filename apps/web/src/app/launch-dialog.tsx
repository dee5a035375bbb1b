import { useState } from "react";
import { useTranslation } from "react-i18next";
import { client } from "#lib/api.ts";
import { isDialogOpen } from "#ui/dialogs/dialog.tsx";
import { FactDialog } from "#ui/dialogs/fact-dialog.tsx";

type LaunchDialogProps = {
  onAcknowledged: () => void;
  /** Closed without acknowledging: the next visit shows it again. */
  onClose: () => void;
};

/**
 * Stands over nothing: when a dialog was opened while this one was on its way, it waits for the
 * next visit.
 */
export function LaunchDialog({ onAcknowledged, onClose }: LaunchDialogProps) {
  const { t } = useTranslation();
  const [comesTooLate] = useState(isDialogOpen);
  if (comesTooLate) return null;

  function acknowledge() {
    onClose();
    client.notices.acknowledgeLaunch().then(onAcknowledged, () => {
      // Not noted, so the next visit says it again.
    });
  }
  return (
    <FactDialog
      title={t("launch-title")}
      closeLabel={t("close")}
      primary={{ label: t("got-it"), onClick: acknowledge }}
      onClose={onClose}
    >
      <p>{t("launch-text")}</p>
    </FactDialog>
  );
}
