import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useErrorMessage } from "#lib/failure-message.ts";
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx";
import { discardDraft } from "../queries.ts";

export function DiscardDialog({ identity, onClose }: { identity: string; onClose: () => void }) {
  const { t } = useTranslation(["human-editing", "app"]);
  const errorMessage = useErrorMessage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      title={t("discard-question")}
      text={t("discard-text")}
      confirmLabel={t("discard")}
      runningLabel={t("discarding")}
      cancelLabel={t("app:cancel")}
      closeLabel={t("app:close")}
      onConfirm={async () => {
        await discardDraft(queries, identity);
        await navigate("/rubriq/editing", { replace: true });
      }}
      messageOf={errorMessage}
      onClose={onClose}
    />
  );
}
