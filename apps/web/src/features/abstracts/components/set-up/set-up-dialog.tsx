import type { AbstractSession } from "@curie/contract";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { SetUpList } from "./set-up-list.tsx";

type SetUpDialogProps = { session: AbstractSession; onClose: () => void };

/** What was answered before writing (S167); read-only. */
export function SetUpDialog({ session, onClose }: SetUpDialogProps) {
  const { t } = useTranslation(["abstracts", "app"]);
  return (
    <Dialog
      title={t("your-set-up")}
      closeLabel={t("app:close")}
      onClose={onClose}
      foot={
        <Button onClick={onClose} data-autofocus>
          {t("app:close")}
        </Button>
      }
    >
      <SetUpList session={session} />
    </Dialog>
  );
}
