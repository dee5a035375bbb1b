import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { failureOf } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { useSignedInUser } from "#lib/session.ts";
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx";
import { focusMain } from "#ui/page/focus-main.ts";
import { leaveGroup } from "../queries.ts";

/** Asks before access through a group ends (S85, S121). */
export function LeaveGroupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["plans", "app"]);
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  const { identity } = useSignedInUser();

  async function confirm(): Promise<string | null> {
    try {
      await leaveGroup(queries, identity);
    } catch (error) {
      return failureMessage(failureOf(error));
    }
    onClose();
    // The card with the menu that led here is gone.
    focusMain();
    return null;
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
      onClose={onClose}
    />
  );
}
