import type { GroupOverview } from "@curie/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "#lib/failure-message.ts";
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx";
import { focusMain } from "#ui/page/focus-main.ts";
import { removeFromGroup } from "../queries.ts";

type RemoveMemberDialogProps = {
  token: string;
  member: GroupOverview["members"][number];
  onClose: () => void;
};

/** What somebody loses is said before it happens. */
export function RemoveMemberDialog({ token, member, onClose }: RemoveMemberDialogProps) {
  const { t } = useTranslation(["plans", "app"]);
  const errorMessage = useErrorMessage();
  const queries = useQueryClient();
  return (
    <ConfirmDialog
      title={t("run-group-remove-title")}
      text={t("run-group-remove-text", { email: member.email })}
      confirmLabel={t("run-group-remove")}
      runningLabel={t("run-group-removing")}
      cancelLabel={t("app:cancel")}
      closeLabel={t("app:close")}
      onConfirm={async () => {
        await removeFromGroup(queries, token, member.identity);
        onClose();
        // The line with the button that led here is gone.
        focusMain();
      }}
      messageOf={errorMessage}
      onClose={onClose}
    />
  );
}
