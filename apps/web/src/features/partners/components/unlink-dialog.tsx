import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "#lib/failure-message.ts";
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx";
import { unlinkPreprints } from "../queries.ts";

type UnlinkDialogProps = { onUnlinked: () => void; onClose: () => void };

/** Asks before the preprints account is unlinked; a failure is said inside. */
export function UnlinkDialog({ onUnlinked, onClose }: UnlinkDialogProps) {
  const { t } = useTranslation(["partners", "app"]);
  const errorMessage = useErrorMessage();
  const queries = useQueryClient();

  async function unlink() {
    await unlinkPreprints(queries);
    onUnlinked();
  }
  return (
    <ConfirmDialog
      title={t("preprints-unlink-title")}
      text={t("preprints-unlink-text")}
      confirmLabel={t("preprints-unlink")}
      runningLabel={t("preprints-unlinking")}
      cancelLabel={t("app:cancel")}
      closeLabel={t("app:close")}
      onConfirm={unlink}
      messageOf={errorMessage}
      onClose={onClose}
    />
  );
}
