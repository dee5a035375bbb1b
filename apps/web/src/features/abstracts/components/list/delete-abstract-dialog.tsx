import { type AbstractCard, deletedAbstractDays } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { deleteAbstract } from "#features/abstracts/queries.ts";
import { useErrorMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { useSignedInUser } from "#lib/session.ts";
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx";
import { forgetDrafts } from "../writing/drafts.ts";

type DeleteAbstractDialogProps = {
  card: AbstractCard;
  onDeleted: () => Promise<void>;
  onClose: () => void;
};

/** Asks before an abstract leaves the list (G-76). */
export function DeleteAbstractDialog({ card, onDeleted, onClose }: DeleteAbstractDialogProps) {
  const { t } = useTranslation(["abstracts", "app"]);
  const { identity } = useSignedInUser();
  const errorMessage = useErrorMessage();
  const formatting = useFormatting();
  async function confirm() {
    await deleteAbstract(card.session);
    forgetDrafts({ user: identity, session: card.session });
    await onDeleted();
  }
  return (
    <ConfirmDialog
      title={t("delete-title")}
      text={t("delete-text", {
        title: card.title === "" ? t("new-abstract") : card.title,
        days: formatting.number(deletedAbstractDays),
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
