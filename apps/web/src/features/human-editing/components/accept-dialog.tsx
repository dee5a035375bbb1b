import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "#lib/failure-message.ts";
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx";
import { acceptOrder } from "../queries.ts";

export function AcceptDialog({ identity, onClose }: { identity: string; onClose: () => void }) {
  const { t } = useTranslation(["human-editing", "app"]);
  const errorMessage = useErrorMessage();
  const queries = useQueryClient();
  return (
    <ConfirmDialog
      title={t("accept-question")}
      text={t("accept-text")}
      confirmLabel={t("accept")}
      runningLabel={t("accepting")}
      cancelLabel={t("app:cancel")}
      closeLabel={t("app:close")}
      onConfirm={async () => {
        await acceptOrder(queries, identity);
        onClose();
      }}
      messageOf={errorMessage}
      onClose={onClose}
    />
  );
}
