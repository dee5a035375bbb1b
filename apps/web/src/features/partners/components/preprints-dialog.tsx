import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useErrorMessage } from "#lib/failure-message.ts";
import { FactDialog } from "#ui/dialogs/fact-dialog.tsx";
import { linkPreprints } from "../queries.ts";

type PreprintsDialogProps = { identity: string; onClose: () => void };

/** Links at once, and says what came of it (S82, S87, S230). */
export function PreprintsDialog({ identity, onClose }: PreprintsDialogProps) {
  const { t } = useTranslation(["partners", "app"]);
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const { mutate, isSuccess, error } = useMutation({ mutationFn: linkPreprints });
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    mutate(identity);
  }, [mutate, identity]);

  if (isSuccess) {
    return (
      <FactDialog
        title={t("preprints-linked-title")}
        closeLabel={t("app:close")}
        primary={{ label: t("app:got-it"), onClick: onClose }}
        onClose={onClose}
      >
        <p>{t("preprints-linked-text")}</p>
      </FactDialog>
    );
  }
  if (error === null) return null;
  return (
    <FactDialog
      title={t("connection-failed-title")}
      closeLabel={t("app:close")}
      primary={{ label: t("app:dismiss"), onClick: onClose }}
      secondary={{ label: t("app:get-help"), onClick: () => navigate("/help") }}
      onClose={onClose}
    >
      <p>{errorMessage(error)}</p>
    </FactDialog>
  );
}
