import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "#lib/failure-message.ts";
import { useSignedInUser } from "#lib/session.ts";
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx";
import { focusMain } from "#ui/page/focus-main.ts";
import { leaveGroup } from "../queries.ts";

/** Asks before access through a group ends (S85, S121). */
export function LeaveGroupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["plans", "app"]);
  const errorMessage = useErrorMessage();
  const queries = useQueryClient();
  const { identity } = useSignedInUser();

  async function confirm() {
    await leaveGroup(queries, identity);
    onClose();
    // The card with the menu that led here is gone.
    focusMain();
  }
  return (
    <ConfirmDialog
      title={t("leave-group-title")}
      text={t("leave-group-text")}
      confirmLabel={t("app:continue")}
      runningLabel={t("leaving-group")}
      cancelLabel={t("app:cancel")}
      closeLabel={t("app:close")}
      onConfirm={confirm}
      messageOf={errorMessage}
      onClose={onClose}
    />
  );
}
