import type { Document } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "#lib/failure-message.ts";
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx";

type DeleteDialogProps = {
  document: Document;
  remove: (document: Document) => Promise<void>;
  /** Plans and access, which the deletion may have changed. */
  refreshShared: () => Promise<void>;
  reloadList: () => Promise<void>;
  onClose: () => void;
};

/** Asks, deletes, refreshes what is shared, closes, reloads the list: in this order (S71). */
export function DeleteDialog(props: DeleteDialogProps) {
  const { document, remove, refreshShared, reloadList, onClose } = props;
  const { t } = useTranslation(["documents", "app"]);
  const errorMessage = useErrorMessage();

  async function confirm() {
    await remove(document);
    await refreshShared();
    onClose();
    await reloadList();
  }

  return (
    <ConfirmDialog
      title={t("delete-title")}
      text={t(document.type === "edit" ? "delete-text" : "delete-text-translation", {
        name: document.file.name,
      })}
      confirmLabel={t("yes-delete")}
      runningLabel={t("deleting")}
      cancelLabel={t("app:cancel")}
      closeLabel={t("app:close")}
      onConfirm={confirm}
      messageOf={errorMessage}
      onClose={onClose}
    />
  );
}
