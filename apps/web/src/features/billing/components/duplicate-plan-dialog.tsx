import { useTranslation } from "react-i18next";
import { FactDialog } from "#ui/dialogs/fact-dialog.tsx";

/** Instead of a checkout, for who has an active premium plan (S84, S140). */
export function DuplicatePlanDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["billing", "app"]);
  return (
    <FactDialog
      title={t("duplicate-title")}
      closeLabel={t("app:close")}
      primary={{ label: t("app:got-it"), onClick: onClose }}
      onClose={onClose}
    >
      <p>{t("curie.duplicate-plan-description")}</p>
    </FactDialog>
  );
}
